import GameEngine
import ScoreStore

extension JournalPosition {
  /// The position as a cursor, which is opaque to clients.
  var cursor: String { "\(sequence)-\(event)" }

  /// The position of a cursor; nil for any other text.
  init?(cursor: String) {
    let parts = cursor.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let sequence = Int64(parts[0]), let event = EventID(String(parts[1]))
    else { return nil }
    self.init(sequence: sequence, event: event)
    guard self.cursor == cursor else { return nil }
  }
}
