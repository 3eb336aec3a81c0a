import GameEngine
import TestSupport
import Testing

@Suite("The referee")
struct RefereeTests {
  private func said(_ events: [GameEvent]) -> [String] {
    events.map { event in
      switch event {
      case .round: "round"
      case .question(let question): "question \(question.index)"
      case .state: "state"
      case .refused(let refusal): "\(refusal.refusal.code) \(refusal.index)"
      case .verdict(let verdict): "verdict \(verdict.index) \(verdict.correct)"
      case .result(let result): "result \(result.correct)/\(result.questions)"
      }
    }
  }

  private func said(_ dealt: DealtRound, _ inputs: [String]) -> [String] {
    said(replay(dealt, moves: inputs.map { Move(PlayerInput(line: $0), atMillis: 0) }))
  }

  @Test("a round consists of its opening, questions with verdicts, and its result")
  func whole() throws {
    let dealt = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 2)
    let words = dealt.key.questions.map(\.answer)
    let wrong = String(repeating: "x", count: words[1].count)
    #expect(
      said(dealt, [words[0], ":next", wrong]) == [
        "round", "question 1", "verdict 1 true", "question 2", "verdict 2 false", "result 1/2",
      ])
  }

  @Test("moves at the wrong time are refused")
  func wrongTime() throws {
    let dealt = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 2)
    #expect(
      said(dealt, [":next", ":dispute", ":undo", "", "word", ":hint", "", ":next"]) == [
        "round", "question 1", "unknown_command 1", "nothing_to_dispute 1", "nothing_to_undo 1",
        "verdict 1 false", "not_now 1", "not_now 1", "not_now 1", "question 2",
      ])
  }

  @Test("no move is accepted after the end, and the refusal names the last question")
  func afterEnd() throws {
    let run = try FixtureRounds.run(seed: 1)
    #expect(
      said(run, ["", "1", ":next", ":quit", ":undo", ""]) == [
        "round", "question 1", "verdict 1 false", "result 0/1",
      ] + [String](repeating: "round_over 1", count: 5))
    let play = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 1)
    #expect(said(play, ["", "1"]).last == "round_over 1")
    #expect(said(play, [":quit", ":undo"]).last == "round_over 1")
  }

  @Test(
    "a practice round that was played to its end can be opened again by taking its last answer back"
  )
  func undoAtTheEnd() throws {
    let play = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 1)
    #expect(
      said(play, ["", ":undo", ""]) == [
        "round", "question 1", "verdict 1 false", "result 0/1", "question 1", "verdict 1 false",
        "result 0/1",
      ])
  }

  @Test("quitting stops at once and keeps what was answered")
  func quit() throws {
    let dealt = try FixtureRounds.daily()
    let first = String(dealt.key.questions[0].choice)
    #expect(said(dealt, [":quit"]) == ["round", "question 1", "result 0/0"])
    #expect(
      said(dealt, [first, ":quit"]) == ["round", "question 1", "verdict 1 true", "result 1/1"])
    #expect(
      said(dealt, [first, ":next", ":quit"])
        == ["round", "question 1", "verdict 1 true", "question 2", "result 1/1"])
  }

  @Test("dailies, runs and speed rounds allow no help")
  func noHelp() throws {
    for dealt in [
      try FixtureRounds.daily(), try FixtureRounds.run(seed: 1), try FixtureRounds.speed(seed: 1),
    ] {
      #expect(
        said(dealt, [":hint", ":undo", "1", ":undo"])[2...3] == ["not_allowed 1", "not_allowed 1"])
      #expect(said(dealt, [":quit", ":hint"]).last?.hasPrefix("round_over") == true)
    }
  }

  @Test("undo while a question is open asks the one before it again")
  func undoOpen() throws {
    let dealt = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 3)
    #expect(
      said(dealt, ["", ":next", "", ":next", ":undo", ":undo", ":undo"]) == [
        "round", "question 1", "verdict 1 false", "question 2", "verdict 2 false", "question 3",
        "question 2", "question 1", "nothing_to_undo 1",
      ])
  }

  @Test("a round that is complete opens with its result")
  func openComplete() throws {
    let dealt = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 1)
    var referee = LocalReferee(
      dealt, resuming: [Outcome(correct: true, points: 100, elapsedMillis: 5)])
    #expect(said(referee.open(atMillis: 0)) == ["round", "result 1/1"])
    var tooMany = LocalReferee(
      dealt,
      resuming: [Outcome](repeating: Outcome(correct: true, points: 1, elapsedMillis: 1), count: 9))
    #expect(said(tooMany.open(atMillis: 0)) == ["round", "result 1/1"])
    let empty = DealtRound(
      round: Round(header: dealt.round.header, questions: []), key: RoundKey(questions: []))
    #expect(said(empty, []) == ["round", "result 0/0"])
  }

  @Test("a daily that was left open after its miss in the encore opens with its result")
  func openEncore() throws {
    let right = Outcome(correct: true, points: 100, elapsedMillis: 5)
    let miss = Outcome(correct: false, points: 0, elapsedMillis: 5)
    func opening(_ outcomes: [Outcome]) throws -> [String] {
      var referee = LocalReferee(try FixtureRounds.daily(), resuming: outcomes)
      return said(referee.open(atMillis: 0))
    }
    let ten = [Outcome](repeating: right, count: 10)
    #expect(try opening(ten) == ["round", "question 11"])
    #expect(try opening(ten + [miss]) == ["round", "result 10/11"])
    #expect(try opening([miss, miss, miss] + ten.prefix(7)) == ["round", "result 7/10"])
  }

  @Test("a form that this program does not know is refused, not misjudged")
  func unknownForm() throws {
    let known = try FixtureRounds.play(seed: 1, forms: ["recall"], count: 1)
    let question = known.round.questions[0]
    let newer = Question(
      index: 1, form: FormID("chess"), level: question.level, category: question.category,
      task: question.task, prompt: question.prompt, clue: question.clue, choices: [], input: .word,
      encore: false)
    let dealt = DealtRound(
      round: Round(header: known.round.header, questions: [newer]), key: known.key)
    #expect(
      said(dealt, ["e4", ""]).dropFirst(2) == ["unknown_form 1", "verdict 1 false", "result 0/1"])
  }
}
