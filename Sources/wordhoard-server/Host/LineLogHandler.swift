import Logging
import ScoreAPI
import ScoreServer

/// A log of one line an event on standard error: time, level, message, then its values.
struct LineLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  private let write: @Sendable (String) -> Void
  private let clock: ServerClock

  /// A log.
  ///
  /// - Parameters:
  ///   - level: from where on it is logged.
  ///   - write: takes a line without its end.
  ///   - clock: tells the time.
  init(
    level: Logger.Level, write: @escaping @Sendable (String) -> Void = StandardStreams.warn,
    clock: ServerClock = .system
  ) {
    logLevel = level
    self.write = write
    self.clock = clock
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let time = Timestamp(millis: clock.now())
    write("\(time) \(event.level.rawValue) \(event.message)\(values)")
  }
}
