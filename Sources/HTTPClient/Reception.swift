import CCurl
import FoundationEssentials

/// Collects a response within the limits. Only the thread of the transfer uses it.
final class Reception {
  private(set) var headers: [HTTPHeader] = []
  private(set) var body = Data()
  private(set) var isTooLong = false
  private let limits: HTTPRequest.Limits
  private let progress: ((Int, Int?) -> Void)?
  private let isCancelled: () -> Bool
  private var headerBytes = 0
  private var isHeaderComplete = false

  init(
    _ limits: HTTPRequest.Limits, progress: ((Int, Int?) -> Void)? = nil,
    isCancelled: @escaping () -> Bool
  ) {
    self.limits = limits
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Lets a transfer of this request call the reception, which must outlive it.
  func connect(to request: inout CurlRequest) {
    request.context = Unmanaged.passUnretained(self).toOpaque()
    request.receive_header = { context, bytes, count in
      Reception.from(context)?.addLine(UnsafeRawBufferPointer(start: bytes, count: count)) ?? false
    }
    request.receive_body = { context, bytes, count in
      Reception.from(context)?.addBody(UnsafeRawBufferPointer(start: bytes, count: count)) ?? false
    }
    request.is_cancelled = { context in Reception.from(context)?.isCancelled() ?? true }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Reception? {
    context.map { Unmanaged<Reception>.fromOpaque($0).takeUnretainedValue() }
  }

  private func addLine(_ line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    guard headerBytes <= limits.header else { return stop() }
    if isHeaderComplete {
      // After an interim response another header begins. Anything else is a trailer.
      guard body.isEmpty, line.starts(with: "HTTP/".utf8) else { return true }
      headers = []
      isHeaderComplete = false
    } else if let header = HTTPHeader(line: line) {
      headers.append(header)
    } else if line.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) {
      isHeaderComplete = true
    }
    return true
  }

  private func addBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let declared = headers.first { $0.name == "content-length" }.flatMap { Int($0.value) }
    guard max(declared ?? 0, body.count + bytes.count) <= limits.body else { return stop() }
    body.append(contentsOf: bytes)
    progress?(body.count, declared)
    return true
  }

  private func stop() -> Bool {
    isTooLong = true
    return false
  }
}
