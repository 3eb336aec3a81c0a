import GameEngine
import Testing

@Suite("Boards and their periods")
struct BoardKeyTests {
  @Test(
    "are read as they are written",
    arguments: ["daily/2026-11-21", "weekly/2026-W47", "run/2026-W01", "run/all", "streak/all"])
  func roundTrip(text: String) throws {
    let parts = text.split(separator: "/").map(String.init)
    #expect(BoardKey(board: parts[0], period: parts[1])?.description == text)
  }

  @Test(
    "are nothing else",
    arguments: [
      "daily/all", "daily/2026-02-30", "weekly/2026-W00", "weekly/2026-W54", "weekly/2025-W53",
      "weekly/2026-w47", "run/2026-11-21", "streak/2026-W47", "chess/all", "weekly/2026-W4",
    ])
  func refused(text: String) {
    let parts = text.split(separator: "/").map(String.init)
    #expect(BoardKey(board: parts[0], period: parts[1]) == nil)
  }

  @Test("weeks are those of ISO 8601, also around the new year")
  func weeks() throws {
    for (date, week) in [
      ("2026-11-21", "2026-W47"), ("2026-01-01", "2026-W01"), ("2027-01-01", "2026-W53"),
      ("2027-01-04", "2027-W01"), ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"),
    ] {
      let day = try #require(CalendarDate(date))
      #expect(ISOWeek(of: day).description == week)
      #expect(ISOWeek(week)?.dates.contains(day) == true)
    }
  }

  @Test(
    "have neighbors in time, as far as years are written",
    arguments: [
      ("daily/2026-03-01", -1, "daily/2026-02-28"), ("daily/2026-12-31", 1, "daily/2027-01-01"),
      ("weekly/2027-W01", -1, "weekly/2026-W53"), ("run/2026-W47", 2, "run/2026-W49"),
      ("run/all", 1, nil), ("streak/all", -1, nil), ("daily/0001-01-01", -1, nil),
      ("daily/9999-12-31", 1, nil), ("weekly/0001-W01", -1, nil),
    ])
  func neighbors(text: String, steps: Int, wanted: String?) throws {
    let parts = text.split(separator: "/").map(String.init)
    let board = try #require(BoardKey(board: parts[0], period: parts[1]))
    #expect(board.neighbor(steps)?.description == wanted)
  }

  @Test("of now follow the player's calendar, but runs the week of UTC")
  func current() throws {
    // Monday, 2026-11-23, one o'clock in the morning, two hours east of UTC, while it is Sunday in UTC.
    let monday = try #require(CalendarDate("2026-11-23"))
    let now = Moment(instant: Int64(monday.dayNumber) * 86_400_000 - 3_600_000, offset: 7200)
    let boards = Board.allCases.map { BoardKey.current($0, at: now).description }
    #expect(
      boards == [
        "daily/2026-11-23", "weekly/2026-W48", "run/2026-W47", "streak/all", "hard/2026-11-23",
      ])
  }

  @Test("can be played for from their first hour anywhere on")
  func windows() throws {
    let daily = try #require(BoardKey(board: "daily", period: "2026-11-23"))
    let week = try #require(BoardKey(board: "weekly", period: "2026-W48"))
    let runs = try #require(BoardKey(board: "run", period: "2026-W48"))
    let midnight = try Int64(#require(CalendarDate("2026-11-23")).dayNumber) * 86_400_000
    #expect(daily.window?.lowerBound == midnight - 14 * 3_600_000)
    #expect(week.window?.lowerBound == daily.window?.lowerBound)
    #expect(week.window?.upperBound == midnight + (6 * 24 + 36) * 3_600_000)
    #expect(runs.window == midnight..<(midnight + 8 * 86_400_000))
    #expect(BoardKey.run(nil).window == nil && BoardKey.streak().window == nil)
  }

  @Test("a daily is open from its first hour anywhere to its last")
  func window() throws {
    let window = DailyWindow(try #require(CalendarDate("1970-01-02")))
    #expect(window.opensAt == 10 * 3_600_000)
    #expect(window.closesAt == 60 * 3_600_000)
    #expect(window.contains(window.opensAt) && !window.contains(window.closesAt))
    #expect(!window.contains(window.opensAt - 1))
  }
}
