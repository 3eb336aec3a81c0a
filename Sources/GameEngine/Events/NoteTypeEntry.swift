/// A note type of another program, which its cards need to return there. It never changes, so the
/// ID of its event is derived from the content.
package struct NoteTypeEntry: Hashable, EventEntry, Sendable {
  /// The note type, in the text format of the module that reads and writes card files.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The longest text that a server accepts, in bytes of UTF-8.
  package static let longest = 1 << 16

  /// The ID of its event, the same on every device.
  package var id: EventID { EventID(derivedFrom: "noteType/\(text)") }

  var isPlausible: Bool { true }
}
