#include "curl.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Types and numbers of libcurl's ABI, which has been stable since 7.16 (2006): <curl/curl.h>, <curl/multi.h>.
typedef struct List {
  char *text;
  struct List *next;
} List;

typedef struct {
  int kind;
  void *easy;
  union {
    void *other;
    int code;
  } data;
} Message;

enum {
  OK = 0, FAILED_INIT = 2, ABORTED_BY_CALLBACK = 42,
  GLOBAL_DEFAULT = 3, HTTP_AND_HTTPS = 3, HTTP_1_1 = 2, TLS_1_2 = 6, LONGEST_TEXT = 256,
};

// Options with a long, with a pointer, with a function and with a 64-bit length.
enum {
  SSLVERSION = 32, NOBODY = 44, SSL_VERIFYPEER = 64, SSL_VERIFYHOST = 81, HTTP_VERSION = 84,
  FRESH_CONNECT = 74, NOSIGNAL = 99, TIMEOUT_MS = 155, CONNECTTIMEOUT_MS = 156, PROTOCOLS = 181, HEADEROPT = 229,
  PATH_AS_IS = 234, SUPPRESS_CONNECT_HEADERS = 265, QUICK_EXIT = 322,

  WRITEDATA = 10001, URL = 10002, PROXY = 10004, ERRORBUFFER = 10010, POSTFIELDS = 10015,
  HTTPHEADER = 10023, HEADERDATA = 10029, CUSTOMREQUEST = 10036, CAINFO = 10065, CAPATH = 10097,
  PREREQDATA = 10313,

  WRITEFUNCTION = 20011, HEADERFUNCTION = 20079, SOCKOPTFUNCTION = 20148, PREREQFUNCTION = 20312,

  POSTFIELDSIZE_LARGE = 30120,
};

enum { RESPONSE_CODE = 0x200002, HTTP_CONNECTCODE = 0x200016, OS_ERRNO = 0x200019 };

// The functions that are used: result, name without `curl_`, parameters. The latest is that of 7.68.
#define FUNCTIONS(F) \
  F(int, global_init, (long)) \
  F(void *, easy_init, (void)) \
  F(int, easy_setopt, (void *, int, ...)) \
  F(int, easy_getinfo, (void *, int, ...)) \
  F(const char *, easy_strerror, (int)) \
  F(void, easy_reset, (void *)) \
  F(void, easy_cleanup, (void *)) \
  F(void *, multi_init, (void)) \
  F(int, multi_add_handle, (void *, void *)) \
  F(int, multi_remove_handle, (void *, void *)) \
  F(int, multi_perform, (void *, int *)) \
  F(int, multi_poll, (void *, void *, unsigned, int, int *)) \
  F(Message *, multi_info_read, (void *, int *)) \
  F(int, multi_wakeup, (void *)) \
  F(int, multi_cleanup, (void *))

struct CurlLibrary {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
};

struct CurlSession {
  const CurlLibrary *curl;
  void *easy, *multi;
  char text[LONGEST_TEXT];
  bool is_sent;
};

static bool load(CurlLibrary *curl, void *file) {
#define LOAD(result, name, parameters) \
  if (!(curl->name = (result(*) parameters)dlsym(file, "curl_" #name))) return false;
  FUNCTIONS(LOAD)
  return curl->global_init(GLOBAL_DEFAULT) == OK;
}

const CurlLibrary *curl_library_open(const char *const *names) {
  // Before 7.84, curl_global_init must not run twice at the same time.
  static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
  CurlLibrary *curl = calloc(1, sizeof *curl);
  bool found = false;
  pthread_mutex_lock(&opening);
  for (; curl && !found && *names; names++) {
    void *file = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    found = file && load(curl, file);
    if (file && !found) dlclose(file);
  }
  pthread_mutex_unlock(&opening);
  if (found) return curl;
  free(curl);
  return NULL;
}

CurlSession *curl_session_new(const CurlLibrary *curl) {
  CurlSession *session = calloc(1, sizeof *session);
  if (!session) return NULL;
  session->curl = curl;
  session->easy = curl->easy_init();
  session->multi = curl->multi_init();
  if (session->easy && session->multi) return session;
  curl_session_free(session);
  return NULL;
}

// Blocks SIGPIPE in this thread, which some TLS libraries raise when they write to a closed connection.
static sigset_t block_sigpipe(void) {
  sigset_t pipe, before;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  return before;
}

// Discards a SIGPIPE that was raised meanwhile.
static void restore_sigpipe(sigset_t before) {
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  if (!sigismember(&before, SIGPIPE)) sigtimedwait(&pipe, NULL, &(struct timespec){0});
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void curl_session_free(CurlSession *session) {
  sigset_t before = block_sigpipe();
  session->curl->easy_cleanup(session->easy);
  session->curl->multi_cleanup(session->multi);
  restore_sigpipe(before);
  free(session);
}

void curl_session_wake(CurlSession *session) { session->curl->multi_wakeup(session->multi); }

static size_t on_header(char *bytes, size_t size, size_t count, void *data) {
  const CurlRequest *request = data;
  return request->receive_header(request->context, bytes, size * count) ? size * count : 0;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *data) {
  const CurlRequest *request = data;
  return request->receive_body(request->context, bytes, size * count) ? size * count : 0;
}

// Programs that this one starts get no connection.
static int on_socket(void *data, int socket, int purpose) {
  (void)data, (void)purpose;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return OK;
}

// Refuses the repetition with which libcurl answers a kept connection that closes: the server may have
// executed the request.
static int on_request(void *data, char *to, char *from, int to_port, int from_port) {
  (void)to, (void)from, (void)to_port, (void)from_port;
  CurlSession *session = data;
  bool is_repeated = session->is_sent;
  session->is_sent = true;
  return is_repeated;
}

static bool prepare(CurlSession *session, const CurlRequest *request, List *headers) {
  int (*set)(void *, int, ...) = session->curl->easy_setopt;
  void *easy = session->easy;
  // Versions that do not know these options work without them. QUICK_EXIT: no waiting for a name server.
  set(easy, QUICK_EXIT, 1L);
  set(easy, PREREQDATA, session);
  // Before 7.80, only a new connection is sure not to repeat a request; GET may be repeated.
  if (set(easy, PREREQFUNCTION, on_request) && strcmp(request->method, "GET"))
    set(easy, FRESH_CONNECT, 1L);
  // Of a response, only the header of the server itself; the proxy gets none of ours.
  bool failed = set(easy, SUPPRESS_CONNECT_HEADERS, 1L) || set(easy, HEADEROPT, 1L)
      || set(easy, ERRORBUFFER, session->text) || set(easy, NOSIGNAL, 1L)
      || set(easy, PROTOCOLS, (long)HTTP_AND_HTTPS) || set(easy, HTTP_VERSION, (long)HTTP_1_1)
      || set(easy, SSLVERSION, (long)TLS_1_2) || set(easy, SSL_VERIFYPEER, 1L)
      || set(easy, SSL_VERIFYHOST, 2L) || set(easy, PATH_AS_IS, 1L)
      || set(easy, URL, request->url) || set(easy, CUSTOMREQUEST, request->method)
      || set(easy, HTTPHEADER, headers) || set(easy, CONNECTTIMEOUT_MS, request->connect_time)
      || set(easy, TIMEOUT_MS, request->total_time) || set(easy, SOCKOPTFUNCTION, on_socket)
      || set(easy, HEADERFUNCTION, on_header) || set(easy, HEADERDATA, request)
      || set(easy, WRITEFUNCTION, on_body) || set(easy, WRITEDATA, request);
  if (request->body)
    failed = failed || set(easy, POSTFIELDSIZE_LARGE, request->body_length)
        || set(easy, POSTFIELDS, request->body);
  // The response to HEAD has a length but no body.
  if (!strcmp(request->method, "HEAD")) failed = failed || set(easy, NOBODY, 1L);
  if (request->authority_file) failed = failed || set(easy, CAINFO, request->authority_file);
  if (request->authority_folder) failed = failed || set(easy, CAPATH, request->authority_folder);
  if (request->proxy) failed = failed || set(easy, PROXY, request->proxy);
  return !failed;
}

static int transfer(CurlSession *session, const CurlRequest *request) {
  const CurlLibrary *curl = session->curl;
  int code = FAILED_INIT, running = 1;
  if (curl->multi_add_handle(session->multi, session->easy) != OK) return code;
  while (running) {
    if (request->is_cancelled(request->context)) {
      code = ABORTED_BY_CALLBACK;
      break;
    }
    if (curl->multi_perform(session->multi, &running) != OK) break;
    if (running && curl->multi_poll(session->multi, NULL, 0, 1000, NULL) != OK) break;
  }
  Message *message = running ? NULL : curl->multi_info_read(session->multi, &running);
  if (message) code = message->data.code;
  return code;
}

CurlOutcome curl_session_perform(CurlSession *session, const CurlRequest *request) {
  const CurlLibrary *curl = session->curl;
  CurlOutcome outcome = {.code = FAILED_INIT, .text = session->text};
  size_t count = 0;
  while (request->headers[count]) count++;
  List *headers = calloc(count + 1, sizeof *headers);
  if (!headers) return outcome;
  for (size_t i = 0; i < count; i++) {
    headers[i].text = (char *)request->headers[i];
    headers[i].next = i + 1 < count ? &headers[i + 1] : NULL;
  }
  session->text[0] = 0;
  session->is_sent = false;
  sigset_t before = block_sigpipe();
  if (prepare(session, request, count ? headers : NULL)) outcome.code = transfer(session, request);
  curl->easy_getinfo(session->easy, RESPONSE_CODE, &outcome.status);
  curl->easy_getinfo(session->easy, HTTP_CONNECTCODE, &outcome.proxy_status);
  curl->easy_getinfo(session->easy, OS_ERRNO, &outcome.system_error);
  curl->multi_remove_handle(session->multi, session->easy);
  // Forgets the request, and keeps the connections.
  curl->easy_reset(session->easy);
  restore_sigpipe(before);
  free(headers);
  if (!session->text[0]) outcome.text = curl->easy_strerror(outcome.code);
  return outcome;
}
