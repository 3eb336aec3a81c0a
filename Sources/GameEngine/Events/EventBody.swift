/// The content of an event. docs/journal.md describes each kind and its fields.
package enum EventBody: Hashable, Sendable {
  /// A round begins.
  case round(RoundEntry)
  /// A question was answered or passed.
  case answer(AnswerEntry)
  /// A round ends, completed or not.
  case result(ResultEntry)
  /// An answer or another change was taken back: the ID of the event, or of the change that it
  /// belongs to.
  case undo(EventID)
  /// The player disputes a miss. This changes only the player's own schedule.
  case dispute(EventID)
  /// A setting got another value, or its default.
  case setting(SettingEntry)
  /// A word was made a favorite, or removed from the favorites.
  case favorite(FavoriteEntry)
  /// A word was shown outside a question, with the place if a book was open.
  case seen(ItemID, in: LookPlace? = nil)
  /// A card was added or changed.
  case card(CardEntry)
  /// A deck was added or changed.
  case deck(DeckEntry)
  /// The player set a difficulty, or an import set a memory.
  case difficulty(DifficultyEntry)
  /// An import brought a note type of another program.
  case noteType(NoteTypeEntry)
  /// The player graded their own memory of an item.
  case review(ReviewEntry)
  /// A book was added to the library or changed.
  case book(BookEntry)
  /// A reader reached a place in a book.
  case place(PlaceEntry)
  /// A mark in a book was added or changed.
  case mark(MarkEntry)
  /// A kind that this version does not know. It is stored and synchronized, but not folded.
  case unknown(kind: String)

  /// The name of the kind, as journals store it.
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
