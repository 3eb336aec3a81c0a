import ClientCore
import ClientPlay
import ClientTestSupport
import Foundation
import GameEngine
import HTTPClient
import Journal
import Messages
import ScoreAPI
import Synchronization
import TestSupport
import Testing

@Suite("A ranked round")
struct RemoteSessionTests {
  /// Nine of ten right, then an encore of three.
  private static let pattern = "rrwrrrrrrrrrw"

  /// The visible events, without parts that depend on time.
  private func shown(_ events: [GameEvent]) -> [String] {
    events.map { event in
      switch event {
      case .verdict(let verdict): "verdict \(verdict.index) \(verdict.points) \(verdict.score)"
      case .question(let question): "question \(question.index)"
      case .result(let result): "result \(result.score) of \(result.questions)"
      default: [event].kinds[0]
      }
    }
  }

  private func summary(_ answers: [(Event, AnswerEntry)]) -> [String] {
    answers.map { event, answer in
      "\(event.id) \(answer.index) \(answer.item) \(answer.form) \(answer.input) \(answer.verdict) "
        + "\(answer.milliseconds) \(answer.points) \(event.instant)"
    }
  }

  @Test("it behaves like a local one, with the server's time and rank")
  func likeLocal() async throws {
    let bench = try RemoteBench(.of(.daily))
    var session = try await bench.session()
    let opened = try await session.open()
    let events = try await session.send(bench.lines(RemoteSessionTests.pattern))

    let local = try SessionBench(bench.run.dealt)
    var expected = try local.session()
    #expect(try await shown(expected.open()) == shown(opened))
    #expect(
      try await shown(expected.send(bench.lines(RemoteSessionTests.pattern))) == shown(events))

    let result = try #require(events.results.first)
    #expect(result.rank == 3)
    #expect(result.players == 120)
    #expect(result.elapsedMillis == 13 * 1500)
    #expect(result.share?.hasPrefix("wordhoard Fable #1  9/10") == true)
    #expect(events.verdicts.allSatisfy { $0.difficulty != nil })
    #expect(session.isOver)

    let answers = try bench.answers()
    #expect(answers.map(\.1.index) == Array(1...13))
    #expect(answers.map(\.1.milliseconds).allSatisfy { $0 == 1500 })
    // Answer n is move 2n − 1: between two answers is the release of the question.
    #expect(
      answers.map(\.0.instant) == (1...13).map { bench.run.startedAt.millis + 1500 * (2 * $0 - 1) })
    #expect(answers.map(\.0.id) == (1...13).map { EventID(derivedFrom: "\(bench.run.id)/\($0)/0") })
  }

  @Test(
    "a result whose standing would overflow is refused",
    arguments: ["rank", "players", "listedFrom"])
  func standing(field: String) throws {
    for (number, isSound) in [(Int.min, false), (-1, false), (1, true), (Int.max, false)] {
      let text = """
        {"event":"result","score":1,"correct":1,"questions":1,"bestStreak":1,"elapsedMillis":1,\
        "\(field)":\(number)}
        """
      let event = try JSONDecoder().decode(GameEvent.self, from: Data(text.utf8))
      #expect(event.hasSoundNumbers == isSound, "\(number)")
    }
  }

  private enum Fault: CaseIterable { case lostBefore, lostAfter, twice, busy, reordered }

  @Test(
    "a request that is lost, duplicated or temporarily refused changes nothing", arguments: 0..<8)
  func faults(at place: Int) async throws {
    let plain = try RemoteBench(.of(.run))
    var unbroken = try await plain.session()
    let opened = try await unbroken.open()
    let expected = try await unbroken.send(plain.lines("rrrw"))
    for fault in Fault.allCases {
      let bench = try RemoteBench(.of(.run))
      var session = try await bench.session()
      let count = Mutex(0)
      let earlier = Mutex<SentRequest?>(nil)
      bench.test.server.answer { [run = bench.run] sent in
        let number = count.withLock { count in
          defer { count += 1 }
          return count
        }
        let previous = earlier.withLock { earlier in
          defer { earlier = sent }
          return earlier
        }
        guard number == place else { return try run.respond(sent) }
        switch fault {
        case .lostBefore: throw HTTPFailure.other("reset")
        case .lostAfter:
          _ = try run.respond(sent)
          throw HTTPFailure.other("reset")
        case .twice:
          _ = try run.respond(sent)
          return try run.respond(sent)
        case .busy: throw Problem(.unavailable, "Busy.", retryAfter: 3)
        case .reordered:
          // A copy of the request before arrives late.
          if let previous { _ = try run.respond(previous) }
          return try run.respond(sent)
        }
      }
      #expect(try await shown(session.open()) == shown(opened))
      let events = try await session.send(bench.lines("rrrw"))
      #expect(shown(events) == shown(expected))
      #expect(bench.run.moves == plain.run.moves)
      #expect(try summary(bench.answers()) == summary(plain.answers()))
      let isRetried = place < 7 && [.lostBefore, .lostAfter, .busy].contains(fault)
      #expect(bench.test.server.slept == (isRetried ? [fault == .busy ? 3000 : 500] : []))
      #expect(bench.test.errors.text.contains("https://a.example.org") == isRetried)
    }
  }

  @Test("a permanently lost connection exits with 69, and nothing is lost")
  func lostForGood() async throws {
    let bench = try RemoteBench(.of(.daily))
    let lines = bench.lines(RemoteSessionTests.pattern)
    var session = try await bench.session()
    _ = try await session.open()
    _ = try await session.send(Array(lines.prefix(2)))
    bench.test.server.answer { _ in throw HTTPFailure.other("no route") }
    await #expect {
      _ = try await session.send(lines[2])
    } throws: { error in
      let error = ClientError(error)
      return error.exit == .unavailable && error.message.contains("nothing is lost")
        && error.message.contains("`wordhoard daily`")
    }
    #expect(bench.test.server.slept == [500, 1000, 2000, 4000, 8000])
    bench.test.server.answer { [run = bench.run] in try run.respond($0) }
    var second = try await bench.session()
    #expect(try await shown(second.open()) == ["round", "question 3"])
    let events = try await second.send(Array(lines.dropFirst(2)))
    #expect(events.results.first?.questions == 13)
    #expect(try bench.answers().count == 13)
  }

  @Test("a verdict is shown even if the next question does not come")
  func lostBeforeNext() async throws {
    let bench = try RemoteBench(.of(.daily))
    var session = try await bench.session()
    _ = try await session.open()
    bench.test.server.answer { [run = bench.run] sent in
      guard try sent.body(MoveRequest.self).input != ":next" else {
        throw HTTPFailure.other("no route")
      }
      return try run.respond(sent)
    }
    let events = try await session.send(bench.lines("r"))
    #expect(shown(events) == ["verdict 1 100 100"])
    #expect(session.interruption.map { ClientError($0).exit } == .unavailable)
    bench.test.server.answer { [run = bench.run] in try run.respond($0) }
    var second = try await bench.session()
    #expect(try await shown(second.open()) == ["round", "question 2"])
    #expect(try bench.answers().count == 1)
  }

  @Test(
    "on another machine it goes on, and what is missing is entered once; back here, the last is news",
    arguments: [0, 1, 7, 12])
  func elsewhere(after answered: Int) async throws {
    let bench = try RemoteBench(.of(.daily))
    let lines = bench.lines(RemoteSessionTests.pattern)
    var first = try await bench.session(home: "one")
    _ = try await first.open()
    _ = try await first.send(Array(lines.prefix(answered)))
    var second = try await bench.session(home: "two")
    #expect(try await shown(second.open()) == ["round", "question \(answered + 1)"])
    #expect(try summary(bench.answers(home: "two")) == summary(bench.answers(home: "one")))
    let events = try await second.send(Array(lines.dropFirst(answered)))
    #expect(events.results.first?.questions == 13)
    var third = try await bench.session(home: "one")
    #expect(
      try await shown(third.open()) == shown([.round(bench.run.dealt.round.header)])
        + shown(events).suffix(2))
    var fourth = try await bench.session(home: "one")
    _ = try await fourth.open()
    #expect(try summary(bench.answers(home: "one")) == summary(bench.answers(home: "two")))
    let one = try bench.folder.journal("one")
    let two = try bench.folder.journal("two")
    #expect(try one.count() == two.count())
    #expect(try one.progress().words == two.progress().words)
    #expect(try one.progress().rounds[bench.run.id]?.isFinished == true)
  }

  @Test("a move that is invalid for the question is refused and costs nothing")
  func refused() async throws {
    let bench = try RemoteBench(.of(.daily))
    var session = try await bench.session()
    _ = try await session.open()
    #expect(try await session.send(":hint").kinds == ["not_allowed"])
    #expect(try await session.send("5").kinds == ["not_a_choice"])
    #expect(bench.run.moves.isEmpty)
    #expect(try await session.send(bench.lines("r")[0]).kinds == ["right", "question"])
  }

  @Test("a daily whose date closes while it is played ends in its current state")
  func closed() async throws {
    let bench = try RemoteBench(.of(.daily))
    let lines = bench.lines("rr")
    var session = try await bench.session()
    _ = try await session.open()
    _ = try await session.send(lines[0])
    bench.run.close()
    let events = try await session.send(lines[1])
    #expect(shown(events) == ["result 100 of 1"])
    #expect(session.isOver)
    #expect(try bench.folder.journal().progress().rounds[bench.run.id]?.isFinished == true)
  }

  @Test(":quit gives a run up, and leaves a daily open without asking anybody")
  func quit() async throws {
    let run = try RemoteBench(.of(.run))
    var session = try await run.session()
    _ = try await session.open()
    _ = try await session.send(run.lines("rr"))
    #expect(try await shown(session.send(":quit")) == ["result 200 of 2"])
    #expect(run.test.server.sent.suffix(2).map(\.request.method) == [.delete, .get])

    let daily = try RemoteBench(.of(.daily))
    var other = try await daily.session()
    _ = try await other.open()
    let requests = daily.test.server.sent.count
    #expect(try await other.send(":quit").isEmpty)
    #expect(daily.test.server.sent.count == requests)
    #expect(other.isOver)
  }

  @Test("giving up twice, since the answer was lost, still gives the result")
  func quitAgain() async throws {
    let bench = try RemoteBench(.of(.run))
    var session = try await bench.session()
    _ = try await session.open()
    let isLost = Mutex(true)
    bench.test.server.answer { [run = bench.run] sent in
      let response = try run.respond(sent)
      let loses = isLost.withLock { lost in
        defer { lost = false }
        return lost
      }
      if loses { throw HTTPFailure.other("reset") }
      return response
    }
    #expect(try await shown(session.send(":quit")) == ["result 0 of 0"])
  }

  @Test("a round that is continued elsewhere meanwhile is not played twice")
  func twoWindows() async throws {
    let bench = try RemoteBench(.of(.daily))
    let lines = bench.lines("rrr")
    var session = try await bench.session()
    _ = try await session.open()
    try bench.run.play([lines[0], ":next"])
    await #expect {
      try await session.send(lines[0] + "1")
    } throws: { error in
      let error = ClientError(error)
      return error.code == .playedElsewhere && error.message.contains("https://a.example.org")
    }
    var again = try await bench.session()
    #expect(try await shown(again.open()) == ["round", "verdict 1 100 100", "question 2"])
    var third = try await bench.session()
    #expect(try await shown(third.open()) == ["round", "question 2"])
  }

  @Test("an answer whose verdict did not come back is shown when the round goes on")
  func lostVerdict() async throws {
    let bench = try RemoteBench(.of(.daily))
    let lines = bench.lines(RemoteSessionTests.pattern)
    var session = try await bench.session()
    _ = try await session.open()
    _ = try await session.send(Array(lines.prefix(2)))
    bench.test.server.answer { [run = bench.run] sent in
      _ = try run.respond(sent)
      throw HTTPFailure.other("reset")
    }
    await #expect(throws: ClientError.self) { try await session.send(lines[2]) }
    bench.test.server.answer { [run = bench.run] in try run.respond($0) }
    var second = try await bench.session()
    let opened = try await second.open()
    #expect(shown(opened) == ["round", "verdict 3 0 300", "question 4"])
    #expect(opened.verdicts.first?.difficulty != nil)
    #expect(try bench.answers().count == 3)
  }

  @Test("numbers that no game has are not counted with, and texts that none has are not shown")
  func hostile() async throws {
    let bench = try RemoteBench(.of(.daily))
    let question = try #require(bench.run.dealt.round.questions.first)
    let header = bench.run.dealt.round.header
    let view = RunView(
      id: "\(bench.run.id)", board: .daily, period: "p", ruleset: "daily-1",
      startedAt: bench.run.startedAt, closesAt: bench.run.startedAt, nextMove: 1)
    let hostile = RoundHeader(
      dealer: "x", date: header.date, number: 1, questions: .max, ranked: true, ruleset: .daily1,
      edition: "e")
    let endless = Question(
      index: 1, form: question.form, level: question.level, category: question.category,
      task: question.task, prompt: String(repeating: "word ", count: 100_000), clue: question.clue,
      choices: question.choices, input: question.input, encore: false)
    for events: [GameEvent] in [
      [.round(hostile)], [.round(header), .question(question.placed(at: .min))],
      [.round(header), .question(endless)],
    ] {
      var referee = try RemoteReferee(
        RunAnswer(run: view, events: events), client: bench.client, host: bench.test.host())
      #expect(code { try referee.open(atMillis: 0) } == "server_answer_unreadable")
    }
    #expect(throws: ServerFailure.self) {
      try RemoteReferee(
        RunAnswer(run: view, events: []), client: bench.client, host: bench.test.host())
    }
  }
}
