import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import HTTPClient
import Journal
import Messages
import ScoreAPI
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Ranked rounds on the command line")
struct RankedCommandTests {
  private static let origin = "https://words.example.org"

  /// A player who is signed in.
  private func player(
    _ display: Display = .terminal(), clock: TestClock = TestClock()
  ) throws -> Player {
    var player = try Player(display, clock: clock)
    player.options.server = RankedCommandTests.origin
    _ = try player.program()
    let address = try ServerAddress(RankedCommandTests.origin)
    try CredentialFile(directory: player.options.home)
      .write(Credentials(server: address, grant: .of("ada")))
    return player
  }

  private func serve(_ run: FakeRunServer, to player: Player) {
    player.test.server.answer { try run.respond($0) }
  }

  @Test("the daily is the server's, and ends with rank and countdown; again, it is shown")
  func daily() async throws {
    let player = try player()
    let run = try FakeRunServer.of(.daily)
    serve(run, to: player)
    let pattern = "rrrwwwwwrp"
    let typed = [" "] + answers(to: run.dealt, pattern).goingOn(after: pattern)
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "ranked-daily")
    try await player.program().daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "ranked-daily-again")
    #expect(player.test.errors.text.isEmpty)
    #expect(player.test.server.sent.allSatisfy { $0.origin == RankedCommandTests.origin })
    try player.program().run("today --short")
    #expect(player.screen() == "wordhoard: Fable #1 done: 700, streak 1\n")
    try player.program().run("share daily")
    #expect(player.screen().hasPrefix("wordhoard Fable #1  4/10  700  daily streak 1\n🟩🟩🟩🟥"))
  }

  @Test("spoken output contains the rank")
  func spoken() async throws {
    let player = try player(Display())
    try player.program().run("settings set spoken on")
    let run = try FakeRunServer.of(.daily)
    serve(run, to: player)
    _ = player.screen()
    try await player.program(typing: answers(to: run.dealt, "rrrwwwwwrp")).daily(
      date: nil, jsonl: false)
    let end = player.screen().suffix(600)
    let sentences = end.replacing("\n", with: " ")
    #expect(sentences.contains("You are 3rd of 120,"))
    #expect(
      sentences.contains(
        "Of the other players, 98 had more right answers, 8 as many and 13 fewer."))
    try await player.program().daily(date: nil, jsonl: false)
    #expect(player.screen().contains("You are 3rd of 120,"))
  }

  @Test("a finished daily as JSON contains rank and players")
  func json() async throws {
    var player = try player(Display())
    let run = try FakeRunServer.of(.daily)
    serve(run, to: player)
    try run.play(answers(to: run.dealt, "wwwwwwwwww").flatMap { [$0, ":next"] }.dropLast())
    player.options.json = true
    try await player.program().daily(date: nil, jsonl: false)
    let text = player.screen()
    #expect(text.contains(#""dealer" : "Fable""#))
    #expect(text.contains(#""rank" : 3"#))
    #expect(text.contains(#""players" : 120"#))
  }

  @Test("--jsonl prints the same, and nothing else")
  func jsonLines() async throws {
    let player = try player(Display())
    let run = try FakeRunServer.of(.daily)
    serve(run, to: player)
    try await player.program(typing: answers(to: run.dealt, "rr") + ["9"]).daily(
      date: nil, jsonl: true)
    let events = try player.screen().split(separator: "\n").map {
      try JSONDecoder().decode(GameEvent.self, from: Data($0.utf8))
    }
    #expect(
      events.kinds == [
        "round", "question", "right", "question", "right", "question", "not_a_choice",
      ])
    let announced: RoundHeader? = if case .round(let header) = events[0] { header } else { nil }
    let header = try #require(announced)
    #expect(header.ranked && header.dealer == "Fable")
  }

  @Test("without the server the solo daily is played, and the ranked one can be played later")
  func offline() async throws {
    let player = try player(Display())
    try await player.program(typing: try player.dailyAnswers("rrrwwwwwrp"))
      .daily(date: nil, jsonl: false)
    #expect(player.screen().contains("wordhoard solo #1"))
    #expect(
      player.test.errors.text == """
        wordhoard: https://words.example.org cannot be reached (connection refused); you play `solo`, \
        and can play the ranked daily later

        """)
    let run = try FakeRunServer.of(.daily)
    serve(run, to: player)
    try await player.program(typing: answers(to: run.dealt, "rrrrrrrwww")).daily(
      date: nil, jsonl: false)
    #expect(player.screen().contains("wordhoard Fable #1"))
    let played = try player.progress().rounds.values.filter(\.isDailyOfItsDate)
    #expect(Set(played.map(\.header.dealer)) == ["solo", "Fable"])
  }

  @Test(
    "a captive portal or a broken server counts as none",
    arguments: [
      ServerResponse(status: 302, headers: ["location": "http://login.example.org/"]),
      ServerResponse(
        status: 200, headers: ["content-type": "text/html"], body: Data("<p>Pay.</p>".utf8)),
      ServerResponse(status: 500), .problem(Problem(.unavailable, "The disk is full.")),
    ])
  func outage(_ response: ServerResponse) async throws {
    let player = try player(Display())
    player.test.server.answer { _ in response }
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    #expect(player.screen().contains("daily solo #1"))
    try await player.program(typing: [":quit"]).run(jsonl: false)
    let remarks = player.test.errors.text
    #expect(remarks.matches(of: /words\.example\.org/).count == 2)
    #expect(remarks.contains("; you play `solo`, and can play the ranked daily later\n"))
    #expect(remarks.hasSuffix("; this run will not be ranked\n"))
  }

  @Test("a request to a restarting server is repeated once", arguments: [502, 503])
  func restart(status: Int) async throws {
    let player = try player(Display())
    let run = try FakeRunServer.of(.daily)
    let isUp = Mutex(false)
    player.test.server.answer { sent in
      let wasUp = isUp.withLock { isUp in
        defer { isUp = true }
        return isUp
      }
      return wasUp ? try run.respond(sent) : ServerResponse(status: status)
    }
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    #expect(player.screen().contains("daily Fable #1"))
    #expect(player.test.server.slept == [1500])
    #expect(player.test.errors.text.isEmpty)
  }

  @Test("an ended session is an error, not a reason to play solo")
  func sessionEnded() async throws {
    let player = try player(Display())
    player.test.server.answer { _ in throw Problem(.tokenInvalid, "It has ended.") }
    await #expect {
      try await player.program().daily(date: nil, jsonl: false)
    } throws: { ClientError($0).exit == .noPermission }
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("an earlier daily that is still open comes first, even from another computer")
  func earlier() async throws {
    let clock = TestClock()
    let run = try FakeRunServer.of(.daily, clock: clock)
    // Started on another computer yesterday.
    _ = try run.respond(
      SentRequest(
        origin: "",
        request: ServerRequest(
          method: .post, path: "/v1/runs",
          body: try JSONEncoder().encode(RunRequest(board: .daily, date: FixturePool.firstDate)))))
    try run.play([answers(to: run.dealt, "r")[0]])
    clock.now = Moment(instant: TestClock.noon(day: 1).instant - 3 * 3_600_000, offset: 3600)
    let player = try player(Display(), clock: clock)
    serve(run, to: player)
    try await player.program(typing: Array(answers(to: run.dealt, "rrrwwwwwrp").dropFirst()))
      .daily(date: nil, jsonl: false)
    let text = player.screen()
    #expect(text.contains("2 of 10"))
    #expect(text.contains("Today's daily is waiting"))
    let round = try #require(try player.progress().rounds[run.id])
    #expect(round.isFinished)
    #expect(round.startedOn == FixturePool.firstDate)
    #expect(round.outcomes.count == 10)
  }

  @Test("a run is ranked, and not ranked without the server")
  func run() async throws {
    let player = try player(Display())
    let run = try FakeRunServer.of(.run)
    serve(run, to: player)
    try await player.program(typing: answers(to: run.dealt, "rrrw")).run(jsonl: false)
    let text = player.screen()
    #expect(text.contains("You are 3rd of 120,"))
    #expect(try player.progress().rounds[run.id]?.tally.score == 300)
    player.test.server.answer { _ in throw HTTPFailure.other("no route") }
    try await player.program(typing: [":quit"]).run(jsonl: false)
    #expect(player.test.errors.text.hasSuffix("; this run will not be ranked\n"))
  }

  /// A server whose response to a move is lost.
  private func lose(move number: Int, of run: FakeRunServer, for player: Player) {
    player.test.server.answer { sent in
      let response = try run.respond(sent)
      if run.moves.count >= number { throw HTTPFailure.other("reset") }
      return response
    }
  }

  @Test("a run whose last response was lost is recorded and shown by the next `run`")
  func lostEnd() async throws {
    let clock = TestClock()
    let player = try player(Display(), clock: clock)
    let run = try FakeRunServer.of(.run, clock: clock)
    // Three answers, with the release of a question between two of them.
    lose(move: 5, of: run, for: player)
    #expect(
      await code {
        try await player.program(typing: answers(to: run.dealt, "rrw")).run(jsonl: false)
      } == "server_unreachable")
    #expect(try player.progress().rounds[run.id]?.outcomes.count == 2)
    clock.now = TestClock.noon(day: 30)
    player.test.server.answer { sent in
      // A real server would start another.
      guard sent.line != "POST /v1/runs" else { throw Problem(.forbidden, "Not now.") }
      return try run.respond(sent)
    }
    _ = player.screen()
    try await player.program().run(jsonl: false)
    let text = player.screen()
    #expect(text.contains("Not this time. The answer"))
    #expect(text.contains("Score 200"))
    #expect(text.hasSuffix("That run had ended; `wordhoard run` begins another.\n"))
    let round = try #require(try player.progress().rounds[run.id])
    #expect(round.isFinished && round.outcomes.count == 3)
    let answered = try player.folder.journal().latestAnswers(limit: 9).map(\.0)
    #expect(Set(answered.map(\.localDate)) == [FixturePool.firstDate])
    await #expect(throws: ServerFailure.self) { try await player.program().run(jsonl: false) }
  }

  @Test(
    "runs that are unknown to the server, or that ended without an answer, do not block new ones")
  func otherRuns() async throws {
    let player = try player(Display())
    let run = try FakeRunServer.of(.run)
    serve(run, to: player)
    try await player.program(typing: [":quit"]).run(jsonl: false)
    #expect(try player.progress().rounds[run.id]?.isFinished == true)
    let header = run.dealt.round.header
    let other = RoundEntry(round: EventID(high: 1, low: 2), header: header)
    _ = try player.folder.journal().append(
      [Journal.Draft(id: other.round, body: .round(other))], at: player.test.clock.now)
    try await player.program().run(jsonl: false)
    #expect(
      player.test.server.sent.suffix(2).map(\.line)
        == ["GET /v1/runs/\(other.round)", "POST /v1/runs"])
  }

  @Test("a daily whose last response was lost is recorded first, however late it is")
  func lostDaily() async throws {
    let clock = TestClock()
    let player = try player(Display(), clock: clock)
    let first = try FakeRunServer.of(.daily, clock: clock)
    lose(move: 19, of: first, for: player)
    #expect(
      await code {
        try await player.program(typing: answers(to: first.dealt, "rrrwwwwwrp"))
          .daily(date: nil, jsonl: false)
      } == "server_unreachable")
    #expect(try player.progress().rounds[first.id]?.outcomes.count == 9)
    clock.now = TestClock.noon(day: 5)
    let second = try FakeRunServer.of(
      .daily, date: clock.now.localDate, clock: clock, id: EventID(high: 7, low: 7))
    player.test.server.answer { sent in
      try sent.line == "GET /v1/runs/\(first.id)" ? first.respond(sent) : second.respond(sent)
    }
    _ = player.screen()
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    #expect(player.screen().contains("daily Fable #6"))
    let round = try #require(try player.progress().rounds[first.id])
    #expect(round.isFinished && round.outcomes.count == 10)
    #expect(try player.progress().days[FixturePool.firstDate]?.finishedDaily == true)
  }

  @Test("the lost end of today's daily is shown as the end of a game")
  func lostEndToday() async throws {
    let player = try player(Display())
    let run = try FakeRunServer.of(.daily)
    lose(move: 19, of: run, for: player)
    _ = await code {
      try await player.program(typing: answers(to: run.dealt, "rrrwwwwwrp"))
        .daily(date: nil, jsonl: false)
    }
    serve(run, to: player)
    _ = player.screen()
    try await player.program().daily(date: nil, jsonl: false)
    let text = player.screen()
    #expect(text.contains("Not this time.") && text.contains("You are 3rd of 120,"))
    try await player.program().daily(date: nil, jsonl: false)
    #expect(player.screen().hasPrefix("You have played the daily"))
  }

  @Test("when the ranked daily is over, an open solo one continues", arguments: [0, 1])
  func openSolo(day: Int) async throws {
    let clock = TestClock()
    let player = try player(Display(), clock: clock)
    let lines = try player.dailyAnswers("rrrwwwwwrp")
    try await player.program(typing: Array(lines.prefix(2))).daily(date: nil, jsonl: false)
    // On the next morning, yesterday's daily can still be finished.
    clock.now = Moment(instant: clock.now.instant + Int64(day) * 20 * 3_600_000, offset: 3600)
    let run = try FakeRunServer.of(.daily, date: clock.now.localDate, clock: clock)
    serve(run, to: player)
    try await player.program(typing: answers(to: run.dealt, "wwwwwwwwww"))
      .daily(date: nil, jsonl: false)
    #expect(player.screen().contains("wordhoard Fable #\(day + 1)"))
    try await player.program(typing: Array(lines.dropFirst(2))).daily(date: nil, jsonl: true)
    #expect(player.test.errors.text.hasSuffix("; your solo one is still open\n"))
    #expect(try player.progress().daily(of: FixturePool.firstDate)?.isFinished == true)
    _ = player.screen()
    try await player.program().daily(date: nil, jsonl: false)
    #expect(player.screen().contains("wordhoard Fable #\(day + 1)"))
  }

  @Test("without a sign-in, or for another date, no server is asked")
  func noRequests() async throws {
    let player = try player(Display(), clock: TestClock(TestClock.noon(day: 1)))
    try await player.program(typing: [":quit"])
      .daily(date: "\(FixturePool.firstDate)", jsonl: false)
    try player.program().run("today")
    let today = player.screen()
    #expect(today.contains("Daily         words.example.org: ten questions, the same for everyone"))
    #expect(today.contains("Solo daily    #2 to play"))
    #expect(today.contains("wordhoard daily --solo"))
    try CredentialFile(directory: player.options.home).remove()
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    try await player.program(typing: [":quit"]).run(jsonl: false)
    #expect(player.test.server.sent.isEmpty)
  }

  @Test("a result that does not count is shown with its reason")
  func notKept() throws {
    var result = try ResultEvent.of(
      score: 100, correct: 1, questions: 2, bestStreak: 1, elapsedMillis: 900)
    result.kept = false
    result.reason = NotKept.tooFast.rawValue
    result.rank = 1
    result.players = 2
    let test = TestHost()
    var skin = LineSkin(host: test.host(), theme: .mono, spoken: false)
    skin.show([.result(result)], after: GameView())
    #expect(
      test.output.text.replacing("\n", with: " ").contains(
        """
        It does not count on the board: some right answers came faster than their questions can be \
        read.
        """))
    #expect(!test.output.text.contains("1st"))
  }
}
