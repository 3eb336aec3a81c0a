package import GameEngine
import Kit
import Messages

/// The new texts of a card; nil for texts that do not change.
package struct CardChange: Hashable, Sendable {
  package var term: String?
  package var definition: String?
  package var example: String?
  package var synonyms: [String]?
  package var tags: [String]?
  package var note: String?
  package var source: String?
  /// A difficulty set by hand.
  package var difficulty: Difficulty?

  /// A change of nothing; set the properties that change.
  package init() {}

  /// Whether every property is nil.
  package var isEmpty: Bool { self == CardChange() }

  /// The change as an entry of the journal.
  ///
  /// - Throws: `ClientError` for a text that is empty and must not be, or too long.
  package func entry(for card: ItemID) throws(ClientError) -> CardEntry {
    var entry = CardEntry(card: card)
    entry.term = try term.map { text throws(ClientError) in
      try CardText.required(text, .term)
    }
    entry.definition = try definition.map { text throws(ClientError) in
      try CardText.required(text, .definition)
    }
    entry.example = example.map(CardText.cleaned)
    entry.synonyms = synonyms.map(CardText.list)
    // Tags contain no spaces, so that other programs can read them.
    entry.tags = tags.map { tags in
      CardText.list(tags.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "_") })
    }
    entry.note = note.map(CardText.cleaned)
    entry.source = source.map(CardText.cleaned)
    for (name, text) in entry.texts {
      guard text.utf8.count <= CardEntry.longest, StreamSafety.allows(text) else {
        throw ClientError(
          .textTooLong, "the \(name) is too long",
          remedy: "a field has at most \(CardEntry.longest) bytes", exit: .usage)
      }
    }
    return entry
  }
}
