import Foundation
import Synchronization
import Testing

@Suite("Soak: passwords", .serialized, .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakPasswordTests {
  private func login(_ name: String, _ password: String) -> String {
    #"{"username":"\#(name)","password":"\#(password)"}"#
  }

  @Test("one that is too long is refused before it is hashed")
  func tooLong() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll(environment: ["WORDHOARD_SERVER_PASSWORD_COST": "17"])
    let connection = try HTTPConnection(port: port)
    let body = login("anna", String(repeating: "x", count: 1025))
    for path in ["/v1/accounts", "/v1/sessions"] {
      var sample = Sample()
      for _ in 0..<50 {
        let answer = sample.measure { connection.ask("POST", path, json: body) }
        #expect(answer?.status == 422)
      }
      Soak.tell(
        "1025 characters at \(path): median \(sample.median) ms, at most \(sample.at(1)) ms")
      #expect(sample.at(1) < 20)
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  @Test("a wrong one and an unknown name are refused after the same time")
  func alike() throws {
    let desk = try Operator()
    let cost = ["WORDHOARD_SERVER_PASSWORD_COST": "14"]
    let names = (0..<200).map { "swimmer-\($0)" }
    let list = try desk.write(names.joined(separator: "\n"), to: "names")
    let imported = try desk.start(["account", "import", list], environment: cost)
    imported.endInput()
    #expect(try imported.finish(within: 120).status == 0)
    let (child, port) = try desk.serveAll(environment: cost)
    let connection = try HTTPConnection(port: port)
    // One-time work at the beginning must not count.
    for place in 0..<10 {
      _ = connection.ask("POST", "/v1/sessions", json: login("nobody-\(place)", "of no account"))
    }
    var (wrong, unknown) = (Sample(), Sample())
    for (place, name) in names.enumerated() {
      let asked = [login(name, "not the password"), login("no-\(name)", "not the password")]
      // Take turns in going first.
      for turn in place.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let ask = { connection.ask("POST", "/v1/sessions", json: asked[turn]) }
        let answer = turn == 0 ? wrong.measure(ask) : unknown.measure(ask)
        #expect(answer?.status == 401)
      }
    }
    let likelihood = wrong.likelihood(with: unknown)
    Soak.tell(
      "logins: wrong \(wrong.median) ms, unknown \(unknown.median) ms, Mann-Whitney p \(likelihood)"
    )
    #expect(abs(wrong.median - unknown.median) < 0.05 * max(wrong.median, unknown.median))
    #expect(likelihood > 0.01)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  @Test("64 at once stay within their memory, others are rejected, and boards are read as usual")
  func flood() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll(environment: [
      "WORDHOARD_SERVER_PASSWORD_COST": "17", "WORDHOARD_SERVER_PASSWORD_WORKERS": "2",
      "WORDHOARD_SERVER_PASSWORD_QUEUE": "16",
    ])
    let reader = HonestReader(port: port)
    usleep(500_000)
    let before = try Soak.memory(of: child.pid)
    let answers = Mutex<[HTTPAnswer?]>([])
    for place in 0..<64 {
      let body = login("nobody-\(place)", "of no account")
      Thread.detachNewThread {
        let answer = (try? HTTPConnection(port: port, client: UInt32(place), patience: 60))?
          .ask("POST", "/v1/sessions", json: body)
        answers.withLock { $0.append(answer) }
      }
    }
    while answers.withLock({ $0.count }) < 64 { usleep(10_000) }
    let (sample, faults) = reader.finish()
    let growth = try Soak.memory(of: child.pid, atMost: true) - before
    let all = answers.withLock { $0 }.compactMap(\.self)
    let excess = all.filter { [429, 503].contains($0.status) }
    Soak.tell(
      "64 logins: \(all.count { $0.status == 401 }) hashed, \(excess.count) sent away, "
        + "\(growth / 1024) MiB more; board p50 \(sample.median) ms, p99 \(sample.p99) ms")
    #expect(all.count == 64)
    #expect(all.count { $0.status == 401 } + excess.count == 64)
    #expect(!excess.isEmpty)
    #expect(excess.allSatisfy { $0.isProblem && $0.fields["retry-after"] != nil })
    // In addition to the hashing memory, there are 64 connections with their requests.
    #expect(growth <= (2 * 128 + 16) * 1024)
    #expect(faults == 0)
    #expect(sample.p99 < 100)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
