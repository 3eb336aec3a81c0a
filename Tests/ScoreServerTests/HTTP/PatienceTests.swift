import HTTPConnections
import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("Timeouts")
struct PatienceTests {
  /// Limits of which one is short. With two, the other could end a connection first on a busy machine.
  private static func short(
    _ limit: WritableKeyPath<ConnectionLimits, Duration>
  ) -> ConnectionLimits {
    var limits = ConnectionLimits.quick
    limits[keyPath: limit] = .seconds(2)
    return limits
  }

  /// Expects a problem, after which the connection is closed.
  private func expectTooSlow(_ text: String) {
    #expect(text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    let head = text.lowercased()
    #expect(head.contains("content-type: application/problem+json\r\n"))
    #expect(head.contains("connection: close\r\n"))
    #expect(text.contains(#""code":"request_timeout""#))
  }

  @Test("connections are closed a second before the documented time")
  func promised() {
    let limits = ConnectionLimits()
    #expect(limits.fieldsTime == .seconds(15 - 1))
    #expect(limits.bodyTime == .seconds(30 - 1))
    #expect(limits.idleTime == .seconds(75 - 1))
  }

  @Test("header fields that arrive too slowly time out")
  func slowFields() async throws {
    try await HTTPServerFixture.run(limits: Self.short(\.fieldsTime)) { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        for byte in "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: and so on and on and on" {
          do { try await connection.send(String(byte)) } catch { break }
          try await Task.sleep(for: .milliseconds(60))
        }
        return try await connection.rest()
      }
      expectTooSlow(text)
    }
  }

  @Test("a body that does not arrive times out, and is not processed")
  func slowBody() async throws {
    try await HTTPServerFixture.run(limits: Self.short(\.bodyTime)) { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/accounts HTTP/1.1\r
          Host: x\r
          Content-Type: application/json\r
          Content-Length: 35\r
          \r
          {"username":
          """)
        return try await connection.rest()
      }
      expectTooSlow(text)
      #expect(fixture.probe.all.isEmpty)
    }
  }

  @Test("a connection without a request times out, before the first request and after a response")
  func idle() async throws {
    try await HTTPServerFixture.run(limits: Self.short(\.idleTime)) { fixture async throws in
      let silent = try await RawConnection.open(fixture.port) { try await $0.rest() }
      #expect(silent.isEmpty)
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try await connection.answer()?.status == 200)
        #expect(try await connection.rest() == "")
      }
    }
  }

  @Test("there is no timeout while the server processes a request")
  func slowHandler() async throws {
    try await HTTPServerFixture.run(limits: Self.short(\.idleTime)) { fixture async throws in
      let asking = Task {
        try await fixture.ask(.GET, "/v1/journal", token: HTTPServerFixture.token)
      }
      try await Task.sleep(for: .seconds(3))
      await fixture.probe.gate.open()
      #expect(try await asking.value.status == 200)
    }
  }

  private static let document = String(repeating: "words: 1\n", count: 2_000_000)
  private static let get = "GET /openapi.yaml HTTP/1.1\r\nHost: x\r\n"

  @Test("a client that does not read its response times out")
  func stalled() async throws {
    try await HTTPServerFixture.run(limits: Self.short(\.idleTime), document: Self.document) {
      fixture async throws in
      let taken = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("\(Self.get)\r\n\(Self.get)\r\n")
        try await Task.sleep(for: .seconds(3))
        return try await connection.size()
      }
      #expect(taken < 2 * Self.document.utf8.count)
    }
  }

  @Test("if too many bytes wait to be read, the connections that have waited longest are closed")
  func unread() async throws {
    var limits = ConnectionLimits.quick
    limits.unread = 2 * Self.document.utf8.count + 100_000
    try await HTTPServerFixture.run(limits: limits, document: Self.document) {
      fixture async throws in
      let taken = try await Self.taken(by: 4, from: fixture.port)
      let whole = taken.map { $0 > Self.document.utf8.count }
      #expect(whole == [false, false, true, true], "\(taken)")
      // Those that were read no longer count.
      #expect(try await Self.taken(by: 1, from: fixture.port)[0] > Self.document.utf8.count)
    }
  }

  /// The bytes that connections receive which begin to read when each has a response that waits.
  private static func taken(by count: Int, from port: Int) async throws -> [Int] {
    guard count > 0 else { return [] }
    return try await RawConnection.open(port) { connection in
      try await connection.send("\(Self.get)Connection: close\r\n\r\n")
      try await connection.begin()
      let others = try await taken(by: count - 1, from: port)
      return [try await connection.size()] + others
    }
  }

  @Test("a client may read the last response slowly")
  func slowReader() async throws {
    var limits = ConnectionLimits.quick
    limits.lingerTime = .milliseconds(50)
    try await HTTPServerFixture.run(limits: limits, document: Self.document) {
      fixture async throws in
      let taken = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("\(Self.get)Connection: close\r\n\r\n")
        try await Task.sleep(for: .milliseconds(300))
        return try await connection.size()
      }
      #expect(taken > Self.document.utf8.count)
    }
  }

  @Test("a client that continues to send after a rejection can read the rejection")
  func lingering() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("nonsense\r\n\r\n")
        for _ in 0..<20 {
          do { try await connection.send(String(repeating: "x", count: 10_000)) } catch { break }
        }
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 400 "))
      #expect(text.hasSuffix("}"))
    }
  }

  @Test(
    "an address has a share of the connections, a trusted proxy has all", arguments: [false, true])
  func addressLimit(isProxy: Bool) async throws {
    var settings = ServerSettings()
    settings.connectionsPerAddress = 1
    if isProxy { settings.proxies = ["127.0.0.1"] }
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      let get = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
      try await RawConnection.open(fixture.port) { first in
        try await first.send(get)
        #expect(try await first.answer()?.status == 200)
        try await RawConnection.open(fixture.port) { second in
          if isProxy { try await second.send(get) }
          let answer = try #require(try await second.answer())
          #expect(answer.status == (isProxy ? 200 : 429))
          #expect(answer["retry-after"] == (isProxy ? nil : "10"))
        }
      }
      try await waitUntilServed(get, fixture)
    }
  }

  @Test("connections over the limit are rejected, and new ones accepted when others have ended")
  func connectionLimit() async throws {
    var settings = ServerSettings()
    settings.connections = 2
    settings.connectionsPerAddress = 0
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      let get = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
      try await RawConnection.open(fixture.port) { first in
        try await first.send(get)
        #expect(try await first.answer()?.status == 200)
        try await RawConnection.open(fixture.port) { second in
          try await second.send(get)
          #expect(try await second.answer()?.status == 200)
          try await RawConnection.open(fixture.port) { third in
            let answer = try #require(try await third.answer())
            #expect(answer.code == .unavailable)
            #expect(answer["retry-after"] == "5")
            #expect(try await third.answer() == nil)
          }
        }
      }
      try await waitUntilServed(get, fixture)
    }
  }

  /// Repeats a request on new connections until the server answers it.
  private func waitUntilServed(_ request: String, _ fixture: HTTPServerFixture) async throws {
    var status: Int?
    while status != 200 {
      status = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(request)
        return try await connection.answer()?.status
      }
    }
  }
}
