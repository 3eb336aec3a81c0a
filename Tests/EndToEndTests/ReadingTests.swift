import Foundation
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
      try terminal.look(for: "Wordhoard · large")
      try terminal.press("Escape")
      try terminal.look(for: verse)
      try terminal.resize(columns: 60, rows: 20)
      try terminal.look { $0.contains(verse) && $0.contains("Page ") }
      // From the word to the page, and to the home screen.
      try terminal.press("Escape")
      try terminal.look(for: "t contents")
      try terminal.press("Escape")
      try terminal.look(for: "Settings")
      try terminal.press("q")
      try terminal.type("clear; wordhoard read")
      try terminal.look(for: verse)
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
}
