#pragma once
#include <termpaint.h>
#include <termpaintx.h>

// termpaint passes its integration to each callback and nothing else, so the integration is the first
// member of a struct that also has the owner.
typedef struct {
  termpaint_integration base;
  void *owner;
} wordhoard_integration;
