import Foundation
import Testing

@Suite(
  "Faults: a clock that jumps",
  .enabled(if: Binary.has("faketime"), "the Debian package faketime is not installed"))
struct FaultsServerClockTests {
  /// The command that runs a program by another clock, which leaves the monotonic one alone. What waits
  /// for a time waits for ever under it, so a server there is killed and not asked to stop.
  private func faketime(_ shift: String) -> [String] {
    ["faketime", "--exclude-monotonic", "-f", shift]
  }

  @Test("revives no session that has expired")
  func session() throws {
    let desk = try Operator()
    var token = ""
    for (shift, status) in [("+0d", 200), ("-1d", 200), ("+31d", 401), ("+0d", 401)] {
      let (child, port) = try desk.serveAll(under: faketime(shift))
      let connection = try HTTPConnection(port: port)
      if token.isEmpty { token = try RemotePlayer.signUp(1, port: port)[0].token }
      let answer = try #require(connection.ask("GET", "/v1/account", token: token))
      #expect(answer.status == status, "\(shift)")
      try child.stopInside(by: SIGKILL)
      _ = try child.finish()
    }
  }

  @Test("takes moves on of a run that was begun later, by its clock")
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
    let (second, newPort) = try desk.serveAll(under: faketime("-1h"))
    let again = try HTTPConnection(port: newPort)
    #expect(try writer.lost(on: again) == [])
    let count = writer.acknowledged.count
    while writer.acknowledged.count < count + 5 {
      _ = try #require(try writer.step(on: again))
    }
    #expect(writer.refusals.isEmpty)
    #expect(try writer.lost(on: again) == [])
    try second.stopInside(by: SIGKILL)
    _ = try second.finish()
    #expect(try desk.run(["check"]).status == 0)
  }

  @Test("at the end of a year deals each day's daily, and the week goes on")
  func newYear() throws {
    struct Daily: Decodable { let date: String }
    let desk = try Operator()
    let (child, port) = try desk.serveAll(
      environment: ["TZ": "UTC"], under: faketime("@2026-12-31 23:59:56"))
    let connection = try HTTPConnection(port: port)
    let player = try RemotePlayer.signUp(1, port: port)[0]
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
    #expect(run?.text.contains("\"period\":\"2026-W53\"") == true, "\(run?.text.prefix(400) ?? "")")
    try child.stopInside(by: SIGKILL)
    _ = try child.finish()
  }
}
