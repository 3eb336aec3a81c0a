/// A body that names another event.
private struct TargetBody: EventEntry {
  let target: EventID
  var isPlausible: Bool { true }
}
/// A body that names a word, and optionally the place in a book where it was looked up.
private struct LookBody: EventEntry {
  let item: ItemID
  var book: LibraryID?
  var position: ReadingPosition?

  init(_ item: ItemID, _ place: LookPlace?) {
    (self.item, book, position) = (item, place?.book, place?.position)
  }

  var isPlausible: Bool {
    (book == nil) == (position == nil) && book?.rawValue.isEmpty != true
      && position?.isPlausible != false
  }

  var body: EventBody {
    guard let book, let position else { return .seen(item) }
    return .seen(item, in: LookPlace(book: book, position: position))
  }
}

extension EventBody: Encodable {
  /// Decodes a body. Returns `unknown` for an unknown kind, and for a round whose mode or rules are
  /// newer than this version.
  ///
  /// - Throws: `DecodingError` if a field of a known kind is missing, or a number is one that no
  ///   game can produce.
  package init(kind: String, from decoder: any Decoder) throws {
    switch kind {
    case "round":
      self = (try? RoundEntry.read(from: decoder)).map(EventBody.round) ?? .unknown(kind: kind)
    case "answer": self = .answer(try AnswerEntry.read(from: decoder))
    case "result": self = .result(try ResultEntry.read(from: decoder))
    case "undo": self = .undo(try TargetBody.read(from: decoder).target)
    case "dispute": self = .dispute(try TargetBody.read(from: decoder).target)
    case "setting": self = .setting(try SettingEntry.read(from: decoder))
    case "favorite": self = .favorite(try FavoriteEntry.read(from: decoder))
    case "seen": self = try LookBody.read(from: decoder).body
    case "card": self = .card(try CardEntry.read(from: decoder))
    case "deck": self = .deck(try DeckEntry.read(from: decoder))
    case "difficulty": self = .difficulty(try DifficultyEntry.read(from: decoder))
    case "review": self = .review(try ReviewEntry.read(from: decoder))
    case "noteType": self = .noteType(try NoteTypeEntry.read(from: decoder))
    case "book": self = .book(try BookEntry.read(from: decoder))
    case "place": self = .place(try PlaceEntry.read(from: decoder))
    case "mark": self = .mark(try MarkEntry.read(from: decoder))
    default: self = .unknown(kind: kind)
    }
  }

  /// Encodes the fields of the body. Encodes nothing for an unknown kind: the caller stores its
  /// original text.
  package func encode(to encoder: any Encoder) throws { try entry?.encode(to: encoder) }

  /// Whether this program could have written the body, so that decoding does not refuse it.
  package var isPlausible: Bool { entry?.isPlausible ?? true }

  /// The fields of the body; nil for an unknown kind.
  private var entry: (any EventEntry)? {
    switch self {
    case .round(let entry): entry
    case .answer(let entry): entry
    case .result(let entry): entry
    case .undo(let target), .dispute(let target): TargetBody(target: target)
    case .setting(let entry): entry
    case .favorite(let entry): entry
    case .seen(let item, let place): LookBody(item, place)
    case .card(let entry): entry
    case .deck(let entry): entry
    case .difficulty(let entry): entry
    case .noteType(let entry): entry
    case .review(let entry): entry
    case .book(let entry): entry
    case .place(let entry): entry
    case .mark(let entry): entry
    case .unknown: nil
    }
  }
}
