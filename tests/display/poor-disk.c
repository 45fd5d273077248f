/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A poor disk, laid over the real one: slow in folders called "slow", full in those called "full", so that it can be
 * tested what is done while a file is being written, and what becomes of it when it cannot be. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static int
is_in (int         fd,
       const char *folder)
{
  char name[64], path[4096];
  ssize_t length;

  snprintf (name, sizeof name, "/proc/self/fd/%d", fd);
  length = readlink (name, path, sizeof path - 1);
  path[length > 0 ? length : 0] = '\0';

  return strstr (path, folder) != NULL;
}

int
fsync (int fd)
{
  int (*real) (int) = (int (*) (int)) dlsym (RTLD_NEXT, "fsync");
  struct timespec pause = { 4, 0 };

  if (is_in (fd, "/slow/"))
    nanosleep (&pause, NULL);

  return real (fd);
}

/* A full disk still takes the first bytes. */
ssize_t
write (int         fd,
       const void *data,
       size_t      size)
{
  ssize_t (*real) (int, const void *, size_t) = (ssize_t (*) (int, const void *, size_t)) dlsym (RTLD_NEXT, "write");

  if (!is_in (fd, "/full/"))
    return real (fd, data, size);
  if (lseek (fd, 0, SEEK_CUR) == 0 && size > 16)
    return real (fd, data, 16);
  errno = ENOSPC;

  return -1;
}

ssize_t
writev (int                 fd,
        const struct iovec *parts,
        int                 n_parts)
{
  ssize_t (*real) (int, const struct iovec *, int) = (ssize_t (*) (int, const struct iovec *, int)) dlsym (RTLD_NEXT, "writev");

  return is_in (fd, "/full/") && n_parts > 0 ? write (fd, parts[0].iov_base, parts[0].iov_len) : real (fd, parts, n_parts);
}
