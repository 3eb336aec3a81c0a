import ClientCore
import FoundationEssentials
import GameEngine
import Kit

/// Prints the events of reading as JSON, one on each line. docs/events.md describes them.
struct ReadingEvents: Sendable {
  private let output: any TextSink

  init(_ output: any TextSink) { self.output = output }

  /// A share, rounded to four decimals as in all events.
  static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }

  func emit(_ event: some Encodable) {
    guard let line = try? sortedEncoder().text(of: event) else { return }
    output.write(line + "\n")
  }

  /// An output for texts without an event of their own. Each becomes a remark.
  var remarks: any TextSink { Remarks(events: self) }

  private struct Remarks: TextSink {
    let events: ReadingEvents

    func emit(_ text: String) {
      let text = text.trimmingBlanks
      if !text.isEmpty { events.emit(RemarkEvent(spoken: text)) }
    }
  }
}

/// A book was opened.
struct BookEvent: Encodable {
  let event = "book"
  let id: LibraryID
  let title: String
  let authors: [String]
  let language: String
  let chapters: Int
  let place: String
  let minutesLeft: Int?
  let spoken: String
}

/// A paragraph or a sentence is shown.
struct TextEvent: Encodable {
  let event: String
  let place: String
  /// The fraction of the book before the text, 0 to 1.
  let position: Double
  let chapter: Int
  let heading: Bool
  let text: String
  /// The sentences of a paragraph; nil for a sentence.
  let sentences: [String]?
  /// The number of a sentence in its paragraph, from 1; nil for a paragraph.
  let number: Int?
  /// The words of the text. Commands number them from 1.
  let words: [String]
  let spoken: String
}

/// The entry of a word that was looked up.
struct DefinitionEvent: Encodable {
  let event = "definition"
  let word: String
  let definition: FoundWord

  private enum Key: CodingKey { case event, word, words, answer, spoken }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(event, forKey: .event)
    try container.encode(word, forKey: .word)
    switch definition.content {
    case .ours(let words): try container.encode(words, forKey: .words)
    case .elsewhere(let answer): try container.encode(answer, forKey: .answer)
    }
    try container.encode(definition.spoken, forKey: .spoken)
  }
}

/// The chapters of the book.
struct ContentsEvent: Encodable {
  struct Chapter: Encodable {
    let place, title: String
    let isHere: Bool

    private enum CodingKeys: String, CodingKey { case place, title, isHere = "here" }
  }

  let event = "contents"
  let chapters: [Chapter]
}

/// The places at which the book contains a text.
struct HitsEvent: Encodable {
  let event = "hits"
  let query: String
  /// The number of all hits. Only the first ones are listed.
  let count: Int
  let hits: [BookHitJSON]
}

/// The words of a chapter that were looked up or are worth learning.
struct ChapterWordsEvent: Encodable {
  struct Row: Encodable {
    let word, meaning: String
    let count: Int
    let lookedUp: Bool
  }

  let event = "words"
  let chapter: Int
  let expected: Double?
  let words: [Row]
}

/// The error of a command that failed.
struct ErrorEvent: Encodable {
  let event = "error"
  let code, message: String
}

/// The answer to a command without an event of its own.
struct RemarkEvent: Encodable {
  let event = "remark"
  let spoken: String
}

/// The last event: the book is closed.
struct ClosedEvent: Encodable {
  let event = "closed"
  let place: String
}
