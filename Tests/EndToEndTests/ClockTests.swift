import Foundation
import GameEngine
import Journal
import Testing

@Suite("Clocks and time zones")
struct ClockTests {
  private static let ten = String(repeating: "\n", count: 10)

  /// Words whose first daily is long ago, so that the clock can be set back.
  private func early(_ home: Home) throws -> [String: String] {
    try ContentCopy.make(in: home, firstDate: "2020-01-01")
  }

  private func date(_ home: Home, _ environment: [String: String]) throws -> String {
    let outcome = try Binary.run("today --json", environment: environment, home: home)
    let today = try JSONDecoder().decode(Today.self, from: Data(outcome.stdout.utf8))
    return today.date
  }

  @Test("a journey west over the date line loses nothing, and no daily can be played twice")
  func journey() throws {
    let home = try Home()
    let content = try early(home)
    let east = content.merging(["TZ": "EEE-12"]) { $1 }
    let west = content.merging(["TZ": "WWW+12"]) { $1 }
    #expect(try date(home, east) > date(home, west))
    for environment in [east, west, east, west] {
      let outcome = try Binary.run(
        "daily --jsonl", input: ClockTests.ten, environment: environment, home: home)
      #expect(outcome.status == 0)
      #expect(outcome.stdout.contains("\"event\":\"result\""))
    }
    #expect(try home.answers().count == 20)
    #expect(try home.doubledAnswers() == [])
    let today = try Binary.run("today --json", environment: east, home: home)
    let figures = try JSONDecoder().decode(Today.self, from: Data(today.stdout.utf8))
    #expect(figures.gamesCount == 20)
    #expect(figures.dailyStreak == 2)
  }

  @Test("an earlier daily that is open goes first, then today's")
  func earlierDaily() throws {
    let home = try Home()
    let content = try early(home)
    let west = content.merging(["TZ": "WWW+12"]) { $1 }
    let east = content.merging(["TZ": "EEE-12"]) { $1 }
    let started = try Binary.run("daily --jsonl", input: "\n\n", environment: west, home: home)
    #expect(started.status == 0)
    let first = try EventLine.readAll(
      try Binary.run("daily --jsonl", input: ClockTests.ten, environment: east, home: home).stdout)
    #expect(first.first?.date == (try date(home, west)))
    #expect(first.first { $0.event == "question" }?.index == 3)
    #expect(first.last?.event == "result")
    let second = try EventLine.readAll(
      try Binary.run("daily --jsonl", environment: east, home: home).stdout)
    #expect(second.first?.date == (try date(home, east)))
    #expect(second.last?.index == 1)
  }

  @Test("the daily of another date is practice and does not count for the streak")
  func otherDate() throws {
    let home = try Home()
    let content = try early(home)
    let arguments = "daily --date 2025-02-28 --jsonl"
    let first = try Binary.run(arguments, input: ClockTests.ten, environment: content, home: home)
    let events = try EventLine.readAll(first.stdout)
    #expect(events.first?.date == "2025-02-28")
    #expect(events.last?.event == "result")
    let today = try Binary.run("today --short", environment: content, home: home)
    #expect(today.stdout.contains("to play"))
    let lines = try Binary.run(
      "daily --date 2025-02-28", input: ClockTests.ten, environment: content, home: home)
    #expect(lines.stdout.contains("practice"))
    try expectFault(
      64,
      try Binary.run("daily --date 2019-12-31", environment: content, home: home), "2020-01-01")
  }

  @Test(
    "a clock that is set back loses nothing, and no time is negative",
    .enabled(if: Binary.has("faketime"), "the Debian package faketime is not installed"))
  func setBack() throws {
    let home = try Home()
    let content = try early(home)
    var given = 0
    for shift in ["+0", "-3d", "+0", "-400d", "+40d", "+0"] {
      let outcome = try Binary.shell(
        "yes '' | head -10 | faketime -f '\(shift)' wordhoard play --jsonl --seed 3",
        environment: content, home: home)
      #expect(outcome.status == 0, "\(outcome.stderr)")
      given += 10
      #expect(try home.answers().count == given)
    }
    #expect(try home.doubledAnswers() == [])
    #expect(try home.answers().allSatisfy { (0...60_000).contains($0.milliseconds) })
    // A clock that was once 40 days ahead does not give its time to the answers after it.
    let last = try home.journal().latestAnswers(limit: 1000)
      .map { $0.0 }.sorted { $0.counter < $1.counter }.suffix(10).map(\.instant)
    let now = Int64(Date.now.timeIntervalSince1970 * 1000)
    #expect(last == last.sorted() && last.allSatisfy { abs($0 - now) < 86_400_000 })
    let daily = try Binary.shell(
      "yes '' | head -10 | faketime -f '-1d' wordhoard daily --jsonl", environment: content,
      home: home)
    #expect(daily.stdout.contains("\"event\":\"result\""))
  }

  @Test("a date before the first daily is reported as a wrong clock")
  func beforeTheFirst() throws {
    let home = try Home()
    let content = try ContentCopy.make(in: home, firstDate: "2999-01-01")
    try expectFault(1, try Binary.run("daily", environment: content, home: home), "2999-01-01")
    #expect(try Binary.run("today", environment: content, home: home).status == 0)
    #expect(
      try Binary.run("play --jsonl", input: "\n", environment: content, home: home).status == 0)
  }
}
