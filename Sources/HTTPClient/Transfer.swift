import CCurl
import FoundationEssentials
import Synchronization

/// A valid request that can be executed once, and cancelled at any time.
final class Transfer: Sendable {
  private let request: HTTPRequest
  private let host: String
  private let lines: [String]
  /// File and folder of the authorities, and the proxy.
  private let options: [String?]
  private let isCancelled = Atomic(false)
  private let progress: (@Sendable (Int, Int?) -> Void)?

  /// Checks the request.
  ///
  /// - Throws: `invalidRequest`.
  init(
    _ request: HTTPRequest, settings: HTTPClient.Settings,
    progress: (@Sendable (Int, Int?) -> Void)? = nil
  ) throws(HTTPFailure) {
    let lines = request.headers.compactMap(\.line)
    guard let address = HTTPAddress(request.url), HTTPHeader.isName(request.method.utf8),
      lines.count == request.headers.count
    else { throw .invalidRequest }
    self.request = request
    self.progress = progress
    host = address.host
    // Fields that libcurl adds by itself are removed, unless the request has them.
    let names = Set(request.headers.map { $0.name.lowercased() })
    self.lines =
      lines
      + ["Accept", "Content-Type", "Expect"].filter { !names.contains($0.lowercased()) }
      .map { "\($0):" }
    options = [
      settings.authorityFile, settings.authorityFolder, address.isLoopback ? "" : settings.proxy,
    ]
  }

  /// Ends the transfer as soon as the session asks.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Executes the request, which blocks the thread.
  func run(in session: HTTPSession) -> Result<HTTPResponse, HTTPFailure> {
    let reception = Reception(request.limits, progress: progress) {
      self.isCancelled.load(ordering: .relaxed)
    }
    // A server may wait for the length of a body, which is empty if the method needs one.
    let needsBody = ["POST", "PUT", "PATCH"].contains(request.method)
    let body = request.body ?? (needsBody ? Data() : nil)
    let outcome = withCStrings([request.method, request.url] + options) { texts in
      withCStrings(lines) { lines in
        // The base address of no bytes is nil, which would be no body.
        ((body ?? Data()) + [0]).withUnsafeBytes { bytes in
          var message = CurlRequest()
          (message.method, message.url, message.headers) = (texts[0], texts[1], lines)
          message.body = body == nil ? nil : bytes.baseAddress
          message.body_length = Int64(bytes.count - 1)
          (message.authority_file, message.authority_folder) = (texts[2], texts[3])
          message.proxy = texts[4]
          message.connect_time = Transfer.millis(request.limits.connecting)
          message.total_time = Transfer.millis(request.limits.total)
          reception.connect(to: &message)
          return withExtendedLifetime(reception) { session.perform(message) }
        }
      }
    }
    if isCancelled.load(ordering: .relaxed), outcome.code != 0 { return .failure(.cancelled) }
    if reception.isTooLong { return .failure(.tooLong) }
    if let error = HTTPFailure(outcome, host: host, usesNoProxy: options[2] == "") {
      return .failure(error)
    }
    return .success(
      HTTPResponse(status: outcome.status, headers: reception.headers, body: reception.body))
  }

  /// Milliseconds for libcurl, for which 0 is no limit.
  private static func millis(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(max(1, min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000))
  }
}
