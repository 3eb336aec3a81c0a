extension Event {
  /// A text of a body that is longer than servers accept.
  package struct Overlength: Hashable, Sendable {
    /// The name of the field in the body.
    package let field: String
    /// The limit in bytes of UTF-8.
    package let limit: Int
  }

  /// The first text of the body that is longer than servers accept; nil if there is none.
  ///
  /// The limits are far above the program's own output: an input has at most 100 characters, in a
  /// few tries. Without limits, few events could fill a server's lists with megabytes.
  package var overlength: Overlength? {
    switch body {
    case .answer(let answer):
      Event.overlength([
        ("item", answer.item.rawValue, 256), ("form", answer.form.rawValue, 64),
        ("input", answer.input, 4096),
      ])
    case .seen(let item, let place):
      Event.overlength(
        [("item", item.rawValue, 256), ("book", place?.book.rawValue ?? "", LibraryID.longest)]
          + (place?.position.texts ?? []).map { ($0.name, $0.text, CardEntry.longest) })
    case .favorite(let entry): Event.overlength([("item", entry.item.rawValue, 256)])
    case .setting(let entry):
      Event.overlength([("key", entry.key, 64), ("value", entry.value ?? "", 4096)])
    case .card(let entry):
      Event.overlength(
        [
          ("card", entry.card.rawValue, 256), ("deck", entry.deck?.rawValue ?? "", 64),
          ("origin", entry.origin ?? "", CardEntry.longestOrigin),
        ]
          + entry.contents.map { ($0.name, $0.text, CardEntry.longest) })
    case .deck(let entry):
      Event.overlength(
        [("deck", entry.deck.rawValue, 64), ("parent", entry.parent?.rawValue ?? "", 64)]
          + entry.texts.map { ($0.name, $0.text, CardEntry.longest) })
    case .difficulty(let entry): Event.overlength([("item", entry.item.rawValue, 256)])
    case .noteType(let entry): Event.overlength([("text", entry.text, NoteTypeEntry.longest)])
    case .review(let entry): Event.overlength([("item", entry.item.rawValue, 256)])
    case .book(let entry):
      Event.overlength(
        [("book", entry.book.rawValue, LibraryID.longest)]
          + entry.texts.map { ($0.name, $0.text, CardEntry.longest) })
    case .place(let entry):
      Event.overlength(
        [("book", entry.book.rawValue, LibraryID.longest)]
          + entry.position.texts.map { ($0.name, $0.text, CardEntry.longest) })
    case .mark(let entry):
      Event.overlength(
        [("book", entry.book?.rawValue ?? "", LibraryID.longest)]
          + entry.texts.map { ($0.name, $0.text, CardEntry.longest) })
    case .round, .result, .undo, .dispute, .unknown: nil
    }
  }

  private static func overlength(
    _ fields: [(name: String, text: String, limit: Int)]
  ) -> Overlength? {
    let first = fields.first { $0.text.utf8.count > $0.limit }
    return first.map { Overlength(field: $0.name, limit: $0.limit) }
  }
}
