extension DeckID {
  /// The id of a new deck. Two devices that create the same path make one deck.
  ///
  /// - Parameter attempt: 0, or higher if earlier ids of the path are taken.
  package init(path: DeckPath, attempt: Int = 0) {
    self.init(EventID(derivedFrom: "deck/\(attempt)/\(path)").description)
  }
}
