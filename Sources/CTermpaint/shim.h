#pragma once
#include <stdlib.h>
#include <termpaint.h>
#include <termpaintx.h>

// The library hands its integration back to each callback and nothing else, so it stands first in a
// struct with the owner behind it.
typedef struct {
  termpaint_integration base;
  void *owner;
} wordhoard_integration;

static inline void *wordhoard_owner(termpaint_integration *integration) {
  return ((wordhoard_integration *)integration)->owner;
}
