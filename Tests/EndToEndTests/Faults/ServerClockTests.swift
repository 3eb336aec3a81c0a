import Foundation
import Testing

@Suite(
  "Faults: a clock that jumps",
  .enabled(if: FakeTime.isInstalled, "the Debian package faketime is not installed"))
struct FaultsServerClockTests {
  /// Runs the server of a folder with another clock, in UTC, during an operation, then kills it.
  private func serve<Value>(
    _ desk: Operator, at clock: String, _ body: (Int) throws -> Value
  ) throws -> Value {
    let (child, port) = try desk.serveAll(
      environment: [
        "TZ": "UTC", "WORDHOARD_SERVER_RUNS_READING_SPEED": "0",
        "WORDHOARD_SERVER_BOARDS_NEWCOMERS": "0",
      ],
      under: FakeTime.command(clock))
    defer {
      try? child.stopInside(by: SIGKILL)
      _ = try? child.finish()
    }
    return try body(port)
  }

  private func board(_ path: String, _ port: Int) throws -> BoardPage {
    try #require(try HTTPConnection(port: port).ask("GET", "/v1/boards/\(path)"))
      .decoded(BoardPage.self)
  }

  @Test("does not revive expired sessions")
  func session() throws {
    let desk = try Operator()
    var token = ""
    for (shift, status) in [("+0d", 200), ("-1d", 200), ("+31d", 401), ("+0d", 401)] {
      try serve(desk, at: shift) { port in
        if token.isEmpty { token = try RemotePlayer.signUp(1, port: port)[0].token }
        let connection = try HTTPConnection(port: port)
        let answer = try #require(connection.ask("GET", "/v1/account", token: token))
        #expect(answer.status == status, "\(shift)")
      }
    }
  }

  @Test("accepts moves of a run that began later by the clock")
  func back() throws {
    let desk = try Operator()
    let (first, port) = try desk.serveAll()
    var writer = Writer(try RemotePlayer.signUp(1, port: port)[0])
    let connection = try HTTPConnection(port: port)
    while writer.acknowledged.count < 3 || writer.run == nil {
      _ = try #require(try writer.step(on: connection))
    }
    first.signal(SIGTERM)
    #expect(try first.finish().status == 0)
    try serve(desk, at: "-1h") { port in
      let again = try HTTPConnection(port: port)
      #expect(try writer.lost(on: again) == [])
      let count = writer.acknowledged.count
      while writer.acknowledged.count < count + 5 {
        _ = try #require(try writer.step(on: again))
      }
      #expect(writer.refusals.isEmpty)
      #expect(try writer.lost(on: again) == [])
    }
    #expect(try desk.run(["check"]).status == 0)
  }

  @Test("deals each day's daily at the end of a year, in the same week")
  func newYear() throws {
    struct Daily: Decodable { let date: String }
    let desk = try Operator()
    try serve(desk, at: "@2026-12-31 23:59:56") { port in
      let connection = try HTTPConnection(port: port)
      let player = try RemotePlayer.signUp(1, port: port)[0]
      let daily = try RawRound(daily: "2026-12-31", token: player.token, port: port)
      try daily.make("1")
      var dates: [String] = []
      let deadline = Date(timeIntervalSinceNow: Child.patience)
      while dates.last != "2027-01-01", Date() < deadline {
        let before = try #require(connection.ask("GET", "/healthz")?.fields["date"])
        let date = try #require(connection.ask("GET", "/v1/daily")).decoded(Daily.self).date
        let after = try #require(connection.ask("GET", "/healthz")?.fields["date"])
        if before.prefix(11) == after.prefix(11) {
          #expect(after.dropFirst(5).prefix(2) == date.suffix(2), "\(after)")
        }
        if date != dates.last { dates.append(date) }
        usleep(50_000)
      }
      #expect(dates.last == "2027-01-01")
      let run = connection.ask("POST", "/v1/runs", token: player.token, json: #"{"board":"run"}"#)
      #expect(
        run?.text.contains("\"period\":\"2026-W53\"") == true, "\(run?.text.prefix(400) ?? "")")
      try daily.lose()
      let line = try #require(try board("daily/2026-12-31", port).entries.first)
      #expect(line.run == daily.run.id && line.score == daily.last?.score)
      #expect(line.finishedAt.hasPrefix("2027-01-01T00:00:"))
      #expect(try board("daily/2027-01-01", port).players == 0)
    }
  }

  @Test("keeps a run that began before the end of a week on that week's board")
  func newWeek() throws {
    let desk = try Operator()
    var token = ""
    let id = try serve(desk, at: "@2027-01-03 23:58:00") { port in
      token = try RemotePlayer.signUp(1, port: port)[0].token
      let run = try RawRound(#"{"board":"run"}"#, token: token, port: port).run
      #expect(run.period == "2026-W53" && run.startedAt.hasPrefix("2027-01-03"))
      return run.id
    }
    try serve(desk, at: "@2027-01-04 00:02:00") { port in
      let run = try RawRound(#"{"board":"run"}"#, token: token, port: port)
      #expect(run.run.id == id && run.run.period == "2026-W53")
      try run.lose()
      #expect(try board("run/2026-W53", port).entries.map(\.run) == [id])
      #expect(try board("run/2026-W53", port).entries[0].finishedAt.hasPrefix("2027-01-04"))
      #expect(try board("run/2027-W01", port).players == 0)
      let next = try RawRound(#"{"board":"run"}"#, token: token, port: port)
      #expect(next.run.period == "2027-W01")
    }
  }

  @Test(
    "a day and a half forward closes an open daily in its current state, on the board of its date")
  func forward() throws {
    let desk = try Operator()
    var token = ""
    let id = try serve(desk, at: "@2026-12-30 12:00:00") { port in
      token = try RemotePlayer.signUp(1, port: port)[0].token
      let daily = try RawRound(daily: "2026-12-30", token: token, port: port)
      try daily.make("1")
      return daily.run.id
    }
    // A day later it is still that date in some time zone.
    let score = try serve(desk, at: "@2026-12-31 11:30:00") { port in
      let daily = try RawRound(daily: "2026-12-30", token: token, port: port)
      #expect(daily.run.id == id && daily.run.nextMove == 2)
      try daily.next()
      let verdict = try daily.make("1").events.first { $0.event == "verdict" }
      #expect(try board("daily/2026-12-30", port).players == 0)
      return try #require(verdict?.score)
    }
    try serve(desk, at: "@2027-01-01 00:30:00") { port in
      let daily = try RawRound(daily: "2026-12-30", token: token, port: port)
      #expect(daily.run.id == id && daily.isOver)
      #expect(daily.last?.score == score && daily.last?.kept == true)
      #expect(try daily.send(daily.number, ":next").status == 409)
      let line = try #require(try board("daily/2026-12-30", port).entries.first)
      #expect(line.run == id && line.score == score)
      #expect(line.finishedAt.hasPrefix("2026-12-31T12:00:00"))
      for date in ["2026-12-31", "2027-01-01"] {
        #expect(try board("daily/\(date)", port).players == 0)
      }
    }
  }
}
