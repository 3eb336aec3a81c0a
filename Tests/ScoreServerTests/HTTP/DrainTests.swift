import HTTPConnections
import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("Shutdown")
struct DrainTests {
  @Test("the server announces it before it stops listening")
  func announcement() async throws {
    var limits = ConnectionLimits.quick
    // The end of the server is not waited for.
    limits.notice = .seconds(600)
    try await HTTPServerFixture.run(limits: limits, ending: .cancel) { fixture async throws in
      await fixture.shutDown()
      // The server detects that a moment later.
      while try await fixture.ask(.GET, "/healthz").status == 200 {}
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        let health = try #require(try await connection.answer())
        #expect(health.code == .unavailable)
        #expect(health["connection"] == "close")
        #expect(try await connection.answer() == nil)
      }
    }
  }

  @Test("the server stops listening, responds to all requests, closes its connections and ends")
  func drain() async throws {
    var limits = ConnectionLimits.quick
    // A busy machine needs time for the responses.
    limits.drainTime = .seconds(60)
    try await HTTPServerFixture.run(limits: limits) { fixture async throws in
      let asked = Task {
        try await fixture.ask(.GET, "/v1/journal", token: HTTPServerFixture.token)
      }
      await fixture.probe.gate.reached()
      await fixture.shutDown()
      while (try? await RawConnection.open(fixture.port) { try await $0.rest() }) != nil {}
      await fixture.probe.gate.open()
      let answer = try await asked.value
      #expect(answer.status == 200)
      #expect(answer["connection"] == "close")
    }
  }

  @Test("the server does not wait for a handler that never ends")
  func stuck() async throws {
    var limits = ConnectionLimits.quick
    limits.drainTime = .milliseconds(100)
    try await HTTPServerFixture.run(limits: limits) { fixture async throws in
      let asked = Task {
        try await fixture.ask(.GET, "/v1/journal", token: HTTPServerFixture.token)
      }
      await fixture.probe.gate.reached()
      await fixture.shutDown()
      _ = await asked.result
    }
  }

  @Test("the server does not wait for connections without requests or with incomplete ones")
  func slow() async throws {
    var limits = ConnectionLimits.quick
    limits.drainTime = .milliseconds(200)
    try await HTTPServerFixture.run(limits: limits) { fixture async throws in
      try await RawConnection.open(fixture.port) { idle in
        try await RawConnection.open(fixture.port) { slow in
          try await slow.send(
            "POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
              + "Content-Length: 9\r\n\r\n{")
          try await Task.sleep(for: .milliseconds(50))
          await fixture.shutDown()
          #expect(try await idle.rest() == "")
          _ = try? await slow.rest()
        }
      }
    }
  }
}
