#include "csqlite.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

// The functions that are passed on as they are: result, name without `sqlite3_`, parameters, arguments.
#define FUNCTIONS(F) \
  F(int, bind_blob64, (sqlite3_stmt *s, int i, const void *v, sqlite3_uint64 n, void (*d)(void *)), (s, i, v, n, d)) \
  F(int, bind_int64, (sqlite3_stmt *s, int i, sqlite3_int64 v), (s, i, v)) \
  F(int, bind_null, (sqlite3_stmt *s, int i), (s, i)) \
  F(int, bind_parameter_count, (sqlite3_stmt *s), (s)) \
  F(int, bind_text64, \
    (sqlite3_stmt *s, int i, const char *v, sqlite3_uint64 n, void (*d)(void *), unsigned char e), (s, i, v, n, d, e)) \
  F(int, bind_zeroblob, (sqlite3_stmt *s, int i, int n), (s, i, n)) \
  F(int, busy_timeout, (sqlite3 *d, int t), (d, t)) \
  F(sqlite3_int64, changes64, (sqlite3 *d), (d)) \
  F(int, clear_bindings, (sqlite3_stmt *s), (s)) \
  F(const void *, column_blob, (sqlite3_stmt *s, int i), (s, i)) \
  F(int, column_bytes, (sqlite3_stmt *s, int i), (s, i)) \
  F(sqlite3_int64, column_int64, (sqlite3_stmt *s, int i), (s, i)) \
  F(const unsigned char *, column_text, (sqlite3_stmt *s, int i), (s, i)) \
  F(int, column_type, (sqlite3_stmt *s, int i), (s, i)) \
  F(const char *, errmsg, (sqlite3 *d), (d)) \
  F(int, db_readonly, (sqlite3 *d, const char *n), (d, n)) \
  F(int, deserialize, \
    (sqlite3 *d, const char *n, unsigned char *v, sqlite3_int64 s, sqlite3_int64 c, unsigned f), (d, n, v, s, c, f)) \
  F(int, exec, (sqlite3 *d, const char *q, int (*f)(void *, int, char **, char **), void *c, char **e), (d, q, f, c, e)) \
  F(int, file_control, (sqlite3 *d, const char *n, int o, void *v), (d, n, o, v)) \
  F(int, finalize, (sqlite3_stmt *s), (s)) \
  F(int, get_autocommit, (sqlite3 *d), (d)) \
  F(sqlite3_int64, last_insert_rowid, (sqlite3 *d), (d)) \
  F(int, limit, (sqlite3 *d, int i, int v), (d, i, v)) \
  F(int, prepare_v3, \
    (sqlite3 *d, const char *q, int n, unsigned int f, sqlite3_stmt **s, const char **t), (d, q, n, f, s, t)) \
  F(void, progress_handler, (sqlite3 *d, int n, int (*f)(void *), void *c), (d, n, f, c)) \
  F(int, reset, (sqlite3_stmt *s), (s)) \
  F(unsigned char *, serialize, (sqlite3 *d, const char *n, sqlite3_int64 *s, unsigned f), (d, n, s, f)) \
  F(int, step, (sqlite3_stmt *s), (s)) \
  F(int, wal_autocheckpoint, (sqlite3 *d, int n), (d, n))

// Those with code of their own below.
#define SPECIAL(F) F(int, open_v2, , ) F(int, close_v2, , ) F(const char *, errstr, , )

static struct {
#define FIELD(result, name, parameters, arguments) __typeof__(sqlite3_##name) *name;
  FUNCTIONS(FIELD)
  SPECIAL(FIELD)
} library;

static bool is_open = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  // It is never closed.
  void *file = dlopen("libsqlite3.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!file) return;
#define LOAD(result, name, parameters, arguments) \
  if (!(library.name = (__typeof__(library.name))dlsym(file, "sqlite3_" #name))) return;
  FUNCTIONS(LOAD)
  SPECIAL(LOAD)
  is_open = true;
}

// Every other function takes a connection or a statement, so this one is called first.
int sqlite3_open_v2(const char *path, sqlite3 **connection, int flags, const char *system) {
  pthread_once(&once, open_library);
  if (is_open) return library.open_v2(path, connection, flags, system);
  *connection = NULL;
  return SQLITE_ERROR;
}

int sqlite3_close_v2(sqlite3 *connection) {
  return connection ? library.close_v2(connection) : SQLITE_OK;
}

const char *sqlite3_errstr(int code) {
  return is_open ? library.errstr(code) : "libsqlite3.so.0 is missing or older than 3.37; install libsqlite3-0";
}

#define PASS_ON(result, name, parameters, arguments) \
  result sqlite3_##name parameters { return library.name arguments; }
FUNCTIONS(PASS_ON)
