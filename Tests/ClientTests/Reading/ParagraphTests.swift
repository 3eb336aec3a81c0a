import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import ClientBooks
@testable import ClientCore
@testable import ClientPlay
@testable import wordhoard

@Suite("Paragraphs with halved words")
struct ParagraphTests {
  private struct Line: Decodable {
    let event: String
    let form, asks, prompt, clue, answer, word, spoken: String?
    let correct: Truth?
    let questions: Int?

    /// A Boolean in verdicts, and a count in results.
    struct Truth: Decodable {
      let value: Bool?

      init(from decoder: any Decoder) throws {
        value = try? decoder.singleValueContainer().decode(Bool.self)
      }
    }
  }

  private func request(_ book: String? = nil) -> PracticeRequest {
    var request = PracticeRequest(form: .paragraph)
    request.book = book
    return request
  }

  private func lines(
    _ player: Player, _ request: PracticeRequest, typing typed: [String]
  ) async throws -> [Line] {
    _ = player.screen()
    try await player.program(typing: typed.map { InputLine.text($0) }).play(request, jsonl: true)
    return try player.screen().split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  private func add(_ text: String, _ name: String, language: String, to player: Player) async throws
  {
    let book = "Title: \(name)\nLanguage: \(language)\n\n\(text)\n"
    let file = try player.folder.write(book.utf8, to: "\(name).txt")
    try await player.program().run(awaiting: ["book", "add", file])
  }

  /// The sentences of the text without their numbers.
  private static let fog = FogText.text.split(separator: "\n")
    .filter { $0.first?.isNumber == true }
    .map { $0.drop { $0 != " " }.dropFirst() }.joined(separator: " ")

  @Test("the gaps of a text of ours are the questions of a round, and its answers are remembered")
  func round() async throws {
    let player = try Player.withFog(Display(width: 80))
    // The half, the whole word, a miss, a pass.
    let typed = ["rse", "chef", "breads", ""] + FogText.gaps.dropFirst(4)
    let events = try await lines(player, request(), typing: typed)
    let questions = events.filter { $0.event == "question" }
    let verdicts = events.filter { $0.event == "verdict" }
    #expect(verdicts.map(\.answer) == FogText.gaps)
    #expect(
      verdicts.map(\.correct?.value) == [true, true, false, false]
        + FogText.gaps.dropFirst(4).map { _ in true })
    #expect(questions.allSatisfy { $0.form == "paragraph" && $0.asks == "complete_word" })
    #expect(
      questions[0].prompt?.hasPrefix(
        "The expedition began at dawn.\nHeavy fog would delay the ho_____, and the deadline was near.\nThe ch__ had fresh br__ and"
      ) == true)
    #expect(
      questions[2].prompt?.contains(
        "delay the horse, and the deadline was near.\nThe chef had fresh br_____ and") == true)
    #expect(questions[0].clue == "5 letters, starts with ho")
    #expect(events.last?.questions == 14)
    let progress = try player.progress()
    #expect(progress.gamesCount == 14 && progress.gamesWon == 12)
    #expect(progress.words[ItemID("en/bread/noun")]?.wrong == 1)
    #expect(progress.words[ItemID("en/horse/noun")]?.memory != nil)
    let answers = try player.folder.journal().latestAnswers(limit: 20)
    #expect(answers.count == 14 && answers.allSatisfy { $1.form == .paragraph })
  }

  @Test("a round says each sentence with its gaps as blanks, and the paragraph once before")
  func spoken() async throws {
    let player = try Player.withFog(Display(width: 80))
    let events = try await lines(player, request(), typing: ["rse", ""])
    let spoken = events.filter { $0.event == "question" }.compactMap(\.spoken)
    #expect(spoken[0].contains("The expedition began at dawn."))
    #expect(
      spoken[0].hasSuffix(
        "Heavy fog would delay the ho blank, and the deadline was near. 5 letters, starts with ho."
      ))
    #expect(
      spoken[1]
        == "Type the missing half of the word, or the whole word. The ch blank had fresh br blank and a delicious br blank, but his appetite was gone. 4 letters, starts with ch."
    )
    #expect(spoken.allSatisfy { !$0.contains("_") })
  }

  @Test("line mode prints the paragraph before the first question, then the sentence of each gap")
  func lineMode() async throws {
    let player = try Player.withFog(Display(width: 80))
    let typed = ["rse", "chef", "breads", ":hint", "broth", ":undo", "br", ":quit"]
    try await player.program(typing: typed.map { InputLine.text($0) }).play(request(), jsonl: false)
    try Golden.expect(player.screen(), "paragraph")
    try player.program().run("settings set spoken on")
    _ = player.screen()
    try await player.program(typing: [InputLine.text("rse"), .text(":quit")])
      .play(request(), jsonl: false)
    try Golden.expect(player.screen(), "paragraph-spoken")
  }

  @Test("a paragraph of a book is the first suitable one from the reader's place on, else any")
  func book() async throws {
    let player = try Player(Display(width: 80))
    let other = ParagraphTests.fog.replacing("Nobody", with: "Somebody")
    try await add(
      "CHAPTER I\n\nToo short.\n\n\(ParagraphTests.fog)\n\nCHAPTER II\n\n\(other)\n\nCHAPTER III\n\nThe end.",
      "fogs", language: "en", to: player)
    func prompt() async throws -> String {
      let events = try await lines(player, request("fogs"), typing: [":quit"])
      return try #require(events.first { $0.event == "question" }?.prompt)
    }
    #expect(try await prompt().contains("Nobody"))
    let books = try player.program().books.library
    let opened = try books.open(books.find("fogs"))
    let second = try #require(opened.book.place(ofChapter: 2))
    try books.setPosition(opened.book.position(of: second), of: opened.entry.id)
    #expect(try await prompt().contains("Somebody"))
    let third = try #require(opened.book.place(ofChapter: 3))
    try books.setPosition(opened.book.position(of: third), of: opened.entry.id)
    #expect(try await prompt().contains("Nobody"))
  }

  @Test("a paragraph whose words were shown today comes only if there is no other")
  func again() async throws {
    let player = try Player.withFog(Display(width: 80))
    _ = try await lines(player, request(), typing: FogText.gaps)
    #expect(
      try await lines(player, request(), typing: [":quit"]).contains { $0.event == "question" })
    let other = """
      It was dusk at last. The fierce livestock would chew the edible delicacy, and the extinct \
      breed had a burrow. A corrupt coalition felt contempt, and the naive committee was ecstatic \
      over the brisk campaign. The native branch would sprout in the humid interval, and the bias \
      of the genius was absurd. They saw the abstract track and the dense outskirts and an airborne \
      itinerary and a bitter compromise together.
      """
    try player.folder.write(
      "Title: Dusk\nWork: dusk\nRendering: ours\nLanguage: en\n\n## 1 Dusk\n1.1 \(other)\n".utf8,
      to: "Content/texts/dusk.txt")
    for seed in 0..<6 {
      var request = request()
      request.seed = UInt32(seed)
      let events = try await lines(player, request, typing: [":quit"])
      #expect(events.first { $0.event == "question" }?.prompt?.hasPrefix("It was dusk") == true)
    }
  }

  private func failure(_ player: Player, _ request: PracticeRequest) async -> ClientError? {
    await #expect(throws: ClientError.self) {
      try await player.program().play(request, jsonl: true)
    }
  }

  @Test("without a text, or in a library whose books do not suit, an error says what to do")
  func shortage() async throws {
    let player = try Player(Display(width: 80))
    let none = await failure(player, request())
    #expect(none?.code == .noParagraph)
    #expect(
      none?.text(in: .english)
        == "no text of ours in English has a suitable paragraph; name a book of yours with `wordhoard play paragraph --book BOOK`"
    )
    let unknown = await failure(player, request("fogs"))
    #expect(unknown?.code == .unknownBook)
    try await add("It is as it was.", "short", language: "en", to: player)
    let short = await failure(player, request("short"))
    #expect(
      short?.text(in: .english)
        == "\"short\" has no paragraph with enough words that the course teaches; choose another book, or play without --book"
    )
  }

  @Test("a book in another language than the course is refused, with the course of its language")
  func otherLanguage() async throws {
    let player = try Player(Display(width: 80))
    try player.folder.installSpanish()
    try await add(ParagraphTests.fog, "niebla", language: "es", to: player)
    try await add(ParagraphTests.fog, "brouillard", language: "fr", to: player)
    let spanish = await failure(player, request("niebla"))
    #expect(spanish?.code == .noParagraph)
    #expect(
      spanish?.text(in: .english)
        == "the language of \"niebla\" is Spanish, and the course teaches English; change the course with `wordhoard course use es`"
    )
    let french = await failure(player, request("brouillard"))
    #expect(
      french?.text(in: .english)
        == "the language of \"brouillard\" is French, and the course teaches English; choose another book"
    )
  }

  @Test("a paragraph is a round of its own, and brings its own words")
  func usage() async throws {
    let player = try Player.withFog(Display(width: 80))
    var mixed = request()
    mixed.forms.append("recall")
    var level = request()
    level.level = .two
    var deck = request()
    deck.deck = "Spanish"
    for request in [mixed, level, deck] {
      let error = await failure(player, request)
      #expect(error?.code == .noParagraph && error?.exit == .usage)
    }
  }
}
