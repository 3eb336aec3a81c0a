/// A body that names the event it is about.
private struct TargetBody: Codable { let target: EventID }
/// A body that names a word, and perhaps where in a book it was looked up.
private struct LookBody: Codable {
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

/// A journal may come from anywhere. Values that the program never writes are refused: numbers, so that no sum overflows,
/// and cards and books without an id.
private func check(_ isPlausible: Bool, _ decoder: any Decoder) throws {
  guard isPlausible else {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a value is out of its range"))
  }
}

extension AnswerEntry {
  fileprivate var isPlausible: Bool {
    (0...Ruleset.longestQuestion).contains(milliseconds) && (0...1000).contains(points)
      && (1...1000).contains(index)
  }
}

extension ResultEntry {
  fileprivate var isPlausible: Bool {
    (0...1_000_000).contains(score) && (0...1000).contains(correct)
      && (0...1000).contains(questions)
      && (0...1000 * Ruleset.longestQuestion).contains(elapsedMillis)
  }
}

extension EventBody {
  /// Reads a body of a known kind; `unknown` for any other, and for a round whose mode or rules are
  /// newer than this program.
  ///
  /// - Throws: `DecodingError` if a field of a known kind is missing, or a number is one that no game can
  ///   produce.
  package init(kind: String, from decoder: any Decoder) throws {
    switch kind {
    case "round":
      self = (try? RoundEntry(from: decoder)).map(EventBody.round) ?? .unknown(kind: kind)
    case "answer":
      let entry = try AnswerEntry(from: decoder)
      try check(entry.isPlausible, decoder)
      self = .answer(entry)
    case "result":
      let entry = try ResultEntry(from: decoder)
      try check(entry.isPlausible, decoder)
      self = .result(entry)
    case "undo": self = .undo(try TargetBody(from: decoder).target)
    case "dispute": self = .dispute(try TargetBody(from: decoder).target)
    case "setting": self = .setting(try SettingEntry(from: decoder))
    case "favorite": self = .favorite(try FavoriteEntry(from: decoder))
    case "seen":
      let look = try LookBody(from: decoder)
      try check(look.isPlausible, decoder)
      self = look.body
    case "card":
      let entry = try CardEntry(from: decoder)
      try check(entry.card.cardID?.isEmpty == false, decoder)
      self = .card(entry)
    case "deck":
      let entry = try DeckEntry(from: decoder)
      try check(entry.deck != .root, decoder)
      self = .deck(entry)
    case "difficulty":
      let entry = try DifficultyEntry(from: decoder)
      try check(entry.memory?.isPlausible ?? true, decoder)
      self = .difficulty(entry)
    case "review": self = .review(try ReviewEntry(from: decoder))
    case "noteType": self = .noteType(try NoteTypeEntry(from: decoder))
    case "book":
      let entry = try BookEntry(from: decoder)
      try check(entry.isPlausible, decoder)
      self = .book(entry)
    case "place":
      let entry = try PlaceEntry(from: decoder)
      try check(!entry.book.rawValue.isEmpty && entry.position.isPlausible, decoder)
      self = .place(entry)
    case "mark":
      let entry = try MarkEntry(from: decoder)
      try check(entry.isPlausible, decoder)
      self = .mark(entry)
    default: self = .unknown(kind: kind)
    }
  }

  /// Writes the body's fields; that of an unknown kind has none here; its text is stored with it.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .round(let entry): try entry.encode(to: encoder)
    case .answer(let entry): try entry.encode(to: encoder)
    case .result(let entry): try entry.encode(to: encoder)
    case .undo(let target), .dispute(let target):
      try TargetBody(target: target).encode(to: encoder)
    case .setting(let entry): try entry.encode(to: encoder)
    case .favorite(let entry): try entry.encode(to: encoder)
    case .seen(let item, let place): try LookBody(item, place).encode(to: encoder)
    case .card(let entry): try entry.encode(to: encoder)
    case .deck(let entry): try entry.encode(to: encoder)
    case .difficulty(let entry): try entry.encode(to: encoder)
    case .noteType(let entry): try entry.encode(to: encoder)
    case .review(let entry): try entry.encode(to: encoder)
    case .book(let entry): try entry.encode(to: encoder)
    case .place(let entry): try entry.encode(to: encoder)
    case .mark(let entry): try entry.encode(to: encoder)
    case .unknown: break
    }
  }
}
