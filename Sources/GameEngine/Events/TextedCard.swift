import Kit

/// A card, or a change of one: `card[.note]`, or `card.note` for the fields that some code treats
/// specially. A text that is not set reads as an empty one.
package protocol TextedCard {
  var texts: CardTexts { get set }
}

extension TextedCard {
  package subscript(field: CardField) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  /// The items of a list.
  package subscript(list field: CardField) -> [String] {
    get { LinesText.lines(self[field]) }
    set { self[field] = LinesText.text(of: newValue) }
  }

  /// The text of a field, with the items of a list on one line.
  package func line(_ field: CardField) -> String {
    field.isList ? self[list: field].joined(separator: field.separator) : self[field]
  }

  package var term: String {
    get { self[.term] }
    set { self[.term] = newValue }
  }
  package var definition: String {
    get { self[.definition] }
    set { self[.definition] = newValue }
  }
  package var example: String {
    get { self[.example] }
    set { self[.example] = newValue }
  }
  package var synonyms: [String] {
    get { self[list: .synonyms] }
    set { self[list: .synonyms] = newValue }
  }
  package var tags: [String] {
    get { self[list: .tags] }
    set { self[list: .tags] = newValue }
  }
  package var note: String {
    get { self[.note] }
    set { self[.note] = newValue }
  }
  package var source: String {
    get { self[.source] }
    set { self[.source] = newValue }
  }
}
