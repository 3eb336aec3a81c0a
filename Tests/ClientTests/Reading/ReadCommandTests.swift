import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Testing

@testable import ClientBooks
@testable import ClientCore
@testable import wordhoard

@Suite("Reading in line mode")
struct ReadCommandTests {
  /// What is printed while these lines are typed.
  private func reading(
    _ player: Player, _ lines: [String], at place: String? = nil
  ) async throws -> String {
    _ = player.screen()
    let typed = lines.map { InputLine.text($0) }
    try await player.program(typing: typed).books.lineReading
      .read(ReadRequest(book: "ferry", place: place))
    return player.screen()
  }

  @Test("a paragraph is shown at a time, headings with what follows them")
  func paragraphs() async throws {
    let player = try Player.withBook(.terminal())
    try Golden.expect(
      try await reading(player, ["", "", "", ":back", ":toc", ":quit"]), "read-line")
  }

  @Test("the commands go, search and explain")
  func commands() async throws {
    let player = try Player.withBook(.terminal())
    try Golden.expect(
      try await reading(
        player,
        [
          ":go 2", "", "", ":go 99", ":find crossed", ":find xyzzy", ":define river", ":mark quiet",
          ":nonsense", ":help",
        ]),
      "read-commands")
    let library = try player.program().books.library
    #expect(try library.open(library.find("ferry")).marks.map(\.mark.note) == ["quiet"])
  }

  @Test("marks are listed and removed by their numbers, and undo brings them back")
  func marks() async throws {
    let player = try Player.withBook()
    let printed = try await reading(
      player,
      [
        ":mark quiet", "", ":mark", ":marks", ":unmark 3", ":unmark 0", ":unmark \(Int.min)",
        ":unmark 1", ":marks",
      ])
    func count(_ text: String) -> Int { printed.components(separatedBy: text).count - 1 }
    #expect(count(" — quiet\n") == 1)
    #expect(count("\n1  ") == 2)
    #expect(count("\n2  ") == 1)
    #expect(count("there is no mark \"") == 3)
    #expect(count("1.1 note is removed; `wordhoard undo` brings it back.") == 1)
    try player.program().run("undo")
    let library = try player.program().books.library
    #expect(try library.open(library.find("ferry")).marks.map(\.mark.note) == ["quiet", ""])
  }

  @Test("plain sentences, without signs or prompts, for screen readers")
  func spoken() async throws {
    let player = try Player.withBook(.terminal())
    try player.program().core.preferences.change(.spoken, to: "on")
    try Golden.expect(try await reading(player, ["", ":help", ":quit"], at: "2"), "read-spoken")
  }

  @Test("the place is kept, and is where reading goes on")
  func place() async throws {
    let player = try Player.withBook()
    _ = try await reading(player, [":go 2.3", ""])
    #expect(try await reading(player, []).contains("Paragraph 13 "))
    #expect(try await reading(player, [], at: "1.9").contains("Paragraph 5 "))
    #expect(try await reading(player, []).contains("Paragraph 5 "))
  }

  @Test("a book without a name is the one that was open when the program was killed")
  func killed() async throws {
    let player = try Player.withBook()
    let file = try player.folder.write(BookFiles.emma.utf8, to: "emma.txt")
    _ = try player.program().books.library.add([file])
    for name in ["emma", "ferry"] {
      let library = try player.program().books.library
      let opened = try library.open(library.find(name))
      let position = opened.book.position(of: opened.book.place(atFraction: 0.5))
      try OpenPlaces(library).note(position, of: opened.entry.id, pace: ReadingPace())
      player.test.clock.now = Moment(instant: player.test.clock.now.instant + 1000, offset: 0)
      #expect(try library.open(ReadRequest()).entry.id == opened.entry.id)
    }
  }

  @Test("Enter after the last paragraph ends it")
  func end() async throws {
    let player = try Player.withBook()
    let printed = try await reading(player, Array(repeating: "", count: 90))
    #expect(printed.hasSuffix("That was the end of the book.\n"))
    for number in 1...30 { #expect(printed.contains("Paragraph \(number) tells")) }
    #expect(try player.program().books.library.find("ferry").book.state == .finished)
  }

  @Test("a file is added to the library and read, unless a book is called so")
  func file() async throws {
    let player = try Player.withBook()
    let file = try player.folder.write(BookFiles.emma.utf8, to: "new.txt")
    for _ in 1...2 {
      try await player.program(typing: [InputLine]()).books.lineReading.read(
        ReadRequest(book: file))
      #expect(player.screen().contains("Emma"))
    }
    let titles = try player.program().books.library.list().map(\.title)
    #expect(titles.count { $0 == "Emma" } == 1)
    for name in [player.folder.path, file + "x"] {
      await #expect(throws: ClientError.self) {
        try await player.program().books.lineReading.read(ReadRequest(book: name))
      }
    }
  }

  @Test("a quote has the sentence without the marks of notes")
  func quote() async throws {
    let player = try Player.withBook()
    let library = try player.program().books.library
    let book = try library.open(library.find("ferry"))
    let document = try #require(book.book.documents.first)
    let word = try #require(
      document.words(in: 0..<document.text.count).first { document.string($0) == "quiet" })
    let quote = BookQuote(word, in: 0, of: book)
    #expect(quote.sentence == "Nobody had crossed since noon, and the water was very {quiet}.")
    #expect(quote.source == "The Ferry, 1.1")
  }

  @Test("a mark has the paragraph or sentence that is shown")
  func mark() async throws {
    let player = try Player.withBook()
    _ = try await reading(player, [":mark", ":sentences on", "", ":mark quiet"], at: "2.3")
    let library = try player.program().books.library
    let marks = try library.open(library.find("ferry")).marks.map(\.mark)
    #expect(
      Set(marks.map(\.text)) == [
        "Paragraph 13 tells how the water went by, and how the man looked at it, as he had looked at it "
          + "for forty years, without a word to anyone who might have listened.",
        "Row, row, softly the river goes, and nobody knows.",
      ])
  }

  @Test("a look-up by the base form counts as one of the word in the paragraph")
  func baseForm() async throws {
    let player = try Player.withBook()
    try player.folder.write(
      "listen  verb  4  1.9  ˈlɪsən\n  = to try to hear\n  > {Listen} to the rain.\n".utf8,
      to: "Content/words/listen.words")
    let printed = try await reading(player, [":define listen", ":define river"], at: "2.3")
    #expect(printed.contains("to try to hear"))
    let book = try player.program().books.library.find("ferry").id
    #expect(try BookShelf(player.folder.journal()).looks(in: book).count == 1)
  }

  @Test("a wrong book or place is an error")
  func errors() async throws {
    let player = try Player.withBook()
    let missing = await #expect(throws: ClientError.self) {
      try await player.program().books.lineReading.read(ReadRequest(book: "nonsense"))
    }
    #expect(missing?.code == .unknownBook)
    let place = await #expect(throws: ClientError.self) { try await reading(player, [], at: "77") }
    #expect(place?.code == .unknownPlace)
    let none = await #expect(throws: ClientError.self) {
      try await Player().program().books.lineReading.read(ReadRequest())
    }
    #expect(none?.code == .unknownBook)
  }

  @Test("a sentence is shown at a time, and numbers name its words")
  func sentences() async throws {
    let player = try Player.withBook(.terminal())
    let lines = [
      ":sentences on", "", ":numbers", ":define 3", ":define 99", ":back", ":back", "", "", "", "",
      ":sentences off", ":numbers", ":quit",
    ]
    try Golden.expect(try await reading(player, lines, at: "1.1"), "read-sentences")
  }

  @Test("a paragraph is read aloud by sentences, and the setting sound turns that off")
  func aloud() async throws {
    var player = try Player.withBook()
    player.test.environment["PATH"] = try player.folder.program(
      "espeak-ng", #"printf '%s\n' "$*" >> "$LOG""#)
    #expect(!(try await reading(player, [":say"], at: "1.2").contains("espeak")))
    _ = try await reading(player, [":sentences", "", ":say"], at: "1.1")
    #expect(
      player.folder.log(of: "espeak-ng") == """
        -v en-us -- A boat that waits is half a boat.
        -v en-us -- Nobody had crossed since noon, and the water was very quiet.

        """)
    try player.program().core.preferences.change(.sound, to: "off")
    #expect(try await reading(player, [":say"]).contains("The setting sound is off."))
    let silent = try Player.withBook()
    #expect(try await reading(silent, [":say"]).contains("sudo apt install espeak-ng"))
  }

  @Test("at a terminal the next line stops the voice")
  func stopping() async throws {
    var player = try Player.withBook(.terminal())
    player.test.environment["PATH"] = try player.folder.program("espeak-ng", "exec sleep 600")
    #expect(try await reading(player, [":say", "", ":quit"]).contains("A boat that waits"))
  }

  @Test("back goes over a heading to the chapter before")
  func back() async throws {
    let player = try Player.withBook()
    let printed = try await reading(player, [":back", ":back"], at: "2")
    #expect(printed.contains("Paragraph 12 ") && printed.contains("Paragraph 11 "))
    #expect(try await reading(player, [":back"], at: "1").hasSuffix("quiet water.\n"))
  }

  @Test("with --jsonl each line is an event, and the end of the input ends it")
  func events() async throws {
    let player = try Player.withBook()
    try await player.program(
      typing: [
        ":define 4", "", ":define xyzzy", ":toc", ":find crossed", ":words", ":mark quiet",
        ":card drew", ":go 99", ":go 2", ":sentences", ":help", ":say",
      ].map { InputLine.text($0) }
    ).books.readingInJSONLines.read(ReadRequest(book: "ferry", place: "1.1"))
    let output = player.screen()
    for line in output.split(separator: "\n") {
      let event = try JSONDecoder().decode(EventName.self, from: Data(line.utf8))
      #expect(!event.event.isEmpty)
    }
    try Golden.expect(output, "read-events")
    #expect(try player.program().books.library.find("ferry").book.position != nil)
  }

  private struct EventName: Decodable { let event: String }
}
