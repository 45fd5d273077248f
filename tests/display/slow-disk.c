/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disk that takes its time with files in folders called "slow", laid over the real one: what is done while a file is
 * being written becomes testable. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int
fsync (int fd)
{
  int (*real) (int) = (int (*) (int)) dlsym (RTLD_NEXT, "fsync");
  struct timespec pause = { 4, 0 };
  char name[64], path[4096];
  ssize_t length;

  snprintf (name, sizeof name, "/proc/self/fd/%d", fd);
  length = readlink (name, path, sizeof path - 1);
  path[length > 0 ? length : 0] = '\0';
  if (strstr (path, "/slow/") != NULL)
    nanosleep (&pause, NULL);

  return real (fd);
}
