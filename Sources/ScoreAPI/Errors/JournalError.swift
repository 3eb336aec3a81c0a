/// A violated rule about journals on the server.
package enum JournalError: Hashable, Sendable {
  /// A request has more than `limit` events.
  case tooManyEvents(limit: Int)
  /// An event, counted from 0, has more than `limit` bytes.
  case eventTooLong(index: Int, limit: Int)
  /// The journal would exceed its maximum number of events or bytes.
  case full
}
