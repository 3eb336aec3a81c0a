import GameEngine
import Messages
import Testing

@testable import ClientCore
@testable import ClientPlay

@Suite("Names of rounds")
struct RoundTextsTests {
  private let texts = RoundTexts(.english)

  private func header(_ dealer: String) throws -> RoundHeader {
    RoundHeader(
      dealer: dealer, date: CalendarDate("2026-12-01"), number: 11, questions: 10, ranked: true,
      ruleset: .daily1, edition: "en-1")
  }

  @Test("a daily has the name of its dealer, unless that is the program's")
  func dealers() throws {
    #expect(texts.title(of: try header("Fable")) == "daily Fable #11 · December 1, 2026 · ranked")
    #expect(texts.title(of: try header("Wordhoard")) == "daily #11 · December 1, 2026 · ranked")
    let sentences = SpokenRenderer(display: Display(), messages: .english)
    #expect(
      sentences.lines(for: .round(try header("Wordhoard")), in: GameView())
        == "Wordhoard, daily, number 11, of December 1, 2026, 10 questions.\n")
  }
}
