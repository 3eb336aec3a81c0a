import GameEngine
import Testing

@testable import ScoreServer

@Suite("Board schedules")
struct BoardScheduleTests {
  private let day: Int64 = 86_400_000

  @Test("a daily opens when its date begins anywhere, and closes when it has ended everywhere")
  func daily() {
    let board = BoardKey.daily(PageFixtures.today)
    let window = DailyWindow(PageFixtures.today)
    #expect(BoardSchedule(board, at: window.opensAt - 1).phase == .notYet(opensAt: window.opensAt))
    #expect(BoardSchedule(board, at: window.opensAt).phase == .open(until: window.closesAt))
    #expect(BoardSchedule(board, at: window.closesAt).phase == .closed(since: window.closesAt))
  }

  @Test("the next day is linked as soon as it opens, at 10:00 UTC of the day before")
  func neighbors() {
    let board = BoardKey.daily(PageFixtures.today)
    let ten = PageFixtures.noon - 2 * 3_600_000
    #expect(BoardSchedule(board, at: ten - 1).following == nil)
    #expect(BoardSchedule(board, at: ten).following == .daily(PageFixtures.today.adding(days: 1)))
    #expect(BoardSchedule(board, at: ten).previous == .daily(PageFixtures.today.adding(days: -1)))
  }

  @Test("boards of all time are always open and have no neighbors")
  func allTime() {
    for board in [BoardKey.run(nil), .streak()] {
      let schedule = BoardSchedule(board, at: PageFixtures.noon)
      #expect(schedule.phase == .open(until: nil))
      #expect(schedule.previous == nil && schedule.following == nil)
    }
  }

  @Test("no board is linked before the first year or after the last")
  func ends() throws {
    let first = try #require(CalendarDate("0001-01-01"))
    let last = try #require(CalendarDate("9999-12-31"))
    #expect(BoardSchedule(.daily(first), at: PageFixtures.noon).previous == nil)
    #expect(BoardSchedule(.daily(last), at: PageFixtures.noon).following == nil)
    let weeks = [ISOWeek(of: first), ISOWeek(of: last)]
    for week in weeks {
      for board in [BoardKey.weekly(week), .run(week)] {
        for neighbor in [
          BoardSchedule(board, at: PageFixtures.noon).previous,
          BoardSchedule(board, at: .max / 4).following,
        ].compactMap({ $0 }) {
          #expect(BoardKey(board: neighbor.board.rawValue, period: neighbor.period) == neighbor)
        }
      }
    }
  }
}
