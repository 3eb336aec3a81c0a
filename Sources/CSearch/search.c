// The C library declares memmem for GNU programs only, and Swift sees its headers without that.
#define _GNU_SOURCE
#include "search.h"

#include <string.h>

const void *search_bytes(const void *bytes, size_t count, const void *needle, size_t needle_count) {
  return memmem(bytes, count, needle, needle_count);
}
