import CCurl
import FoundationEssentials
import Glibc

/// A session of libcurl, with its connections. One transfer uses it at a time; any thread may wake it.
final class HTTPSession: Sendable {
  nonisolated(unsafe) private let pointer: OpaquePointer

  /// A session of an open library; nil if there is no memory.
  init?(_ library: OpaquePointer) {
    guard let pointer = curl_session_new(library) else { return nil }
    self.pointer = pointer
  }

  deinit { curl_session_free(pointer) }

  /// Opens the first library of these names; nil if there is none.
  static func open(_ names: [String]) -> OpaquePointer? {
    withCStrings(names) { curl_library_open($0) }
  }

  /// Executes a request, which blocks the thread. The outcome's text is valid until the next request.
  func perform(_ request: CurlRequest) -> CurlOutcome {
    withUnsafePointer(to: request) { curl_session_perform(pointer, $0) }
  }

  /// Makes the transfer ask at once whether it is cancelled.
  func wake() { curl_session_wake(pointer) }
}

/// Calls a function with C strings, and NULL at their end.
func withCStrings<Result>(
  _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { $0.flatMap { strdup($0) } }
  defer { for copy in copies { free(copy) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
