#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libcurl, which is opened when it is needed: linking it would load 30 libraries at every start.
typedef struct CurlLibrary CurlLibrary;

/// Connections that are kept open, and one transfer at a time.
typedef struct CurlSession CurlSession;

/// A request. Its pointers must be valid until the end of the transfer; texts are NUL-terminated.
typedef struct CurlRequest {
  const char *method;
  /// An http or https address.
  const char *url;
  /// Lines such as `Accept: text/html`, with NULL at the end.
  const char *const *headers;
  /// The body; NULL for a request without one.
  const void *body;
  int64_t body_length;
  /// A file and a folder of certificates, each instead of libcurl's own; NULL keeps that.
  const char *authority_file;
  const char *authority_folder;
  /// The proxy; NULL for that of the environment, an empty text for none.
  const char *proxy;
  /// Milliseconds until the connection, and until the end of the response.
  long connect_time;
  long total_time;

  /// Passed to the functions below, which are called on the transfer's thread.
  void *context;
  /// Receives a line of the header. To return false ends the transfer.
  bool (*receive_header)(void *context, const char *bytes, size_t length);
  /// Receives a part of the body. To return false ends the transfer.
  bool (*receive_body)(void *context, const char *bytes, size_t length);
  /// Called at least once a second, and after `curl_session_wake`. To return true ends the transfer.
  bool (*is_cancelled)(void *context);
} CurlRequest;

/// The end of a transfer.
typedef struct CurlOutcome {
  /// A code of `<curl/curl.h>`; 0 after a complete response.
  int code;
  /// The response's status, or 0.
  long status;
  /// The status of a proxy's response to CONNECT, or 0.
  long proxy_status;
  /// The `errno` of the connection, or 0.
  long system_error;
  /// A description of the failure, valid until the next transfer of the session.
  const char *text;
} CurlOutcome;

/// Opens and initializes the first library of a list of names, which has NULL at the end. It is never closed.
///
/// Returns NULL if there is none, or none with the functions of libcurl 7.68.
const CurlLibrary *curl_library_open(const char *const *names);

/// Creates a session; NULL if there is no memory.
CurlSession *curl_session_new(const CurlLibrary *library);

/// Closes a session and its connections.
void curl_session_free(CurlSession *session);

/// Executes a request, and returns at the end of the transfer.
///
/// It sends the request once (a GET perhaps twice with libcurl before 7.80), follows no redirect, verifies certificates, and uses neither cookies nor
/// compression.
CurlOutcome curl_session_perform(CurlSession *session, const CurlRequest *request);

/// Makes a transfer call `is_cancelled` at once. The only function that any thread may call at any time.
void curl_session_wake(CurlSession *session);
