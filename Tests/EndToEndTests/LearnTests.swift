import Foundation
import GameEngine
import Journal
import Testing

@Suite("Sessions of spaced practice")
struct LearnTests {
  @Test("a session asks each word once, and is as large as the last one")
  func session() throws {
    let home = try Home()
    let first = try Binary.run(
      ["learn", "--jsonl", "--words", "7"], input: Data(String(repeating: "\n", count: 7).utf8),
      home: home)
    #expect(first.status == 0)
    let events = try EventLine.readAll(first.stdout)
    // All seven are missed, so the first comes back.
    #expect(events.count { $0.event == "question" } == 8)
    #expect(events.last?.event == "result")
    #expect(Set(try home.answers().map(\.item)).count == 7)
    let again = try JSONLGame(["learn"], home: home)
    try again.open()
    #expect(again.events.first?.questions == 7)
    try again.finish()
  }

  @Test("a killed session keeps its answers, and the next one uses them")
  func killed() throws {
    let home = try Home()
    let game = try JSONLGame(["learn", "--words", "5"], home: home)
    try game.open()
    try game.send("")
    try game.send("")
    _ = try game.kill9()
    let kept = Set(try home.answers().map(\.item))
    #expect(kept.count == 2)
    let next = try JSONLGame(["learn"], home: home)
    try next.open()
    for _ in 0..<5 { try next.send("") }
    #expect(try home.answers().count == 7)
    // New words come before those that were just answered.
    #expect(kept.isDisjoint(with: try home.answers().prefix(5).map(\.item)))
  }

  @Test(
    "what slipped away comes back as words to save, in years as on the next day",
    .enabled(if: Binary.has("faketime"), "the Debian package faketime is not installed"))
  func saved() throws {
    let home = try Home()
    let passes = Data(String(repeating: "\n", count: 40).utf8)
    _ = try Binary.run(["learn", "--jsonl", "--words", "40"], input: passes, home: home)
    func saved(after shift: String) throws -> String {
      try Binary.shell("faketime -f '\(shift)' wordhoard today", home: home).stdout
    }
    #expect(try saved(after: "+0d").contains("nothing fades; there is room for new words"))
    #expect(try saved(after: "+1d").contains("26 words to save"))
    #expect(try saved(after: "+3d").contains("26 words to save"))
    #expect(try saved(after: "+900d").contains("26 words to save"))
    _ = try Binary.run("settings set session 12", home: home)
    #expect(try saved(after: "+900d").contains("8 words to save"))
  }

  @Test("plots are drawn on a terminal, and described in sentences with the setting spoken")
  func profile() throws {
    let home = try Home()
    let passes = Data(String(repeating: "\n", count: 20).utf8)
    _ = try Binary.run(["learn", "--jsonl"], input: passes, home: home)
    let terminal = try Tmux(columns: 80, rows: 60, home: home)
    try terminal.type("clear; wordhoard profile; echo done")
    try terminal.wait { $0.contains("Words that come back") && $0.contains("hard ") }
    _ = try Binary.run("settings set spoken on", home: home)
    let spoken = try Binary.run("profile", home: home).stdout
    #expect(spoken.contains("Of the words you have answered"))
  }

  @Test("progress is the fold of all events, also after an import of earlier ones")
  func checkpoints() throws {
    let (home, other) = (try Home(), try Home())
    let passes = Data(String(repeating: "\n", count: 50).utf8)
    for seed in 0..<6 {
      for home in [home, other] {
        _ = try Binary.run(
          ["play", "--jsonl", "--questions", "50", "--seed", "\(seed)"], input: passes, home: home)
        _ = try Binary.run("today", home: home)
      }
    }
    let file = home.file("other.jsonl")
    #expect(try Binary.run(["export", file], home: other).status == 0)
    #expect(try Binary.run(["import", file], home: home).status == 0)
    let together = try Binary.run("profile --json", home: home).stdout
    let whole = home.file("whole.jsonl")
    #expect(try Binary.run(["export", whole], home: home).status == 0)
    let fresh = try Home()
    #expect(try Binary.run(["import", whole], home: fresh).status == 0)
    #expect(try Binary.run("profile --json", home: fresh).stdout == together)
    #expect(together.contains("\"gamesCount\" : 600"))
  }
}
