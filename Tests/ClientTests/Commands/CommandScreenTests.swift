import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import wordhoard

@Suite("Screens of the commands that print data")
struct CommandScreenTests {
  /// A player who has played the first daily and looked at some words.
  private func practiced(_ display: Display = Display()) async throws -> Player {
    let player = try Player(display)
    try await player.program(typing: player.dailyAnswers("rrwrrprrwr")).daily(
      date: nil, jsonl: false)
    for word in ["silt", "mountain", "bread"] {
      try player.program().run(["define", word])
    }
    try player.program().run("favorite add bread")
    player.test.clock.now = Moment(instant: TestClock.noon().instant + 5000, offset: 3600)
    try player.program().run("favorite add silt")
    _ = player.screen()
    return player
  }

  /// The output of commands, as text and as JSON.
  private func book(
    _ player: Player, _ commands: [(String, (Composition) throws -> Void)]
  ) throws -> (text: String, json: String) {
    var text = ""
    var json = ""
    for (name, command) in commands {
      text += "$ wordhoard \(name)\n" + (try player.screen(after: command)) + "\n"
      let printed = try player.json(of: command)
      #expect(throws: Never.self, "\(name) --json is one document") {
        try JSONSerialization.jsonObject(with: Data(printed.utf8))
      }
      json += "$ wordhoard \(name) --json\n" + printed + "\n"
    }
    return (text, json)
  }

  @Test("today in sentences, new, practiced and after a lost streak")
  func spokenToday() throws {
    let player = try Player.practiced()
    var text = ""
    for (day, name) in [(-1, "new"), (21, "practiced"), (30, "the streak is lost")] {
      let shown = day < 0 ? try Player(Display()) : player
      try shown.program().run("settings set spoken on")
      shown.test.clock.now = TestClock.noon(day: max(0, day))
      text += "# \(name)\n"
      text += try shown.screen { try $0.run("today") } + "\n"
    }
    #expect(!text.contains("#22") && !text.contains("·") && !text.contains("●"))
    try Golden.expect(text, "today-spoken")
  }

  @Test("today: new, open, finished, and a day later")
  func today() async throws {
    let player = try Player(Display())
    var text = ""
    var json = ""
    func look(_ name: String) throws {
      let both = try book(
        player, [("today", { try $0.run("today") })])
      text += "# \(name)\n" + both.text
      text +=
        "$ wordhoard today --short\n"
        + (try player.screen { try $0.run("today --short") }) + "\n"
      json += "# \(name)\n" + both.json
    }
    try look("before the first game")
    let lines = try player.dailyAnswers("rrwrrrrrrrw")
    try await player.program(typing: Array(lines.prefix(3))).daily(date: nil, jsonl: false)
    try look("in mid-daily")
    try await player.program(typing: Array(lines.dropFirst(3))).daily(date: nil, jsonl: false)
    try look("after the daily")
    player.test.clock.now = TestClock.noon(day: 1)
    try look("a day later")
    player.test.clock.now = TestClock.noon(day: 3)
    try look("the streak is lost")
    player.test.clock.now = TestClock.noon(day: -1)
    try look("before the first daily there is")
    try Golden.expect(text, "today")
    try Golden.expect(json, "today-json")
  }

  @Test(
    "the week begins on the day of the setting",
    arguments: [("monday", true), ("saturday", true), ("sunday", false)])
  func weekStart(_ day: String, _ isSameWeek: Bool) async throws {
    // Saturday, and then Sunday.
    let player = try Player(Display())
    try await player.program(typing: player.dailyAnswers("rw")).daily(date: nil, jsonl: false)
    player.test.clock.now = TestClock.noon(day: 1)
    try player.program().run(["settings", "set", "week-start", day])
    let text = try player.screen { try $0.run("today") }
    #expect(text.contains("2 answers on 1 day") == isSameWeek)
  }

  @Test("words: define, word, seen, favorites")
  func words() async throws {
    let player = try await practiced()
    var nature = WordListRequest()
    nature.level = .one
    nature.limit = 3
    let both = try book(
      player,
      [
        ("define silt", { try $0.run("define silt") }),
        ("define APPRECIATED", { try $0.run("define APPRECIATED") }),
        ("word --level 4", { try $0.run("word --level 4") }),
        ("seen", { try $0.run("seen") }),
        ("seen --level 1 --limit 3", { try $0.run(["seen"] + nature.arguments) }),
        ("favorite list", { try $0.run("favorite list") }),
      ])
    try Golden.expect(both.text, "words")
    try Golden.expect(both.json, "words-json")
  }

  @Test("history, settings, data")
  func rest() async throws {
    let player = try await practiced()
    let both = try book(
      player,
      [
        ("history", { try $0.run("history") }),
        ("history --misses --limit 2", { try $0.run("history --misses --limit 2") }),
        ("settings", { try $0.run("settings list") }),
        ("settings get theme", { try $0.run("settings get theme") }),
      ])
    try Golden.expect(both.text, "history-settings")
    try Golden.expect(both.json, "history-settings-json")
    let path = player.options.content
    var other = player
    other.options.dataFolders = ["/DATA"]
    let data = try book(other, [("data", { try $0.run("data") })])
    try Golden.expect(
      (data.text + data.json).replacing(path, with: "/CONTENT"), "data")
  }

  @Test("shared texts")
  func share() async throws {
    let player = try await practiced()
    var request = PracticeRequest()
    request.forms = ["recall"]
    request.questions = 2
    request.seed = 8
    try await player.program(typing: ["", ""]).play(request, jsonl: false)
    let both = try book(
      player,
      [
        ("share daily", { try $0.run("share daily") }),
        ("share word silt", { try $0.run("share word silt") }),
        ("share round", { try $0.run("share round") }),
      ])
    try Golden.expect(both.text, "share")
    try Golden.expect(both.json, "share-json")
  }

  @Test("lists on a narrow and colored display")
  func narrow() async throws {
    let player = try await practiced(Display(width: 60, isStyled: true, hasColor: true))
    let both = try book(
      player,
      [
        ("today", { try $0.run("today") }),
        ("define silt", { try $0.run("define silt") }),
        ("favorite list", { try $0.run("favorite list") }),
        ("settings", { try $0.run("settings list") }),
      ])
    try Golden.expect(both.text, "narrow-colored")
  }

  @Test("texts before the first game")
  func nothing() throws {
    let player = try Player(Display())
    let both = try book(
      player,
      [
        ("seen", { try $0.run("seen") }),
        ("favorite list", { try $0.run("favorite list") }),
        ("history", { try $0.run("history") }),
      ])
    try Golden.expect(both.text + both.json, "nothing-yet")
  }
}
