import Foundation
import GameEngine
import Journal
import Testing

@Suite("Reading in a terminal")
struct ReadingTests {
  #if FullScreen
    @Test(
      "a book is opened, turned, searched and closed, a word is looked up, and the place is found again"
    )
    func fullScreen() throws {
      let home = try Home()
      #expect(try Binary.run("settings set screen full", home: home).status == 0)
      let terminal = try Tmux(columns: 80, rows: 24, isPlain: false, home: home)
      try terminal.type("wordhoard read close english")
      try terminal.look(for: "A way that can be put into words")
      try terminal.look(for: "Page 1 of ")
      try terminal.press("Space")
      try terminal.look(for: "Page 2 of ")
      try terminal.send("g61.1")
      try terminal.press("Enter")
      let verse = "country is the low ground"
      try terminal.look(for: verse)
      // The cursor begins at the place, on "A"; the next word is looked up on top of the page.
      for key in ["Enter", "Right", "Enter"] { try terminal.press(key) }
      // "large" alone would also be found in the verse, before the word's page is drawn.
      try terminal.look(for: "l a r g e  /")
      try terminal.press("Escape")
      try terminal.look(for: verse)
      try terminal.resize(columns: 60, rows: 20)
      try terminal.look { $0.contains(verse) && $0.contains("Page ") }
      // From the word to the page, and to the home screen.
      try terminal.press("Escape")
      try terminal.look(for: "Enter words")
      try terminal.press("Escape")
      try terminal.look(for: "Settings")
      try terminal.press("q")
      // Keys that come before the shell has the terminal back are lost.
      try terminal.look { !$0.contains("Settings") }
      try terminal.type("clear; wordhoard read")
      try terminal.look(for: verse)
    }

    @Test(
      "a book is read on at the sentence after another size, look-ups three deep, a card and kill -9"
    )
    func killed() throws {
      let home = try Home()
      #expect(try Binary.run("settings set screen full", home: home).status == 0)
      let book = try ReadingTests.book(in: home)
      #expect(try Binary.run("book add \(book)", home: home).status == 0)
      let terminal = try Tmux(columns: 80, rows: 24, isPlain: false, home: home)
      try terminal.type("wordhoard read walk")
      try terminal.look(for: "Page 1 of ")
      let shelf = BookShelf(try home.journal())
      let id = try #require(try shelf.books().first { $0.title == "A long walk" }?.id)
      func noted() -> Double {
        (try? shelf.openPlace(of: id)).flatMap(\.self)?.entry.position.fraction ?? -1
      }
      func kill(after fraction: Double = -1) throws {
        try terminal.look { _ in noted() > fraction }
        let shell = try terminal.value("#{pane_pid}")
        let children = try String(
          contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        let program = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
        Foundation.kill(program, SIGKILL)
        // The watchdog gives the terminal back; a line that comes before is none.
        try terminal.look { _ in (try? terminal.value("#{alternate_on}")) == "0" }
      }
      // A book that was only opened is the last one, too.
      try kill()
      try terminal.type("clear; wordhoard read")
      try terminal.look(for: "Page 1 of ")
      try terminal.press("Space")
      let page = try terminal.look(for: "Page 2 of ")
      let second = try ReadingTests.mile(on: page)
      let count = page.components(separatedBy: "Page 2 of ")[1].prefix { $0.isNumber }
      try terminal.resize(columns: 60, rows: 20)
      try terminal.look { $0.contains(second) && !$0.contains("Page 2 of \(count) ") }
      try terminal.resize(columns: 80, rows: 24)
      try terminal.look { $0.contains(second) && $0.contains("Page 2 of \(count) ") }
      // From the first word to "glacier", and from there to words of its definition.
      for key in ["Enter", "Right", "Right", "Right", "Right", "Enter"] { try terminal.press(key) }
      try terminal.look(for: "g l a c i e r")
      for key in ["Tab", "Tab", "Tab", "Enter"] { try terminal.press(key) }
      try terminal.look(for: "glacier › river")
      for key in ["Tab", "Tab", "Enter"] { try terminal.press(key) }
      try terminal.look(for: "river › large")
      try terminal.press("Escape")
      try terminal.look { $0.contains("glacier › river") && !$0.contains("› large") }
      try terminal.press("Escape")
      try terminal.look { $0.contains(" glacier") && !$0.contains("›") }
      try terminal.send("k")
      try terminal.look(for: "New card")
      try terminal.type("Ice")
      try terminal.look(for: "glacier is a card in Ice now.")
      try terminal.press("Escape")
      try terminal.look(for: second)
      try terminal.press("Escape")
      try terminal.look(for: "Enter words")
      let before = noted()
      try terminal.press("Space")
      let third = try ReadingTests.mile(on: terminal.look(for: "Page 3 of "))
      try kill(after: before)
      try terminal.type("clear; wordhoard read")
      try terminal.look { $0.contains(third) && $0.contains("Page 3 of ") }
    }

    @Test("a verse stays on its row while renderings change, and the grid leads to a chapter")
    func renderings() throws {
      let home = try Home()
      #expect(try Binary.run("settings set screen full", home: home).status == 0)
      let terminal = try Tmux(columns: 80, rows: 24, isPlain: false, home: home)
      try terminal.type("wordhoard read tao --rendering close --at 9.3")
      try terminal.look(for: "A hall full of gold and jade")
      try terminal.send("r")
      try terminal.look(for: "A hall is full of gold and precious stones")
      try terminal.send("r")
      try terminal.look(for: "Ein Saal voller Gold und Jade")
      try terminal.send("R")
      try terminal.look(for: "A hall is full of gold and precious stones")
      try terminal.send("*")
      try terminal.look(for: "Chapter 9 is a favorite.")
      try terminal.send("G")
      try terminal.look(for: "9★")
      try terminal.press("End")
      try terminal.press("Enter")
      try terminal.look(for: "81 ")
      try terminal.press("Escape")
      try terminal.look(for: "Settings")
    }
  #endif

  @Test("line mode reads on where it stopped")
  func lineMode() throws {
    let home = try Home()
    let first = try Binary.run(
      "read close english --at 61.1", input: "\n:define stream\n:quit\n", home: home)
    #expect(first.status == 0)
    #expect(first.stdout.contains("low ground where streams run"))
    #expect(first.stdout.contains("/stɹim/"))
    let again = try Binary.run("read", input: ":quit\n", home: home)
    #expect(again.status == 0)
    #expect(again.stdout.contains("Tao Te Ching (Close English)"))
    #expect(again.stdout.contains("It is where all under heaven meets"))
  }

  // MARK: - A book of our own

  /// A file with a book of 60 miles in two chapters.
  private static func book(in home: Home) throws -> String {
    let miles = (1...60).map {
      "Mile \($0) led over the glacier, and nobody in the boat had seen a larger one before.\n\n"
    }
    let text =
      "---\ntitle: A long walk\nlang: en\n---\n# Out\n\n" + miles[..<30].joined()
      + "# And back\n\n" + miles[30...].joined()
    let file = home.file("walk.md")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// The beginning of the first paragraph on a screen.
  private static func mile(on screen: String) throws -> String {
    let line = try #require(screen.split(separator: "\n").first { $0.contains("Mile ") })
    return line.trimmingCharacters(in: .whitespaces).components(separatedBy: " led")[0] + " led"
  }

  @Test("a file that was moved is the same book, and two devices agree on its place and marks")
  func devices() throws {
    let day = try Competition()
    let (desk, laptop) = (try day.signUp("ann"), try day.logIn("ann"))
    func run(_ arguments: String, _ home: Home, _ input: String = "") throws -> String {
      let outcome = try day.run(arguments, input, home)
      #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
      return outcome.stdout
    }
    let (file, moved) = (try ReadingTests.book(in: desk), desk.file("moved.md"))
    #expect(try run("book add \(file)", desk).contains("is added"))
    _ = try run("read walk --at 2", desk, "\n\n:mark here\n:quit\n")
    try FileManager.default.moveItem(atPath: file, toPath: moved)
    #expect(try run("book add \(moved)", desk).contains("in your library already"))
    #expect(try run("read walk", desk, ":quit\n").contains("Mile 33 "))

    for home in [desk, laptop] { _ = try run("sync", home) }
    #expect(try run("book add \(moved)", laptop).contains("in your library already"))
    let there = try run("read walk", laptop, ":mark there\n\n\n:quit\n")
    #expect(there.contains("Mile 33 ") && there.contains("Mile 35 "))
    _ = try run("read walk --at 1.5", desk, ":mark before\n")
    _ = try run("read walk --at 2.9", laptop, ":quit\n")
    for home in [desk, laptop, desk] { _ = try run("sync", home) }
    for home in [desk, laptop] {
      #expect(try run("read walk", home, ":quit\n").contains("Mile 39 "))
      let marks = try run("book marks walk", home)
      #expect(["here", "there", "before"].allSatisfy(marks.contains))
    }
    #expect(try run("book marks walk --json", desk) == run("book marks walk --json", laptop))
    #expect(try day.stopServer().status == 0)
  }
}
