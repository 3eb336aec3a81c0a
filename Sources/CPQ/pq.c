#include "pq.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static PQLibrary library;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *file = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!file) return;
#define LOAD(name) \
  if (!(library.name = (__typeof__(&name))dlsym(file, #name))) return;
  PQ_FUNCTIONS(LOAD)
  is_open = true;
}

const PQLibrary *pq_open(void) {
  pthread_once(&once, load);
  return is_open ? &library : NULL;
}

static void drop(void *state, const char *notice) { (void)state, (void)notice; }

void pq_drop_notices(const PQLibrary *pq, PGconn *connection) {
  pq->PQsetNoticeProcessor(connection, drop, NULL);
}
