package import Bookshelf
import ClientCore
import GameEngine
package import Messages

/// A book in the library as `--json` prints it.
package struct BookJSON: Encodable {
  package struct Repair: Encodable { let code, reason: String }
  struct ChapterJSON: Encodable {
    let number: Int
    let title: String
    /// The share of its words that the player probably knows, 0 to 1; nil if it cannot be
    /// estimated.
    let expected: Double?
  }

  let id: LibraryID
  let title: String
  let authors: [String]
  let language, format, work, state: String
  let chapters, words: Int
  let progress: Double
  let minutesLeft: Int?
  let tags: [String]
  let file: String?
  /// The repairs; only if its file was just read.
  var repaired: [Repair]?
  /// The chapters; only if the book is shown alone.
  var contents: [ChapterJSON]?

  package init(_ entry: LibraryEntry) {
    let book = entry.book
    (id, title, authors) = (book.id, entry.title, book.authors)
    (language, format, work) = (book.language, book.format, book.work)
    (chapters, words) = (book.chapters, book.words)
    (state, progress, minutesLeft) = (book.state.rawValue, book.progress, entry.minutesLeft())
    tags = book.tags
    file =
      switch entry.origin {
      case .program(let path), .file(let path): path
      case .elsewhere: nil
      }
  }

  /// A copy with the repairs of the book's file.
  package func repaired(_ repairs: [BookRepair], in messages: Messages) -> BookJSON {
    var copy = self
    copy.repaired = repairs.map { Repair(code: $0.code, reason: messages($0.phrase)) }
    return copy
  }
}

/// The result of adding one file, as `--json` prints it.
struct BookAdditionJSON: Encodable {
  struct Refusal: Encodable { let code, reason: String }

  let file: String
  let book: BookJSON?
  let refused: Refusal?

  package init(_ addition: BookAddition, in messages: Messages) {
    file = addition.file
    switch addition.result {
    case .success(let added):
      book = BookJSON(added.entry).repaired(added.repairs, in: messages)
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
