import ClientCore
import FoundationEssentials
import GameEngine
import Kit

/// Prints what happens in a book as JSON, an event on each line; docs/events.md.
struct ReadingEvents: Sendable {
  private let output: any TextSink

  init(_ output: any TextSink) { self.output = output }

  /// A share as events have it.
  static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }

  func emit(_ event: some Encodable) {
    guard let line = try? sortedEncoder().text(of: event) else { return }
    output.write(line + "\n")
  }

  /// An output for texts that no event of its own has: each is a remark.
  var remarks: any TextSink { Remarks(events: self) }

  private struct Remarks: TextSink {
    let events: ReadingEvents

    func emit(_ text: String) {
      let text = text.trimmingBlanks
      if !text.isEmpty { events.emit(RemarkEvent(spoken: text)) }
    }
  }
}

/// The book that was opened.
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

/// A paragraph or a sentence.
struct TextEvent: Encodable {
  let event: String
  let place: String
  /// The fraction of the book before it.
  let position: Double
  let chapter: Int
  let heading: Bool
  let text: String
  /// The sentences of a paragraph.
  let sentences: [String]?
  /// The number of a sentence in its paragraph, from 1.
  let number: Int?
  /// The words, whose numbers begin at 1.
  let words: [String]
  let spoken: String
}

/// A word that was looked up.
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

/// The chapters.
struct ContentsEvent: Encodable {
  struct Chapter: Encodable {
    let place, title: String
    let isHere: Bool

    private enum CodingKeys: String, CodingKey { case place, title, isHere = "here" }
  }

  let event = "contents"
  let chapters: [Chapter]
}

/// The places of a text.
struct HitsEvent: Encodable {
  let event = "hits"
  let query: String
  /// How many there are; only the first ones are listed.
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

/// A command that failed.
struct ErrorEvent: Encodable {
  let event = "error"
  let code, message: String
}

/// Any other answer to a command.
struct RemarkEvent: Encodable {
  let event = "remark"
  let spoken: String
}

/// The end.
struct ClosedEvent: Encodable {
  let event = "closed"
  let place: String
}
