/// A note type of another program, which cards that came from it need for the way back. It never changes, so its event has an
/// id that follows from the content.
package struct NoteTypeEntry: Hashable, EventEntry, Sendable {
  /// The type, in the words of the module that reads and writes files with cards.
  package let text: String

  /// A note type.
  package init(_ text: String) { self.text = text }

  /// The longest text that a server accepts, in bytes of UTF-8.
  package static let longest = 1 << 16

  /// The id of its event.
  package var id: EventID { EventID(derivedFrom: "noteType/\(text)") }

  var isPlausible: Bool { true }
}
