/// An event in exported files, on the wire and in a server's store: an object with eight fields,
/// described in docs/journal.md.
package struct EventLine: Hashable, Sendable {
  /// The longest line of JSON that a server accepts, in bytes.
  package static let longest = 16 * 1024

  /// The event, as this version understands it.
  package let event: Event
  /// The original body, including fields that this version does not understand.
  package let body: JSONValue

  /// Creates a line from an event and its complete body.
  package init(event: Event, body: JSONValue) {
    self.event = event
    self.body = body
  }
}

extension EventLine: Codable {
  /// Decodes an event.
  ///
  /// - Throws: `DecodingError` if `Event` refuses it.
  package init(from decoder: any Decoder) throws {
    event = try Event(from: decoder)
    body = try decoder.container(keyedBy: Event.Field.self).decode(JSONValue.self, forKey: .body)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Event.Field.self)
    try container.encode(event.id, forKey: .id)
    try container.encode(event.device, forKey: .device)
    try container.encode(event.counter, forKey: .counter)
    try container.encode(event.instant, forKey: .instant)
    try container.encode(event.localDate, forKey: .localDate)
    try container.encode(event.offset, forKey: .offset)
    try container.encode(event.body.kind, forKey: .kind)
    try container.encode(body, forKey: .body)
  }
}
