import GameEngine
import Messages
import ScoreStore
import TestSupport
import Testing

@testable import ScoreServer

@Suite("Texts of pages")
struct PageTextTests {
  @Test("durations have hours only if they last an hour or more")
  func lengths() {
    #expect(
      FormattedTime.duration(seconds: 9, in: .english)
        == FormattedTime(datetime: "PT9S", text: "0:09"))
    #expect(FormattedTime.duration(seconds: 84, in: .english).text == "1:24")
    #expect(FormattedTime.duration(seconds: 3723, in: .english).text == "1:02:03")
  }

  @Test("instants are UTC, for people and for programs")
  func instants() {
    #expect(
      FormattedTime.instant(PageFixtures.noon, in: .english)
        == FormattedTime(datetime: "2026-11-21T12:00:00.000Z", text: "November 21, 12:00"))
  }

  @Test("If-None-Match matches a tag in a list, as a weak tag, or by a star")
  func tags() {
    #expect(ETag.matches("\"a\", W/\"b\"", "\"b\""))
    #expect(ETag.matches("*", "\"b\""))
    #expect(!ETag.matches("\"a\"", "\"b\""))
    #expect(!ETag.matches(nil, "\"b\""))
  }
}
