import Logging
import ScoreAPI
import ScoreServer

/// Logs one line per event on standard error: time, level, message and metadata.
struct LineLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  private let write: @Sendable (String) -> Void
  private let clock: ServerClock

  /// - Parameters:
  ///   - level: the lowest level that is logged.
  ///   - write: receives each line without its line break.
  ///   - clock: the time.
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
