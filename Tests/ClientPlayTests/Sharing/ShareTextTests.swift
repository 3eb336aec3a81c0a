import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import Messages
import TestSupport
import Testing

@Suite("Lines to share")
struct ShareTextTests {
  private func round(_ signs: String, _ header: RoundHeader) -> RoundProgress {
    var round = RoundProgress(
      id: EventID(high: 1, low: 1), header: header, code: nil, startedAt: 0,
      startedOn: FixturePool.firstDate)
    var streak = 0
    for sign in signs {
      streak = sign == "=" ? streak + 1 : 0
      let points = header.ruleset.points(streak: streak, hinted: false)
      round.outcomesByIndex[round.outcomesByIndex.count + 1] = Outcome(
        correct: sign == "=", points: sign == "=" ? points : 0, elapsedMillis: 1000)
    }
    return round
  }

  private func daily(_ signs: String, dealer: String = "solo") -> RoundProgress {
    let header = RoundHeader(
      dealer: dealer, date: FixturePool.firstDate, number: 12, questions: 10, ruleset: .daily1,
      edition: "en-1")
    return round(signs, header)
  }

  @Test("a daily shows its dealer, number, score, streak and one sign for each question")
  func dailyLines() {
    let share = ShareText(
      round: daily("===.==..=="), streak: 5, isUnicode: false, messages: .english)
    #expect(share.lines == "wordhoard solo #12  7/10  1,200  daily streak 5\n= = = . = = . . = =")
    #expect(
      share.sentence == """
        Wordhoard solo number 12: 7 of 10 right, 1,200 points. Question by question: right, right, \
        right, missed, right, right, missed, missed, right, right.
        """)
  }

  @Test("a server with the program's name is not named twice")
  func sameName() {
    let share = ShareText(
      round: daily("=..", dealer: "Wordhoard"), streak: 0, isUnicode: false, messages: .english)
    #expect(share.lines.hasPrefix("wordhoard #12  1/3  100\n"))
    #expect(share.sentence.hasPrefix("Wordhoard number 12: 1 of 3 right, 100 points."))
  }

  @Test("the encore is separate and not part of the count of ten")
  func encore() {
    let share = ShareText(
      round: daily("==========" + "==."), streak: 1, isUnicode: false, messages: .english)
    #expect(
      share.lines
        == "wordhoard solo #12  10/10  7,500  daily streak 1\n= = = = = = = = = =\nencore = = .")
    #expect(share.sentence.hasSuffix("right, right. Encore: right, right, missed."))
  }

  @Test("a display with Unicode has squares, ten in a line")
  func squares() {
    func lines(_ round: RoundProgress) -> String {
      ShareText(round: round, streak: 1, isUnicode: true, messages: .english).lines
    }
    let green = String(repeating: "🟩", count: 9)
    #expect(
      lines(daily("=========." + "=."))
        == "wordhoard solo #12  9/10  4,600  daily streak 1\n\(green)🟥\nencore 🟩🟥")
    let header = RoundHeader(questions: 12, ruleset: .play, edition: "en-1")
    #expect(lines(round("=========.==", header)).hasSuffix("\n\(green)🟥\n🟩🟩"))
  }

  @Test("a server's daily shows the server's name")
  func server() {
    #expect(
      ShareText(round: daily("=", dealer: "oak"), streak: 0, isUnicode: false, messages: .english)
        .lines
        == "wordhoard oak #12  1/1  100\n=")
  }

  @Test("a practice round shows its mode, and no streak")
  func practice() {
    let header = RoundHeader(questions: 3, ruleset: .play, edition: "en-1")
    let share = ShareText(
      round: round("=.=", header), streak: 9, isUnicode: false, messages: .english)
    #expect(share.lines == "wordhoard play  2/3  200\n= . =")
    #expect(
      share.sentence == """
        Wordhoard play: 2 of 3 right, 200 points. Question by question: right, missed, right.
        """)
  }

  @Test("a round without an answer is its title only")
  func nothingAnswered() {
    let share = ShareText(round: daily(""), streak: 0, isUnicode: false, messages: .english)
    #expect(share.lines == "wordhoard solo #12  0/0  0")
    #expect(share.sentence.hasSuffix("0 points."))
  }

  @Test("no line to share contains a word of the round")
  func noSpoilers() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    let events = try await session.send(bench.lines("rrrrrrrrwwrw"))
    let share = try #require(events.results.first?.share)
    let round = try #require(session.progress.rounds[bench.entry.round])
    let said =
      share + ShareText(round: round, streak: 1, isUnicode: false, messages: .english).sentence
    for key in bench.dealt.key.questions {
      #expect(!lowercaseWords(of: said).contains(key.word.term))
      #expect(!said.contains(key.definition))
    }
  }
}
