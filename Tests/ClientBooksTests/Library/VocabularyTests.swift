import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("The words of a book")
struct VocabularyTests {
  private let player: Player
  /// A word of level 1 and one of level 4 of the fixture.
  private let easy, hard: Item

  init() throws {
    player = try Player(Display(width: 80))
    let items = player.pool.items.filter { $0.term.allSatisfy(\.isLetter) }
    easy = try #require(items.first { $0.level == .one })
    hard = try #require(items.first { $0.level == .four })
  }

  private struct Report: Decodable {
    struct Word: Decodable {
      let lemma, meaning: String
      let count: Int
      let known: Double?
    }
    let tokens, types, lemmas: Int
    let known, expected: Double?
    let words: [Word]
  }

  private func report(_ text: String, chapter: Int? = nil, language: String = "en") async throws
    -> Report
  {
    let book = "Title: Words\nLanguage: \(language)\n\n\(text)\n"
    let file = try player.folder.write(book.utf8, to: "words.txt")
    #expect(try await player.program().run(awaiting: ["book", "add", file]) == 0)
    let json = try player.json {
      try $0.run(["book", "words", "words"] + (chapter.map { ["--chapter", "\($0)"] } ?? []))
    }
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  private func known(_ word: Item, in report: Report) -> Double? {
    report.words.first { $0.lemma == word.term }?.known
  }

  @Test("are counted by their base forms, and easier ones are expected to be known")
  func counting() async throws {
    let report = try await report(
      "CHAPTER I\n\nHere \(easy.term) and \(easy.term) meet \(hard.term), and \(easy.term) stays so."
    )
    #expect(report.tokens == 16)
    let word = try #require(report.words.first { $0.lemma == easy.term })
    #expect(word.count == 3)
    #expect(word.meaning == easy.mainSense.definition)
    let (low, high) = try (#require(known(hard, in: report)), #require(known(easy, in: report)))
    #expect(low < 0.5 && high > 0.8)
    let expected = try #require(report.expected)
    #expect(expected > 0 && expected < 1)
  }

  @Test("that were answered are known by the memory of the answers")
  func memory() async throws {
    let text = "CHAPTER I\n\nNow \(easy.term) and \(hard.term) are here, as they always were."
    let before = try await report(text)
    let round = EventID(derivedFrom: "round")
    let header = RoundHeader(questions: 1, ruleset: .learn, edition: "en-1")
    let answer = AnswerEntry(
      item: hard.id, form: FormID("recall"), input: hard.term, verdict: .right, milliseconds: 2000,
      hint: false, round: round, index: 1, points: 100, again: false, level: hard.level)
    try player.folder.journal().append(
      [
        .init(id: round, body: .round(.init(round: round, header: header))),
        .init(id: EventID(derivedFrom: "answer"), body: .answer(answer)),
      ], at: player.test.clock.now)
    let after = try await report(text)
    #expect(try #require(known(hard, in: before)) < 0.5)
    #expect(try #require(known(hard, in: after)) > 0.95)
    #expect(try #require(after.expected) > #require(before.expected))
  }

  @Test("that are names count as known, but not as words to learn")
  func names() async throws {
    let report = try await report(
      "CHAPTER I\n\nWe saw Highbury again. Then old Highbury slept, and Highbury was gone.")
    #expect(!report.words.contains { $0.lemma == "highbury" })
    #expect(report.tokens == 18)
  }

  @Test("in capitals alone are names, also if a dictionary has them in small letters")
  func abbreviations() async throws {
    let report = try await report("CHAPTER I\n\nWe like \(hard.term.uppercased()) here.")
    #expect(!report.words.contains { $0.lemma == hard.term })
  }

  @Test("in capitals are no names in headings, or if they are small elsewhere")
  func capitals() async throws {
    let report = try await report(
      "CHAPTER I. THE \(hard.term.uppercased())\n\nNow \(easy.term.uppercased()) is \(easy.term).")
    let lemmas = report.words.map(\.lemma)
    #expect(lemmas.contains(hard.term) && lemmas.contains(easy.term))
  }

  @Test("of another language are counted, but not judged")
  func otherLanguage() async throws {
    let report = try await report(
      "KAPITEL I\n\nDas Haus ist alt, und das Dach ist neu.", language: "de")
    // With the lines of the title and the language.
    #expect(report.tokens == 15)
    #expect(report.types == 13)
    #expect(report.known == nil && report.expected == nil)
    #expect(report.words.allSatisfy { $0.known == nil })
  }

  @Test("that only begin sentences are names, unless a dictionary has them in small letters")
  func beginnings() async throws {
    let capital = easy.term.prefix(1).uppercased() + easy.term.dropFirst()
    let report = try await report(
      "CHAPTER I\n\nXimon came. Then he saw it. Ximon left again. \(capital) was what he saw. They met old Zutenberg, then Zutenberg again, at zutenberg."
    )
    #expect(!report.words.contains { $0.lemma == "ximon" || $0.lemma == "zutenberg" })
    #expect(report.words.contains { $0.lemma == easy.term })
  }

  @Test("that were looked up in it are listed, the latest first")
  func lookedUp() async throws {
    let text = "CHAPTER I\n\nNow \(easy.term) and \(hard.term) are here, as ever."
    _ = try await report(text)
    let program = try player.program()
    #expect(
      try player.screen { try $0.run("book words words --looked-up") }
        .contains("You have not looked up any of its words yet."))
    let opened = try program.books.library.open(program.books.library.find("words"))
    for word in [easy, hard] {
      let document = opened.book.documents[0]
      let range = try #require(
        document.words(in: 0..<document.text.count).first { document.string($0) == word.term })
      let now = player.test.clock.now
      player.test.clock.now = Moment(instant: now.instant + 60_000, offset: now.offset)
      let look = BookQuote(range, in: 0, of: opened).look
      _ = try program.core.lookUp.found(.named(word.term), in: look)
    }
    let json = try player.json {
      try $0.run("book words words --looked-up")
    }
    let listed = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    #expect(listed.words.map(\.lemma) == [hard.term, easy.term])
    #expect(listed.words.map(\.count) == [1, 1])
  }

  @Test("of one chapter are counted alone, with those that are worth learning before it")
  func chapter() async throws {
    let text =
      "CHAPTER I\n\nSome \(easy.term) here.\n\nCHAPTER II\n\nThe \(hard.term) and the \(hard.term) there."
    let report = try await report(text, chapter: 2)
    #expect(report.words.contains { $0.lemma == hard.term && $0.count == 2 })
    #expect(!report.words.contains { $0.lemma == easy.term })
    let shown = try player.screen { try $0.run("book words words --chapter 2") }
    let parts = shown.components(separatedBy: "Words worth learning before this chapter\n")
    #expect(parts.count == 2)
    #expect(parts.last?.contains(hard.term) == true)
    #expect(parts.last?.contains("2 times; ") == true)
  }
}
