import CCurl
import Dispatch
import FoundationEssentials
import Synchronization

/// Sends requests over HTTP/1.1, with TLS for `https`, and keeps connections for the next ones.
///
/// It sends each request once (a GET perhaps twice with libcurl before 7.80), follows no redirects, ignores
/// cookies, and always verifies certificates. Requests to this machine never use a proxy. A request blocks a
/// thread of Dispatch, not one of Swift's tasks.
package final class HTTPClient: Sendable {
  /// The settings of a client.
  package struct Settings: Sendable {
    /// A file with the certificates of trusted authorities, instead of libcurl's own file, if it has one.
    package var authorityFile: String?
    /// A folder with such certificates, named by their hashes, instead of libcurl's own folder, if it has one.
    package var authorityFolder: String?
    /// The proxy for requests to other machines, such as `http://proxy.example:3128`. nil: libcurl reads
    /// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` from the environment.
    package var proxy: String?
    /// The file names of libcurl; the first one that can be opened is used. Debian's second one uses GnuTLS.
    package var libraries = ["libcurl.so.4", "libcurl-gnutls.so.4"]

    /// Settings with the authorities of an environment, which are in OpenSSL's variables.
    package init(environment: [String: String]) {
      func path(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
      authorityFile = path("SSL_CERT_FILE")
      authorityFolder = path("SSL_CERT_DIR")
    }
  }

  private struct State {
    var library: OpaquePointer?
    var idle: [HTTPSession] = []
  }

  /// Idle sessions to keep: the connections of this many requests at the same time.
  private static let mostIdle = 8

  private static let threads = DispatchQueue(label: "http", attributes: .concurrent)

  private let settings: Settings
  private let state = Mutex(State())

  /// A client. libcurl is opened for its first request.
  package init(_ settings: Settings) { self.settings = settings }

  /// Sends a request and waits for the complete response.
  ///
  /// - Parameter progress: receives the bytes of the body so far, and the total number if the server states it.
  package func send(
    _ request: HTTPRequest, progress: (@Sendable (_ bytes: Int, _ all: Int?) -> Void)? = nil
  ) async throws(HTTPFailure) -> HTTPResponse {
    let transfer = try Transfer(request, settings: settings, progress: progress)
    let session = try idleSession()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread that may block, unlike the threads of tasks.
        HTTPClient.threads.async {
          let result = transfer.run(in: session)
          self.state.withLock { state in
            if state.idle.count < HTTPClient.mostIdle { state.idle.append(session) }
          }
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      transfer.cancel()
      session.wake()
    }
    return try result.get()
  }

  private func idleSession() throws(HTTPFailure) -> HTTPSession {
    let session = state.withLock { state in
      if let session = state.idle.popLast() { return session as HTTPSession? }
      if state.library == nil { state.library = HTTPSession.open(settings.libraries) }
      return state.library.flatMap { HTTPSession($0) }
    }
    guard let session else { throw .libraryMissing(settings.libraries.first ?? "") }
    return session
  }
}
