/// A violated rule about journals on a server.
package enum UploadError: Hashable, Sendable {
  /// A request contains more than `limit` events.
  case tooManyEvents(limit: Int)
  /// An event, or a text in it, is longer than `limit` bytes. The field contains the index of the
  /// event, from 0, such as `events.2.body.item`.
  case tooLong(field: String, limit: Int)
  /// The journal would exceed its largest number of events or bytes.
  case full
}
