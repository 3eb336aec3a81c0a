import GameEngine
import TestSupport
import Testing

@Suite("The rounds of a mode")
struct ModeFoldTests {
  private struct Script {
    var clock = JournalClock()
    var events: [Event] = []
    private var count: UInt64 = 0

    /// A round, finished if it has all its questions.
    mutating func round(
      _ ruleset: Ruleset, date: CalendarDate? = nil, right: Int, of questions: Int,
      header: Int? = nil, score: Int, ranked: Bool = false,
      course: CourseID = .english
    ) {
      count += 1
      let id = EventID(high: 7, low: count)
      let header = RoundHeader(
        date: date, number: date == nil ? nil : 1, questions: header ?? questions,
        ranked: ranked, ruleset: ruleset, edition: "en-1", course: course)
      events.append(clock.event(.round(RoundEntry(round: id, header: header))))
      for place in 0..<questions {
        events.append(clock.answer(right: place < right, round: id, index: place + 1))
      }
      let result = ResultEntry(
        round: id, score: score, correct: right, questions: questions, elapsedMillis: 1)
      events.append(clock.event(.result(result)))
    }

    var progress: PlayerProgress { ProgressFold.progress(of: events) }
    var modes: [Mode: KindProgress] {
      Dictionary(
        uniqueKeysWithValues: progress.kinds.filter { !$0.key.ranked && $0.key.course == .english }
          .map { ($0.key.mode, $0.value) })
    }
  }

  @Test("has their number, average, best and latest scores")
  func figures() throws {
    var script = Script()
    #expect(script.modes.isEmpty)
    for score in [300, 100, 500, 200] {
      script.round(.run1, right: score / 100, of: score / 100 + 1, header: 0, score: score)
    }
    script.round(.play, right: 5, of: 10, score: 1000)
    let run = try #require(script.modes[.run])
    #expect(run.rounds == 4)
    #expect(run.averageScore == 275)
    #expect(run.bestScore == 500)
    #expect(run.mostRight == 5)
    #expect(run.right == 11 && run.questions == 15)
    #expect(run.recentScores == [300, 100, 500, 200])
    #expect(script.modes[.play]?.rounds == 1)
  }

  @Test("are apart from the ranked ones, whose scores differ")
  func ranked() {
    var script = Script()
    script.round(.run1, right: 3, of: 4, header: 0, score: 300)
    script.round(.run1, right: 7, of: 8, header: 0, score: 900, ranked: true)
    #expect(script.modes[.run]?.averageScore == 300)
    #expect(script.progress.mostRight(in: .run, of: .english) == 7)
    let header = RoundHeader(questions: 0, ranked: true, ruleset: .run1, edition: "en-1")
    #expect(script.progress.rounds(like: header)?.bestScore == 900)
  }

  @Test("are apart for each course")
  func courses() throws {
    let spanish = try #require(CourseID("es"))
    var script = Script()
    script.round(.run1, right: 9, of: 10, header: 0, score: 900)
    script.round(.run1, right: 3, of: 4, header: 0, score: 300, course: spanish)
    let header = RoundHeader(questions: 0, ruleset: .run1, edition: "es-1", course: spanish)
    #expect(script.progress.rounds(like: header)?.bestScore == 300)
    #expect(script.progress.mostRight(in: .run, of: spanish) == 3)
    #expect(script.progress.mostRight(in: .run, of: .english) == 9)
  }

  @Test("shows how many dailies had how many right, the encore left out")
  func dailies() throws {
    var script = Script()
    for right in [3, 9, 3] {
      script.round(.daily1, date: script.clock.today, right: right, of: 10, score: 100)
      script.clock.nextNoon()
    }
    script.round(.daily1, date: script.clock.today, right: 12, of: 13, header: 10, score: 9000)
    let daily = try #require(script.modes[.daily])
    #expect(daily.distribution == [0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 1])
    #expect(daily.mostRight == 12)
  }

  @Test("leaves out rounds that were given up, and dailies of other dates")
  func unfinished() {
    var script = Script()
    script.round(.daily1, date: script.clock.today, right: 2, of: 4, header: 10, score: 300)
    let other = script.clock.today.adding(days: -3)
    script.round(.daily1, date: other, right: 10, of: 10, score: 5500)
    script.round(.speed, right: 0, of: 0, header: 0, score: 0)
    #expect(script.modes.isEmpty)
  }

  @Test("counts a result once")
  func once() {
    var script = Script()
    script.round(.play, right: 5, of: 10, score: 1000)
    guard case .result(let entry)? = script.events.last?.body else { return }
    script.events.append(script.clock.event(.result(entry)))
    #expect(script.modes[.play]?.rounds == 1)
  }

  @Test("a form has its longest run and its last twenty answers")
  func forms() throws {
    var clock = JournalClock()
    let answers = (0..<30).map { clock.answer(right: $0 < 12 || $0 == 29) }
    let form = try #require(ProgressFold.progress(of: answers).forms[FormID("recall")])
    #expect(form.bestRun == 12)
    #expect(form.recent == (3, 20))
    let few = try #require(
      ProgressFold.progress(of: Array(answers.prefix(5))).forms[FormID("recall")])
    #expect(few.recent == (5, 5))
  }
}
