/// The content of an entry. docs/journal.md describes its kind and fields in files.
package enum EventBody: Hashable, Sendable {
  /// A round was begun.
  case round(RoundEntry)
  /// A question was answered.
  case answer(AnswerEntry)
  /// A round was finished.
  case result(ResultEntry)
  /// An answer or another change was taken back.
  case undo(EventID)
  /// The player disputes that an answer was wrong; this changes only their own schedule.
  case dispute(EventID)
  /// A setting was changed.
  case setting(SettingEntry)
  /// A word was made a favorite, or removed from the favorites.
  case favorite(FavoriteEntry)
  /// A word was shown outside a question, perhaps while it was read in a book.
  case seen(ItemID, in: LookPlace? = nil)
  /// A card was added or changed.
  case card(CardEntry)
  /// A deck was added or changed.
  case deck(DeckEntry)
  /// A difficulty was set by hand.
  case difficulty(DifficultyEntry)
  /// A note type came with cards of another program.
  case noteType(NoteTypeEntry)
  /// The player said how well an item was remembered.
  case review(ReviewEntry)
  /// A book was added to the library or changed.
  case book(BookEntry)
  /// A place in a book was reached.
  case place(PlaceEntry)
  /// A mark in a book was added or changed.
  case mark(MarkEntry)
  /// A kind that this version does not know; it is kept and passed on, not folded.
  case unknown(kind: String)

  /// The kind as it is written.
  package var kind: String {
    switch self {
    case .round: "round"
    case .answer: "answer"
    case .result: "result"
    case .undo: "undo"
    case .dispute: "dispute"
    case .setting: "setting"
    case .favorite: "favorite"
    case .seen: "seen"
    case .card: "card"
    case .deck: "deck"
    case .difficulty: "difficulty"
    case .noteType: "noteType"
    case .review: "review"
    case .book: "book"
    case .place: "place"
    case .mark: "mark"
    case .unknown(let kind): kind
    }
  }
}
