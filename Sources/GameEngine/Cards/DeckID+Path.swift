extension DeckID {
  /// The ID of a new deck, derived from its path: two devices that create the same path create one
  /// deck.
  ///
  /// - Parameter attempt: 0, or higher if another deck already uses the IDs before.
  package init(path: DeckPath, attempt: Int = 0) {
    self.init(EventID(derivedFrom: "deck/\(attempt)/\(path)").description)
  }
}
