import GameEngine
import ScoreStore
import TestSupport
import Testing

@testable import ScoreServer

@Suite("Texts of pages")
struct PageTextTests {
  @Test(
    "numbers have commas",
    arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")])
  func numbers(number: Int, text: String) {
    #expect(PageText.number(number) == text)
  }

  @Test("lengths of time have hours only where there are any")
  func lengths() {
    #expect(FormattedTime.length(seconds: 9) == FormattedTime(datetime: "PT9S", text: "0:09"))
    #expect(FormattedTime.length(seconds: 84).text == "1:24")
    #expect(FormattedTime.length(seconds: 3723).text == "1:02:03")
  }

  @Test("instants are UTC, for people and for programs")
  func instants() {
    #expect(
      FormattedTime.instant(PageFixtures.noon)
        == FormattedTime(datetime: "2026-11-21T12:00:00.000Z", text: "November 21, 12:00"))
  }

  @Test("weeks name month and year twice only where they differ")
  func weeks() throws {
    #expect(PageText.week(try #require(ISOWeek("2026-W47"))) == "November 16 to 22, 2026")
    #expect(PageText.week(try #require(ISOWeek("2026-W49"))) == "November 30 to December 6, 2026")
    #expect(
      PageText.week(try #require(ISOWeek("2026-W53"))) == "December 28, 2026 to January 3, 2027")
  }

  @Test("a field If-None-Match names a tag in a list, weakly, or by a star")
  func tags() {
    #expect(ETag.matches("\"a\", W/\"b\"", "\"b\""))
    #expect(ETag.matches("*", "\"b\""))
    #expect(!ETag.matches("\"a\"", "\"b\""))
    #expect(!ETag.matches(nil, "\"b\""))
  }
}
