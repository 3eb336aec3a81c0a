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

  @Test("a daily is open from its first hour anywhere to its last")
  func window() throws {
    let window = DailyWindow(try #require(CalendarDate("1970-01-02")))
    #expect(window.opensAt == 10 * 3_600_000)
    #expect(window.closesAt == 60 * 3_600_000)
    #expect(window.contains(window.opensAt) && !window.contains(window.closesAt))
    #expect(!window.contains(window.opensAt - 1))
  }
}
