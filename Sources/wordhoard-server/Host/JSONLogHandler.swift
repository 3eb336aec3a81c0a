import Foundation
import Logging
import ScoreAPI
import ScoreServer

/// Logs one JSON object per event on standard error: time, level, message and metadata.
struct JSONLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  /// - Parameter level: the lowest level that is logged.
  init(level: Logger.Level) { logLevel = level }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    let all =
      [
        ("time", "\(Timestamp(millis: ServerClock.system.now()))"),
        ("level", event.level.rawValue), ("message", event.message.description),
      ] + values.map { ($0.key, "\($0.value)") }
    let fields = all.map { name, value in
      JSONLogHandler.isNumber(name) && Int64(value) != nil
        ? "\"\(name)\":\(value)" : "\"\(name)\":\(JSONLogHandler.quoted(value))"
    }
    StandardStreams.warn("{\(fields.joined(separator: ","))}")
  }

  /// Whether a field is written as a number.
  private static func isNumber(_ name: String) -> Bool {
    ["account", "bytes", "ms", "status"].contains(name) || name.hasSuffix("_ms")
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
