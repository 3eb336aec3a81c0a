#pragma once

#include <stddef.h>

/// The first occurrence of some bytes in others; NULL if there is none.
const void *search_bytes(const void *bytes, size_t count, const void *needle, size_t needle_count);
