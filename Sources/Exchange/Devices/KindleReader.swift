import GameEngine
import Kit
import SQLite

/// Reads `vocab.db`, the words that were looked up on a Kindle. The sentences of all look-ups of a word are its
/// examples.
struct KindleReader: CardReader {
  let format = CardFormat.kindle
  private let database: ForeignDatabase

  private static let mostExamples = 5
  private static let mostForms = 20
  /// The category of words that are marked as mastered.
  private static let mastered = 100

  /// Whether a database has its tables.
  static func recognizes(_ database: ForeignDatabase) -> Bool {
    database.tables.isSuperset(of: ["WORDS", "LOOKUPS"])
  }

  init(_ database: ForeignDatabase) { self.database = database }

  func read(into sink: DraftSink) throws {
    var (row, draft, examples) = (0, CardDraft?.none, [String]())
    var key: (language: String, term: String)?
    var sources: [String] = []
    func finish() throws {
      guard var card = draft else { return }
      row += 1
      card.example = examples.joined(separator: "\n")
      card.source = sources.joined(separator: "; ")
      try sink.add(card, row: row)
    }
    let hasBooks = database.tables.contains("BOOK_INFO")
    try database.forEach(
      """
      SELECT w.lang, CASE WHEN w.stem <> '' THEN w.stem ELSE w.word END AS term, w.category, \
      l.usage, \(hasBooks ? "b.title" : "''"), w.word FROM WORDS w \
      LEFT JOIN LOOKUPS l ON l.word_key = w.id \
      \(hasBooks ? "LEFT JOIN BOOK_INFO b ON b.id = l.book_key" : "") \
      ORDER BY w.lang, term, l.timestamp
      """
    ) { columns in
      let (language, term) = (columns.text(0), columns.text(1))
      if key?.term != term || key?.language != language {
        key = (language, term)
        try finish()
        // A word is stored with the quotes and marks that touch it in the text.
        let plain = String(term.trimming { !$0.isLetter && !$0.isNumber })
        var word = CardDraft(term: plain.isEmpty ? term : plain)
        (word.tags, word.sourceID) = (["kindle"], "kindle:\(language):\(term)")
        word.termLanguage = language
        draft = word
        (examples, sources) = ([], [])
      }
      if columns.int(2) == KindleReader.mastered, draft?.tags.contains("mastered") == false {
        draft?.tags.append("mastered")
      }
      let form = columns.text(5)
      if let forms = draft?.forms, forms.count < KindleReader.mostForms, !forms.contains(form) {
        draft?.forms.append(form)
      }
      // Compared after cleaning, because usages end with spaces.
      let usage = CleanText.clean(columns.text(3)).text
      if !usage.isEmpty, examples.count < KindleReader.mostExamples, !examples.contains(usage) {
        examples.append(usage)
      }
      let title = CleanText.clean(columns.text(4), to: 300).text
      if !title.isEmpty, sources.count < KindleReader.mostExamples, !sources.contains(title) {
        sources.append(title)
      }
    }
    try finish()
  }
}
