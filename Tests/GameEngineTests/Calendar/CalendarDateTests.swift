import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Calendar dates")
struct CalendarDateTests {
  private let gregorian: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()

  @Test("dates from 1600 to 2400 agree with Foundation's calendar")
  func agreesWithFoundation() throws {
    var gen = Gen(seed: 1600)
    for _ in 0..<600 {
      let date = CalendarDate(dayNumber: gen.int(-135_140...157_053))
      let instant = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
      let parts = gregorian.dateComponents([.year, .month, .day, .weekday], from: instant)
      #expect(date.parts.year == parts.year)
      #expect(date.parts.month == parts.month)
      #expect(date.parts.day == parts.day)
      #expect(date.weekday == ((try #require(parts.weekday)) + 5) % 7 + 1)
    }
  }

  @Test("parts and text of a date give the same date again, also on leap days")
  func roundTrip() throws {
    var gen = Gen(seed: 1)
    let leapDays = ["1600-02-29", "2000-02-29", "2024-02-29", "2026-12-31", "0001-01-01"]
    let dates =
      leapDays.map(FixturePool.date)
      + (0..<600).map { _ in CalendarDate(dayNumber: gen.int(-719_162...2_932_896)) }
    for date in dates {
      let parts = date.parts
      #expect(CalendarDate(year: parts.year, month: parts.month, day: parts.day) == date)
      #expect(CalendarDate(date.description) == date)
      #expect(date.adding(days: 1).adding(days: -1) == date)
      #expect(date < date.adding(days: 1))
      #expect(date.adding(days: 1).weekday == date.weekday % 7 + 1)
    }
    #expect(FixturePool.date("1970-01-01").dayNumber == 0)
    #expect(FixturePool.date("2026-11-21").weekday == 6)
  }

  @Test(
    "there is no such day",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
      "0000-01-01", "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01 ", " 2026-01-01",
      "+026-01-01",
      "2026-01-+1", "2026--01-1", "２０２６-01-01", "2026-01-0١", "", "-", "--", "2026-01-01-01",
      "20260101", "today",
    ])
  func junk(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("random text is either refused or read and written unchanged")
  func fuzz() {
    var gen = Gen(seed: 2)
    var dates = 0
    for _ in 0..<2000 {
      // Random digits are almost never a date, so half of them are nearly one.
      let text =
        gen.percent(50)
        ? "20\(gen.text(of: "01239", length: 2...2))-0\(gen.int(0...9))-\(gen.int(1...32))"
        : gen.percent(50) ? gen.text(of: "0123456789-", length: 8...11) : gen.junk()
      if let date = CalendarDate(text) {
        #expect(date.description == text)
        dates += 1
      }
    }
    #expect(dates > 100)
  }

  @Test("a date is coded as its text")
  func coding() throws {
    let date = FixturePool.date("2026-11-21")
    let data = try JSONEncoder().encode([date])
    #expect(String(decoding: data, as: UTF8.self) == #"["2026-11-21"]"#)
    #expect(try JSONDecoder().decode([CalendarDate].self, from: data) == [date])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
  }
}

@Suite("Moments")
struct MomentTests {
  @Test(
    "the local date follows from instant and offset",
    arguments: [
      (0, 0, "1970-01-01"), (0, -1, "1969-12-31"), (86_399_999, 0, "1970-01-01"),
      (86_399_999, 1, "1970-01-02"), (-1, 0, "1969-12-31"), (-86_400_000, 0, "1969-12-31"),
      (-86_400_001, 0, "1969-12-30"), (999, -1, "1969-12-31"),
      (1_795_219_200_000, 50_400, "2026-11-21"), (1_795_219_200_000, -43_200, "2026-11-20"),
    ] as [(Int64, Int, String)])
  func localDate(instant: Int64, offset: Int, date: String) {
    #expect(Moment(instant: instant, offset: offset).localDate.description == date)
  }
}
