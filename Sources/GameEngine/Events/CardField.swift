/// A text of a card. Its name is the same in events, tables, files and JSON; forms and files show the
/// fields in this order.
///
/// All code that reads, writes, checks or shows the texts of a card iterates over the cases, so that a new
/// field works everywhere; docs/architecture.md lists what else it needs.
package enum CardField: Int, CaseIterable, CodingKey, Sendable {
  /// The word or phrase that is learned.
  case term
  /// The definition or the translations.
  case definition
  /// Sentences that use the term, a line each.
  case example
  /// Words of about the same meaning, in the language of the term.
  case synonyms
  /// The pronunciation, as an imported file writes it.
  case pronunciation
  /// Labels by which the player finds the card.
  case tags
  /// A note of the player.
  case note
  /// Where the card is from, such as the title of a book.
  case source

  /// None: errors name a field, not its number.
  package var intValue: Int? { nil }

  /// The stable name.
  package var name: String { stringValue }

  /// Whether a card needs it.
  package var isRequired: Bool { self == .term || self == .definition }

  /// Whether it is a list, which JSON writes as an array. Its text has a line for each item.
  package var isList: Bool { self == .synonyms || self == .tags }

  /// Whether the player writes and searches it; the others come from files only.
  package var isEditable: Bool { self != .pronunciation }

  /// The separator of its lines on one line; its first character ends an item that the player types.
  package var separator: String { self == .tags ? " " : "; " }
}
