import GameEngine
import TestSupport
import Testing

@Suite("Misses that come back")
struct ReturnsTests {
  private let pool = FixturePool.pool

  private func session(
    _ count: Int, returns: Int = 100, demand: Demand = .recognition
  ) throws -> DealtRound {
    try SessionDealer.deal(
      pool.items.prefix(count).map { .init(word: $0, demand: demand) }, returns: returns,
      pool: pool, seed: 5)
  }

  /// A game of a session: a right or wrong answer to each question, as its place from 0 and its word say.
  private func play(
    _ dealt: DealtRound, isRight: (Int, ItemID) -> Bool
  ) throws -> (questions: [Question], verdicts: [VerdictEvent], result: ResultEvent) {
    var referee = LocalReferee(dealt)
    var events = referee.open(atMillis: 0)
    var questions: [Question] = []
    var verdicts: [VerdictEvent] = []
    while let question = events.compactMap(\.asked).last {
      questions.append(question)
      let key = try #require(self.key(of: question, in: dealt))
      let right = isRight(questions.count - 1, key.word)
      let input = !right ? "" : question.input == .choice ? "\(key.choice)" : key.answer
      events = referee.play(Move(.answer(input), atMillis: 1000 * questions.count))
      verdicts += events.compactMap(\.settled)
      if let result = events.compactMap(\.ended).last { return (questions, verdicts, result) }
      events = referee.play(Move(.next, atMillis: 1000 * questions.count))
    }
    throw NoResult()
  }

  private struct NoResult: Error {}

  private func key(of question: Question, in dealt: DealtRound) -> QuestionKey? {
    let first = zip(dealt.round.questions, dealt.key.questions).first { asked, _ in
      asked.form == question.form && asked.prompt == question.prompt
        && asked.choices == question.choices
    }
    return first?.1 ?? dealt.returns.key(of: question)
  }

  @Test("at the end of the session in another form, until they are right once")
  func untilRight() throws {
    let dealt = try session(6)
    let words = dealt.key.questions.map(\.word)
    // Question 2 is missed three times, question 5 once.
    let game = try play(dealt) { place, word in
      place >= 6 ? !(word == words[1] && place < 9) : ![1, 4].contains(place)
    }
    #expect(game.verdicts.map(\.word) == words + [words[1], words[4], words[1], words[1]])
    #expect(game.questions.map(\.index) == Array(1...10))
    #expect(
      game.questions.map(\.again) == Array(repeating: nil, count: 6) + [true, true, true, true])
    #expect(game.questions[6].form != game.questions[1].form)
    #expect(game.questions[7].form != game.questions[4].form)
    #expect(game.questions[8].form != game.questions[6].form)
    #expect(game.verdicts.last?.correct == true)
  }

  @Test("for no points, and the result is that of the first questions")
  func result() throws {
    let dealt = try session(5)
    let clean = try play(dealt) { place, _ in place != 4 }
    #expect(clean.questions.count == 6)
    #expect(clean.verdicts[5].points == 0)
    #expect(clean.result.correct == 4)
    #expect(clean.result.questions == 5)
    #expect(clean.result.score == 100 + 200 + 300 + 400)
    #expect(clean.result.bestStreak == 4)
  }

  @Test("not at all after a session without misses, or where none may come back")
  func none() throws {
    #expect(try play(session(4)) { _, _ in true }.questions.count == 4)
    #expect(try play(session(4, returns: 0)) { _, _ in false }.questions.count == 4)
  }

  @Test("no more often than the player has returns left")
  func limit() throws {
    let game = try play(session(4, returns: 3)) { _, _ in false }
    #expect(game.questions.count == 7)
  }

  @Test("no longer, if the miss is undone and then right")
  func undone() throws {
    let dealt = try session(2)
    let keys = dealt.key.questions
    func right(_ place: Int) -> Move { Move(.answer("\(keys[place].choice)"), atMillis: 0) }
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    _ = referee.play(right(0))
    _ = referee.play(Move(.next, atMillis: 0))
    #expect(referee.play(Move(.answer(""), atMillis: 0)).compactMap(\.ended).isEmpty)
    let returned = referee.play(Move(.next, atMillis: 0)).compactMap(\.asked)
    #expect(returned.first?.again == true)
    #expect(referee.play(Move(.undo, atMillis: 0)).compactMap(\.asked).first?.index == 2)
    #expect(referee.play(right(1)).compactMap(\.ended).first?.correct == 2)
  }

  @Test("by choice where what is asked of the word allows one form only")
  func onlyForm() throws {
    let dealt = try session(3, demand: .recall)
    let game = try play(dealt) { place, _ in place > 0 }
    #expect(game.questions.last?.form != game.questions[0].form)
    #expect(game.questions.last?.again == true)
  }

  @Test("a new player has forty, and one more for every 30 answers")
  func budget() {
    #expect(Returns.limit(answers: 0, returns: 0) == 40)
    #expect(Returns.limit(answers: 100, returns: 40) == 3)
    #expect(Returns.limit(answers: 100, returns: 60) == 0)
    var clock = JournalClock()
    var events = (0..<50).map { _ in clock.answer(right: true) }
    events.append(
      clock.event(
        .answer(
          AnswerEntry(
            item: ItemID("en/dawn/noun"), form: FormID("recall"), input: "dawn", verdict: .right,
            milliseconds: 1, hint: false, round: EventID(high: 0, low: 1), index: 51, points: 0,
            again: false, returned: true))))
    let progress = ProgressFold.progress(of: events)
    #expect(progress.returns == 1)
    #expect(progress.returnsLeft == 40)
    // It is no part of a run of right answers.
    #expect(progress.bestRun == 50)
  }

  @Test("are reviews of the same day: the word is a little firmer, and comes again the next day")
  func memory() throws {
    func fold(returned: Bool) throws -> (memory: ItemMemory, day: Moment) {
      var clock = JournalClock()
      var events = [clock.answer(right: false)]
      clock.advance(seconds: 300)
      if returned {
        events.append(
          clock.event(
            .answer(
              AnswerEntry(
                item: ItemID("en/dawn/noun"), form: FormID("recall"), input: "dawn",
                verdict: .right, milliseconds: 1, hint: false, round: EventID(high: 0, low: 1),
                index: 21, points: 0, again: false, returned: true))))
      }
      clock.nextNoon()
      let memory = ProgressFold.progress(of: events).words[ItemID("en/dawn/noun")]?.memory
      return (try #require(memory), Moment(instant: clock.instant, offset: 0))
    }
    let (plain, _) = try fold(returned: false)
    let (again, tomorrow) = try fold(returned: true)
    #expect(again.state.stability > plain.state.stability)
    #expect(again.state.stability < 2 * plain.state.stability)
    #expect(again.awaitsFirstReview(at: StudyTime(tomorrow)))
    #expect(again.repeats == 1 && plain.repeats == 0)
  }

  @Test("unless the miss is disputed, also when nothing is left to ask then")
  func disputed() throws {
    let dealt = try session(2)
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    _ = referee.play(Move(.answer(""), atMillis: 1))
    _ = referee.play(Move(.next, atMillis: 2))
    #expect(referee.play(Move(.answer(""), atMillis: 3)).compactMap(\.ended).isEmpty)
    #expect(referee.play(Move(.dispute, atMillis: 4)).compactMap(\.ended).isEmpty)
    let next = referee.play(Move(.next, atMillis: 5)).compactMap(\.asked).last
    #expect(next?.again == true)
    let key = try #require(next.flatMap(dealt.returns.key))
    #expect(
      key.word == dealt.key.questions[0].word, "the first miss comes back")

    var single = LocalReferee(try session(1))
    _ = single.open(atMillis: 0)
    _ = single.play(Move(.answer(""), atMillis: 1))
    _ = single.play(Move(.dispute, atMillis: 2))
    #expect(single.play(Move(.next, atMillis: 3)).compactMap(\.ended).last?.questions == 1)
  }
}

extension GameEvent {
  fileprivate var asked: Question? { if case .question(let event) = self { event } else { nil } }
  fileprivate var settled: VerdictEvent? {
    if case .verdict(let event) = self { event } else { nil }
  }
  fileprivate var ended: ResultEvent? { if case .result(let event) = self { event } else { nil } }
}
