import Bookshelf
import ClientCore
import GameEngine
import Messages

/// A book in the library as `--json` prints it.
struct BookJSON: Encodable {
  private enum Key: CodingKey {
    case id, title, authors, language, format, work, state, chapters, words, progress, minutesLeft
    case tags, file, repaired, contents
  }

  struct Repair: Encodable {
    let code, reason: String

    init(_ repair: BookRepair, in messages: Messages) {
      (code, reason) = (repair.code, messages(repair.phrase))
    }
  }
  struct ChapterJSON: Encodable {
    let number: Int
    let title: String
    /// The share of its words that the player probably knows, 0 to 1; nil if it cannot be
    /// estimated.
    let expected: Double?
  }

  let entry: LibraryEntry
  /// The repairs; only if its file was just read.
  var repaired: [Repair]?
  /// The chapters; only if the book is shown alone.
  var contents: [ChapterJSON]?

  func encode(to encoder: any Encoder) throws {
    let book = entry.book
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(book.id, forKey: .id)
    try container.encode(entry.title, forKey: .title)
    try container.encode(book.authors, forKey: .authors)
    try container.encode(book.language, forKey: .language)
    try container.encode(book.format, forKey: .format)
    try container.encode(book.work, forKey: .work)
    try container.encode(book.state, forKey: .state)
    try container.encode(book.chapters, forKey: .chapters)
    try container.encode(book.words, forKey: .words)
    try container.encode(book.progress, forKey: .progress)
    try container.encodeIfPresent(entry.minutesLeft(), forKey: .minutesLeft)
    try container.encode(book.tags, forKey: .tags)
    switch entry.origin {
    case .program(let path), .file(let path): try container.encode(path, forKey: .file)
    case .elsewhere: break
    }
    try container.encodeIfPresent(repaired, forKey: .repaired)
    try container.encodeIfPresent(contents, forKey: .contents)
  }
}

/// The result of adding one file, as `--json` prints it.
struct BookAdditionJSON: Encodable {
  struct Refusal: Encodable { let code, reason: String }

  let file: String
  let book: BookJSON?
  let refused: Refusal?

  init(_ addition: BookAddition, in messages: Messages) {
    file = addition.file
    switch addition.result {
    case .success(let added):
      book = BookJSON(
        entry: added.entry, repaired: added.repairs.map { .init($0, in: messages) })
      refused = nil
    case .failure(let error):
      book = nil
      refused = Refusal(code: error.code.rawValue, reason: error.text(in: messages))
    }
  }
}

/// A hit of a search in a book as `--json` prints it.
struct BookHitJSON: Encodable {
  let place: String
  let chapter: Int
  let before, match, after: String
}

/// The words of a book as `--json` prints them.
struct VocabularyJSON: Encodable {
  private enum Key: String, CodingKey { case tokens, types, lemmas, known, expected, words }

  package struct Word: Encodable {
    private enum Key: String, CodingKey { case lemma, count, known, meaning }

    let word: Vocabulary.Word
    let meaning: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(word.lemma, forKey: .lemma)
      try container.encode(word.count, forKey: .count)
      // Encode null if it cannot be estimated, so that the key is always present.
      try container.encode(VocabularyJSON.rounded(word.known), forKey: .known)
      try container.encode(meaning, forKey: .meaning)
    }
  }

  let vocabulary: Vocabulary
  /// The words to list, with their meanings in the same order.
  let words: [Vocabulary.Word]
  let meanings: [String]

  private static func rounded(_ share: Double?) -> Double? {
    share.map { ($0 * 10_000).rounded() / 10_000 }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(vocabulary.tokens, forKey: .tokens)
    try container.encode(vocabulary.types, forKey: .types)
    try container.encode(vocabulary.words.count, forKey: .lemmas)
    try container.encode(VocabularyJSON.rounded(vocabulary.known), forKey: .known)
    try container.encode(VocabularyJSON.rounded(vocabulary.expected), forKey: .expected)
    try container.encode(
      zip(words, meanings).map { Word(word: $0, meaning: $1) }, forKey: .words)
  }
}

/// A mark as `--json` prints it.
struct BookMarkJSON: Encodable {
  let id: EventID
  let kind: String
  let place: String
  let chapter: Int
  let text, note: String

  package init(_ mark: OpenedBook.Mark, in book: Book) {
    (id, kind) = (mark.mark.id, mark.mark.kind.rawValue)
    (text, note) = (mark.mark.text, mark.mark.note)
    place = book.written(mark.start)
    chapter = book.chapter(at: mark.start) + 1
  }
}
