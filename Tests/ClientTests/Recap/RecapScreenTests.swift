import ClientCore
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Screens of the recap")
struct RecapScreenTests {
  /// A player who has practiced for three weeks, has played the last two dailies, and practices by the
  /// classic rule, which knows words sooner; the clock shows noon on a Sunday.
  private func player(_ display: Display = Display()) async throws -> Player {
    let player = try Player.practiced(display)
    try player.program().run("settings set classic on")
    for (day, pattern) in [(21, "rwrrprrrwr"), (22, "rrrwrrrrrrrrw")] {
      player.test.clock.now = TestClock.noon(day: day)
      try await player.program(typing: player.dailyAnswers(pattern)).daily(date: nil, jsonl: false)
    }
    _ = player.screen()
    return player
  }

  @Test("this week, in signs and in plain characters", arguments: [true, false])
  func week(_ isUnicode: Bool) async throws {
    let player = try await player(Display(isUnicode: isUnicode))
    let text = try player.screen { try $0.run("recap --week") }
    if !isUnicode { #expect(text.utf8.count == text.count) }
    try Golden.expect(text, isUnicode ? "recap-week" : "recap-week-ascii")
  }

  @Test("this year, from the first month that was played in")
  func year() async throws {
    let player = try await player()
    try Golden.expect(
      try player.screen { try $0.run("recap --year") }, "recap-year")
  }

  @Test("a week begins on the day that the player has chosen")
  func weekStart() async throws {
    let player = try await player()
    try player.program().run("settings set week-start sunday")
    let text = try player.screen { try $0.run("recap --week") }
    #expect(text.hasPrefix("Your week, December 13, 2026\n"))
    #expect(text.contains(/Days played +1 of 1\n/))
  }

  @Test("no line is longer than the terminal", arguments: [60, 72, 80, 200])
  func narrow(_ width: Int) async throws {
    let player = try await player(Display(width: width))
    for span in RecapSpan.allCases {
      for line in try player.screen(after: { try $0.run(["recap", "--\(span.rawValue)"]) })
        .split(
          separator: "\n")
      {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test("the same in sentences, without one sign")
  func spoken() async throws {
    let player = try await player()
    try player.program().run("settings set spoken on")
    let text = try player.screen {
      try $0.run("recap --week")
      try $0.run("recap --year")
    }
    #expect(!text.contains { "█▏▎▍▌▋▊▉%#()".contains($0) })
    try Golden.expect(text, "recap-spoken")
  }

  @Test("as JSON: one document, whose figures agree with today's and with one another")
  func json() async throws {
    struct Day: Decodable {
      let date: String
      let answers: Int
      let right: Int
    }
    struct Printed: Decodable {
      struct Missed: Decodable {
        let word: String
        let misses: Int
        let answers: Int
      }
      let span: String
      let since: String
      let answers: Int
      let right: Int
      let rightPercent: Int
      let daysPlayed: Int
      let dailies: Int
      let hoardThen: Double
      let hoardNow: Double
      let hardest: [Missed]
      let days: [Day]
    }
    struct Today: Decodable {
      let answersThisWeek: Int
      let daysThisWeek: Int
      let hoard: Double
      let hoardGain: Double
    }
    let player = try await player()
    func read<Value: Decodable>(_ command: (Composition) throws -> Void) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(player.json(of: command).utf8))
    }
    let week: Printed = try read { try $0.run("recap --week") }
    let today: Today = try read { try $0.run("today") }
    #expect(week.span == "week")
    #expect(week.since == "2026-12-07")
    #expect(week.answers == today.answersThisWeek)
    #expect(week.daysPlayed == today.daysThisWeek)
    #expect(week.hoardNow == today.hoard)
    #expect(abs(week.hoardNow - week.hoardThen - today.hoardGain) < 0.11)
    #expect(week.days.count == 7)
    #expect(week.days.reduce(0) { $0 + $1.answers } == week.answers)
    #expect(week.days.reduce(0) { $0 + $1.right } == week.right)
    #expect(week.dailies == 2)
    #expect(week.hardest.allSatisfy { (1...$0.answers).contains($0.misses) })
    let year: Printed = try read { try $0.run("recap --year") }
    #expect(year.since == "2026-01-01")
    #expect(year.days.count == 347)
    let progress = try player.progress()
    #expect(year.answers == progress.gamesCount)
    #expect(year.right == progress.gamesWon)
  }

  @Test("nothing answered: a start is offered, and no figures are made up")
  func nothing() throws {
    let player = try Player(Display())
    var text = try player.screen {
      try $0.run("recap --week")
      try $0.run("recap --year")
    }
    text += try player.json { try $0.run("recap --week") }
    try player.program().run("settings set spoken on")
    text += try player.screen { try $0.run("recap --week") }
    try Golden.expect(text, "recap-empty")
  }
}
