import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("The commands of a session")
struct SessionCommandTests {
  @Test("undo is written, asks again, and the new answer earns nothing")
  func undo() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rr"))
    let before = session.progress
    let undone = try await session.send(.undo)
    #expect(undone.questions.map(\.index) == [2])
    #expect(try bench.answersInJournal().map(\.index) == [1])
    #expect(try bench.journal.progress() == session.progress)
    #expect(session.progress.totalScore == 100)
    let again = try await session.send(bench.lines("rr")[1])
    #expect(again.verdicts.map(\.points) == [0])
    #expect(again.verdicts.map(\.correct) == [true])
    #expect(session.progress.totalScore == 100)
    #expect(session.progress.gamesCount == before.gamesCount)
    let answers = try bench.answersInJournal()
    #expect(answers.map(\.index) == [1, 2])
    #expect(answers.map(\.again) == [nil, true])
    #expect(try bench.journal.progress() == session.progress)
  }

  @Test("one question can be undone again and again, each time under a new id")
  func undoAgain() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    for line in bench.lines("wr") + bench.lines("w") {
      _ = try await session.send(line == bench.lines("wr")[1] ? bench.lines("r")[0] : line)
      _ = try await session.send(.undo)
    }
    #expect(try bench.answersInJournal().isEmpty)
    #expect(try bench.journal.count() == 1 + 3 * 2)
    let result = try await session.send(bench.lines("rrrr")).results.first
    #expect(result?.correct == 4)
    #expect(result?.score == 600, "the first earns nothing and lengthens no run")
    #expect(try bench.journal.progress() == session.progress)
  }

  @Test("undo with nothing answered is refused")
  func nothingToUndo() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    #expect(try await session.send(.undo).kinds == ["nothing_to_undo"])
    #expect(try bench.journal.count() == 1)
  }

  @Test("a dispute changes the schedule alone")
  func dispute() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rw"))
    let before = session.progress
    let word = bench.dealt.key.questions[1].word
    #expect(before.difficulty(of: word) == .hard)
    #expect(try await session.send(.dispute).kinds == ["state"])
    #expect(session.progress.difficulty(of: word) == .known)
    #expect(session.progress.totalScore == before.totalScore)
    #expect(session.progress.gamesWon == before.gamesWon)
    #expect(session.progress.streakCount == before.streakCount)
    #expect(session.progress.rounds == before.rounds)
    #expect(try bench.journal.progress() == session.progress)
    let next = try await session.send(Array(bench.lines("rwrr")[2...]))
    #expect(next.verdicts.map(\.points) == [100, 200], "the run stays broken")
  }

  @Test("there is nothing to dispute before a miss, and after a right answer")
  func nothingToDispute() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    #expect(try await session.send(.dispute).kinds == ["nothing_to_dispute"])
    try await session.send(bench.lines("r"))
    #expect(try await session.send(.dispute).kinds == ["nothing_to_dispute"])
    #expect(try bench.journal.count() == 2)
  }

  @Test("a hint halves the points and is recorded, for its own question only")
  func hint() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    #expect(try await session.send(.hint).kinds == ["state"])
    #expect(try await session.send(.hint).kinds == ["state"])
    let events = try await session.send(bench.lines("rr"))
    #expect(events.verdicts.map(\.points) == [50, 200])
    #expect(try bench.answersInJournal().map(\.hint) == [true, false])
    #expect(try bench.answersInJournal().map(\.points) == [50, 200])
    #expect(try bench.answersInJournal().map(\.input) == bench.lines("rr"), "no hint in it")
  }

  @Test(
    "hints, undo and dispute are refused in a daily", arguments: [":hint", ":undo", ":dispute"])
  func noHelpInDaily(_ command: String) async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("w"))
    let count = try bench.journal.count()
    #expect(try await session.send(command).kinds == ["not_allowed"])
    #expect(try bench.journal.count() == count)
  }

  @Test("several tries at one question are one answer, with all that was typed")
  func severalTries() async throws {
    let bench = try SessionBench(forms: ["hangman"], count: 1)
    var session = try bench.session()
    _ = try await session.open()
    let answer = bench.dealt.key.questions[0].answer
    let wrong = try #require("qxzjvk".first { !answer.contains($0) })
    let first = try #require(answer.first)
    let kinds = try await session.send([String(wrong), String(wrong), String(first), answer]).kinds
    #expect(kinds == ["state", "letter_used", "state", "right", "result"])
    #expect(try bench.answersInJournal().map(\.input) == ["\(wrong) \(first) \(answer)"])
  }

  @Test("quit leaves a daily open, without a result")
  func quitDaily() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rw"))
    #expect(try await session.send(.quit).isEmpty)
    #expect(session.isOver)
    let round = try #require(try bench.journal.progress().rounds[bench.entry.round])
    #expect(!round.isFinished)
    #expect(round.outcomes.map(\.correct) == [true, false])
  }

  @Test("quit gives a practice round its result")
  func quitPlay() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rr"))
    let result = try #require(try await session.send(.quit).results.first)
    #expect(result.questions == 2)
    #expect(result.score == 300)
    #expect(try bench.journal.progress().rounds[bench.entry.round]?.isFinished == true)
  }

  @Test("quit before the first answer writes no result")
  func quitAtOnce() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    #expect(try await session.send(.quit).results.first?.questions == 0)
    #expect(try bench.journal.count() == 1)
  }

  @Test("commands are known in any case and width")
  func spelling() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    #expect(try await session.send(" :HINT ").kinds == ["state"])
    #expect(try await session.send("\u{FF1A}Quit").kinds == ["result"])
  }
}
