package import GameEngine
import Kit
import Messages

/// The new texts of a card; nil for texts that do not change.
package struct CardChange: TextedCard, Hashable, Sendable {
  package var texts = CardTexts()
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
    for (field, text) in texts.all {
      let text = try CardText.checked(text, field)
      guard text.utf8.count <= CardEntry.longest, StreamSafety.allows(text) else {
        throw ClientError(
          .textTooLong, "the \(NameTexts.phrase(of: field)) is too long",
          remedy: "a field has at most \(CardEntry.longest) bytes", exit: .usage)
      }
      entry.texts[field] = text
    }
    return entry
  }
}
