import GameEngine
package import Messages

/// The sentences about changes that were taken back.
package struct UndoTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// A sentence that names the change that was taken back.
  package func text(of undone: Changes.Undone) -> String {
    switch undone {
    case .card(let term, .added): messages("Taken back: the new card \(term).")
    case .card(let term, .edited): messages("Taken back: the change of the card \(term).")
    case .card(let term, .moved): messages("Taken back: the move of the card \(term).")
    case .card(let term, .removed): messages("The card \(term) is back.")
    case .card(let term, .suspended): messages("The card \(term) is asked again.")
    case .card(let term, .resumed): messages("The card \(term) rests again.")
    case .deck(let name, isRemoval: true): messages("The deck \(name) is back.")
    case .deck(let name, isRemoval: false): messages("Taken back: the change of the deck \(name).")
    case .difficulty(let term): messages("Taken back: the difficulty of \(term).")
    case .review(let term): messages("Taken back: what you said about \(term).")
    case .setting(let key): messages("Taken back: the change of the setting \(key).")
    case .book(let title, .added): messages("Taken back: the new book \(title).")
    case .book(let title, .edited): messages("Taken back: the change of the book \(title).")
    case .book(let title, .removed): messages("The book \(title) is back.")
    case .mark(.bookmark, isRemoval: false): messages("Taken back: the bookmark.")
    case .mark(.bookmark, isRemoval: true): messages("The bookmark is back.")
    case .mark(.highlight, isRemoval: false): messages("Taken back: the highlight.")
    case .mark(.highlight, isRemoval: true): messages("The highlight is back.")
    case .mark(.note, isRemoval: false): messages("Taken back: the change of the note.")
    case .mark(.note, isRemoval: true): messages("The note is back.")
    case .mark(.favorite, isRemoval: false): messages("Taken back: the favorite chapter.")
    case .mark(.favorite, isRemoval: true): messages("The favorite chapter is back.")
    case .cards(let count):
      messages("Taken back: \(messages.number(count)) cards that were added or changed.")
    case .several(let count):
      messages.plural(count, "Taken back: \(count) change.", "Taken back: \(count) changes.")
    }
  }
}
