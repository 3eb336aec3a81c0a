import GameEngine

/// The position up to which the cards of a journal have been read. If two marks are equal, no card was
/// changed between them.
package struct CardMark: Hashable, Sendable, CustomStringConvertible {
  /// The version of the fold; see `LeftOutEvents.version`.
  let version: Int
  /// The arrival of the last event that was folded; 0 for none.
  let arrival: Int64
  /// The ID of that event, so that another journal is noticed, such as one that was restored from a copy.
  let event: EventID?

  init(version: Int, arrival: Int64, event: EventID?) {
    (self.version, self.arrival, self.event) = (version, arrival, event)
  }

  /// The mark that `description` describes; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let version = Int(parts[0]), let arrival = Int64(parts[1]) else {
      return nil
    }
    self.init(version: version, arrival: arrival, event: EventID(String(parts[2])))
  }

  package var description: String { "\(version) \(arrival) \(event?.description ?? "-")" }
}
