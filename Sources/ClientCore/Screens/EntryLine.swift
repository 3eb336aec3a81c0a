import Kit
package import Messages
package import Terminal

/// A line above a list in which a text of some kind is typed, such as a name.
package struct EntryLine<Kind: Hashable & Sendable>: Sendable {
  /// The purpose of the text, such as a new name.
  package let kind: Kind
  private var field: Field

  /// A line with a text to begin with.
  package init(_ kind: Kind, _ text: String = "", limit: Int) {
    (self.kind, field) = (kind, Field(text, limit: limit))
  }

  /// The text as it was typed, with its spaces.
  package var text: String { field.text }
  /// Whether the text has only spaces or is empty.
  package var isBlank: Bool { text.trimmingBlanks.isEmpty }

  package mutating func take(_ key: Key) { _ = field.take(key) }
  package mutating func paste(_ text: String) { field.paste(text) }

  /// The keys that send and close it.
  package static func bindings<Message: Sendable>(
    send: Message, close: Message, in messages: Messages
  ) -> [Binding<Message>] {
    [
      Binding(.enter, messages.command("go on"), send),
      Binding(.escape, messages.command("stay"), close),
    ]
  }

  /// Draws a label and the field beside it, with the cursor.
  ///
  /// - Returns: the row after the line and an empty row.
  package func draw(_ label: String, in page: Area, y: Int) -> Int {
    page.put(label, y: y, .key)
    let column = CellText.width(of: label) + 2
    page.field(field, x: column, y: y, width: min(42, page.width - column), isActive: true)
    return y + 2
  }
}
