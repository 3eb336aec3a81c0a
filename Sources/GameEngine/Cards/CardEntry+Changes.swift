extension CardEntry {
  /// Returns the entry without the texts and lists that are equal to those of a card.
  package func without(textsOf card: Card) -> CardEntry {
    var entry = self
    if term == card.term { entry.term = nil }
    if definition == card.definition { entry.definition = nil }
    if example == card.example { entry.example = nil }
    if synonyms == card.synonyms { entry.synonyms = nil }
    if tags == card.tags { entry.tags = nil }
    if note == card.note { entry.note = nil }
    if source == card.source { entry.source = nil }
    return entry
  }
}
