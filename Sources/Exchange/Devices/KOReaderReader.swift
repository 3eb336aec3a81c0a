import GameEngine
import SQLite

/// Reads KOReader's `vocabulary_builder.sqlite3`, in its newer and its older form.
struct KOReaderReader: CardReader {
  let format = CardFormat.koreader
  private let database: ForeignDatabase

  /// Whether a database has its tables.
  static func recognizes(_ database: ForeignDatabase) -> Bool {
    database.tables.contains("vocabulary")
  }

  init(_ database: ForeignDatabase) { self.database = database }

  func read(into sink: DraftSink) throws {
    var columns: Set<String> = []
    try database.forEach("SELECT name FROM pragma_table_info('vocabulary')") {
      columns.insert($0.text(0))
    }
    guard columns.contains("word") else { throw ExchangeError.otherProgram }
    // Older versions lack some columns.
    func column(_ name: String) -> String { columns.contains(name) ? "v.\(name)" : "''" }
    let hasTitles = columns.contains("title_id") && database.tables.contains("title")
    let title = hasTitles ? "t.name" : column("book_title")
    var row = 0
    try database.forEach(
      """
      SELECT v.word, \(title), \(column("prev_context")), \(column("next_context")), \
      \(column("highlight")), \(column("review_time")), \(column("due_time")), \
      \(column("review_count")), \(column("streak_count")) FROM vocabulary v \
      \(hasTitles ? "LEFT JOIN title t ON t.id = v.title_id" : "") ORDER BY v.rowid
      """
    ) { columns in
      row += 1
      let word = columns.text(0)
      let (before, after) = (columns.text(2), columns.text(3))
      let shown = columns.text(4).isEmpty ? word : columns.text(4)
      var draft = CardDraft(term: word)
      (draft.example, draft.tags) = (sentence(before, shown, after), ["koreader"])
      (draft.source, draft.sourceID) = (columns.text(1), "koreader:\(word)")
      draft.forms = [shown]
      draft.memory = memory(
        reviewed: columns.int64(5), due: columns.int64(6), reviews: columns.int(7),
        streak: columns.int(8))
      try sink.add(draft, row: row)
    }
  }

  /// The memory of a word that was reviewed. The interval grows with each right answer, from minutes to a month.
  ///
  /// - Parameters:
  ///   - reviewed: the time of the last review, in seconds since 1970.
  ///   - due: the time of the next one.
  ///   - streak: the number of right answers since the last wrong one.
  private func memory(reviewed: Int64, due: Int64, reviews: Int, streak: Int) -> DraftMemory? {
    let times: Range<Int64> = 1..<4_102_444_800
    guard reviews > 0, times.contains(reviewed), times.contains(due), due > reviewed else {
      return nil
    }
    return .ofInterval(
      days: Double(due - reviewed) / 86_400, ease: 2.5, lastReview: reviewed * 1000,
      reviews: reviews, lapses: max(0, reviews - max(0, streak)))
  }

  /// The sentence around a word. In some files, the spaces beside it are missing.
  private func sentence(_ before: String, _ word: String, _ after: String) -> String {
    guard !before.isEmpty || !after.isEmpty else { return "" }
    return [word, after].reduce(before) { text, next in
      guard let end = text.last, let start = next.first, end.isAlphabetic, start.isAlphabetic
      else { return text + next }
      return "\(text) \(next)"
    }
  }
}

extension Character {
  /// Whether it is a letter of a script that is written with spaces between words.
  fileprivate var isAlphabetic: Bool {
    guard isLetter, let scalar = unicodeScalars.first else { return false }
    return scalar.value < 0x0E00 || 0x10A0..<0x1780 ~= scalar.value
  }
}
