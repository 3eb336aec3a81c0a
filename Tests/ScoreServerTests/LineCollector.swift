import Logging
import Synchronization

/// The lines of a log.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A log that keeps its lines.
struct LineCollector: LogHandler {
  let lines: Lines
  var logLevel = Logger.Level.trace
  var metadata: Logger.Metadata = [:]

  init(_ lines: Lines) { self.lines = lines }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.add("\(event.message)") }
}
