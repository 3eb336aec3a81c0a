/// A violated rule about journals on the server.
package enum UploadError: Hashable, Sendable {
  /// A request has more than `limit` events.
  case tooManyEvents(limit: Int)
  /// An event, or a text in it, has more than `limit` bytes. The field has the event's index, from 0, such as
  /// `events.2.body.item`.
  case tooLong(field: String, limit: Int)
  /// The journal would exceed its maximum number of events or bytes.
  case full
}
