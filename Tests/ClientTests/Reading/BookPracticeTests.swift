import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Messages
import TestSupport
import Testing

@testable import ClientBooks
@testable import ClientCore
@testable import ClientPlay
@testable import wordhoard

@Suite("Practice with the words of a book")
struct BookPracticeTests {
  private let player: Player
  /// A word that is looked up, one whose sentence makes no question, and others that the player may not know.
  private let looked, repeated: Item
  private let later: [Item]

  init() throws {
    player = try Player(Display(width: 80))
    let hard = player.pool.items.filter { item in
      item.level == .four && item.term.allSatisfy(\.isLetter) && item.partOfSpeech == .noun
    }
    try #require(hard.count >= 4)
    (looked, repeated, later) = (hard[0], hard[1], Array(hard[2..<4]))
  }

  private struct Line: Decodable {
    let event: String
    let form, prompt, answer, word: String?
    let choices: [String]?
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// The sentence with the looked-up word.
  private var sentence: String { "By the long road stood a {\(looked.term)} that nobody had seen." }

  private func addBook() async throws -> OpenedBook {
    let plain = sentence.replacing("{", with: "").replacing("}", with: "")
    let text = """
      CHAPTER I

      \(plain) They went on.

      A \(repeated.term) and another \(repeated.term) lay there in the grass.

      CHAPTER II

      Then came the \(later[0].term), and the \(later[0].term) again.

      CHAPTER III

      At last came the \(later[1].term).
      """
    let book = "Title: Roads\nLanguage: en\n\n\(text)\n"
    let file = try player.folder.write(book.utf8, to: "roads.txt")
    let program = try player.program()
    try await program.run(awaiting: ["book", "add"] + [file])
    return try program.books.library.open(program.books.library.find("roads"))
  }

  private func lookUp(_ item: Item, in opened: OpenedBook) throws {
    let document = opened.book.documents[0]
    let range = try #require(
      document.words(in: 0..<document.text.count).first { document.string($0) == item.term })
    let quote = BookQuote(range, in: 0, of: opened)
    let now = player.test.clock.now
    player.test.clock.now = Moment(instant: now.instant + 60_000, offset: now.offset)
    _ = try player.program().core.lookUp.found(.item(item.id), in: quote.look)
  }

  private func learn(chapter: Int? = nil) async throws -> [Line] {
    var request = LearnRequest()
    (request.book, request.chapter) = ("roads", chapter)
    _ = player.screen()
    let typed = Array(repeating: InputLine.text(""), count: 40)
    try await player.program(typing: typed).learn(request, jsonl: true)
    return try lines(player.screen())
  }

  @Test("a word that was looked up comes first, with the book's sentence as the question")
  func cloze() async throws {
    let opened = try await addBook()
    try lookUp(looked, in: opened)
    let first = try #require(try await learn().first { $0.event == "question" })
    #expect(first.form == "cloze")
    #expect(first.prompt == sentence.replacing("{\(looked.term)}", with: "_____"))
    #expect(first.choices?.contains(looked.term) == true)
  }

  @Test("a sentence that has the word twice is no question; then another form asks it")
  func repetition() async throws {
    let opened = try await addBook()
    try lookUp(repeated, in: opened)
    let asked = try await learn()
    #expect(asked.first { $0.event == "verdict" }?.word == repeated.id.rawValue)
    #expect(!asked.contains { $0.prompt?.contains("lay there in the grass") == true })
  }

  @Test("then come the words worth learning before the next chapter, then the others")
  func order() async throws {
    let opened = try await addBook()
    try lookUp(looked, in: opened)
    let program = try player.program()
    // The first chapter was begun, so the second is the next one.
    let place = try #require(opened.book.place(ofChapter: 1, paragraph: 2))
    try program.books.library.setPosition(opened.book.position(of: place), of: opened.entry.id)
    func words(_ lines: [Line]) -> [String] {
      lines.filter { $0.event == "verdict" }.prefix(4).compactMap(\.word)
    }
    let ids = [looked, later[0], repeated, later[1]].map(\.id.rawValue)
    let asked = try await words(learn())
    #expect(asked.prefix(2) == ids.prefix(2))
    #expect(Set(asked) == Set(ids))
  }

  @Test("play asks the same words, also by forms that the player names")
  func play() async throws {
    let opened = try await addBook()
    try lookUp(looked, in: opened)
    for forms in [[], ["match"]] {
      var request = PracticeRequest()
      (request.book, request.questions, request.forms) = ("roads", 2, forms)
      _ = player.screen()
      let typed = Array(repeating: InputLine.text(""), count: 10)
      try await player.program(typing: typed).play(request, jsonl: true)
      let questions = try lines(player.screen()).filter { $0.event == "question" }
      #expect(questions.count == 2)
      #expect(questions.first?.form == forms.first ?? "cloze")
    }
  }

  @Test("without anything to ask, an error says what to do")
  func nothing() async throws {
    let text = "Title: Roads\nLanguage: en\n\nCHAPTER I\n\nIt is as it was.\n"
    let file = try player.folder.write(text.utf8, to: "roads.txt")
    try await player.program().run(awaiting: ["book", "add"] + [file])
    let error = await #expect(throws: ClientError.self) { try await learn() }
    #expect(error?.code == .noWords)
    #expect(error?.text(in: .english).contains("look words up") == true)
    let unknown = await #expect(throws: ClientError.self) {
      var request = PracticeRequest()
      request.book = "nonsense"
      try await player.program().play(request, jsonl: true)
    }
    #expect(unknown?.code == .unknownBook)
  }
}
