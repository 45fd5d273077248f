/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry that fuzzers call. Built without a fuzzer, a program of its own feeds it the files named on its command line. */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
