import ClientTestSupport
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientPlay

/// A referee that reports each move before it passes it on.
private struct WatchedReferee: Referee {
  var referee: LocalReferee
  let willPlay: @Sendable (Move) throws -> Void
  var earlierVerdicts: [VerdictEvent] { referee.earlierVerdicts }

  mutating func open(atMillis: Int) async throws -> [GameEvent] { referee.open(atMillis: atMillis) }

  mutating func play(_ move: Move) async throws -> [GameEvent] {
    try willPlay(move)
    return referee.play(move)
  }
}

@Suite("A session and its journal")
struct GameSessionTests {
  @Test("a round is in the journal when it has been opened, and only then")
  func opening() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    #expect(try bench.journal.count() == 0)
    #expect(try await session.open().kinds == ["round", "question"])
    #expect(try bench.journal.progress().recentRounds.last == bench.entry.round)
  }

  @Test("an answer is in the journal before send returns")
  func written() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    let other = try bench.folder.journal()
    for (place, line) in bench.lines("rwpr").enumerated() {
      _ = try await session.send(line)
      let answers = try other.latestAnswers(limit: 10)
      #expect(answers.count == place + 1)
      #expect(answers.first?.1.index == place + 1)
    }
    #expect(try bench.answersInJournal().map(\.verdict) == [.right, .wrong, .passed, .right])
    #expect(try other.progress() == session.progress)
  }

  @Test("an answer is in the journal before the next question is asked for")
  func writtenBeforeNext() async throws {
    let bench = try SessionBench()
    let other = try bench.folder.journal()
    let wrong = bench.lines("w")[0]
    @Sendable func newest() throws -> String? { try other.latestAnswers(limit: 1).first?.1.input }
    let referee = WatchedReferee(referee: LocalReferee(bench.dealt)) { move in
      guard move.input == .next else { return }
      let input = try newest()
      #expect(input == wrong)
    }
    var session = bench.session(referee, progress: PlayerProgress())
    _ = try await session.open()
    #expect(try await session.send(wrong.uppercased() + " ").kinds == ["wrong", "question"])
  }

  @Test("an answer says what was asked, typed and earned, and how long it took")
  func answerFields() async throws {
    let bench = try SessionBench(test: TestHost(clock: TestClock(step: 1000)))
    var session = try bench.session()
    _ = try await session.open()
    let events = try await session.send(bench.lines("rr"))
    let answers = try bench.answersInJournal()
    #expect(answers.map(\.item) == bench.dealt.key.questions.prefix(2).map(\.word))
    #expect(answers.map(\.input) == bench.lines("rr"))
    #expect(answers.map(\.points) == [100, 200])
    #expect(answers.map(\.index) == [1, 2])
    #expect(answers.allSatisfy { $0.round == bench.entry.round && $0.form == FormID("recall") })
    #expect(answers.allSatisfy { (1...60_000).contains($0.milliseconds) })
    #expect(events.verdicts.map(\.points) == [100, 200])
  }

  @Test("no question counts as more than sixty seconds")
  func longestQuestion() async throws {
    let bench = try SessionBench(test: TestHost(clock: TestClock(step: 90_000)))
    var session = try bench.session()
    _ = try await session.open()
    let events = try await session.send(bench.lines("rrrr"))
    #expect(try bench.answersInJournal().map(\.milliseconds) == [60_000, 60_000, 60_000, 60_000])
    #expect(events.results.first?.elapsedMillis == 240_000)
  }

  @Test("a verdict contains the word's new difficulty: known at first sight, a miss raises it")
  func difficulty() async throws {
    let folder = try TestFolder()
    let patterns = ["rrrw", "rrrr", "rrww", "rwrw"]
    var seen: [[Int?]] = []
    for (round, pattern) in patterns.enumerated() {
      let bench = try SessionBench(id: UInt64(round), folder: folder)
      var session = try bench.session()
      _ = try await session.open()
      let events = try await session.send(bench.lines(pattern))
      seen.append(events.verdicts.map { $0.difficulty?.rawValue })
    }
    #expect(seen == [[1, 1, 1, 4], [1, 1, 1, 4], [1, 1, 2, 4], [1, 2, 2, 4]])
  }

  @Test("the result has the high score, the daily streak and lines to share")
  func result() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    let result = try #require(try await session.send(bench.lines("rrrwrrpwwr")).results.first)
    #expect(session.isOver)
    #expect(result.correct == 6)
    #expect(result.highScore == 300)
    #expect(result.dailyStreak == 1)
    #expect(
      result.share
        == "wordhoard solo #1  6/10  \(Messages.english.number(result.score))  daily streak 1\n🟩🟩🟩🟥🟩🟩🟥🟥🟥🟩"
    )
    let round = try #require(try bench.journal.progress().rounds[bench.entry.round])
    #expect(round.isFinished)
    #expect(round.tally.score == result.score)
    #expect(round.tally.elapsedMillis == result.elapsedMillis)
  }

  @Test("the high score goes on across rounds, and is not the score of one")
  func highScoreAcrossRounds() async throws {
    let folder = try TestFolder()
    for round in 1...UInt64(3) {
      let bench = try SessionBench(seed: UInt32(round), id: round, folder: folder)
      var session = try bench.session()
      _ = try await session.open()
      let result = try await session.send(bench.lines("rrrr")).results.first
      #expect(result?.score == 1000)
      #expect(result?.highScore == Int(round) * 400)
      #expect(result?.dailyStreak == (round == 3 ? 1 : 0), "ten answers make a day")
    }
  }

  @Test("a refusal changes nothing and writes nothing")
  func refusal() async throws {
    let bench = try SessionBench(forms: ["match"])
    var session = try bench.session()
    _ = try await session.open()
    let count = try bench.journal.count()
    let lines = ["9", "word", "0", "-1", ":next", ":nonsense", String(repeating: "x", count: 4000)]
    let kinds = try await session.send(lines).kinds
    #expect(
      kinds == [
        "not_a_choice", "not_a_choice", "not_a_choice", "not_a_choice", "unknown_command",
        "unknown_command", "too_long",
      ])
    #expect(try bench.journal.count() == count)
    #expect(try await session.send(bench.lines("r")).verdicts.first?.points == 100)
  }

  @Test("input is case-folded before it is judged")
  func folding() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    let fullWidth = String(
      String.UnicodeScalarView(
        bench.lines("r")[0].uppercased().unicodeScalars.compactMap {
          Unicode.Scalar($0.value + 0xFEE0)
        }))
    #expect(try await session.send("  \(fullWidth)\t").kinds == ["right", "question"])
    #expect(try bench.answersInJournal().map(\.input) == bench.lines("r"))
  }
}
