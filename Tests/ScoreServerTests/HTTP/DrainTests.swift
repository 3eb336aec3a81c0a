import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("A server that is told to stop")
struct DrainTests {
  @Test("says so, answers what was asked, closes its connections and ends")
  func drain() async throws {
    var limits = WireLimits.quick
    limits.notice = .seconds(1)
    limits.drainTime = .seconds(5)
    try await EdgeBench.run(limits: limits) { bench async throws in
      let asked = Task { try await bench.ask(.GET, "/v1/journal", token: EdgeBench.token) }
      await bench.probe.gate.reached()
      await bench.shutDown()
      // It hears of that a moment later.
      while try await bench.ask(.GET, "/healthz").status == 200 {}
      let health = try await RawConnection.open(bench.port) { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        let answer = try #require(try await connection.answer())
        #expect(try await connection.answer() == nil)
        return answer
      }
      #expect(health.code == .unavailable)
      #expect(health["connection"] == "close")
      // It stops listening while the one request still waits.
      while (try? await RawConnection.open(bench.port) { try await $0.rest() }) != nil {}
      await bench.probe.gate.open()
      let answer = try await asked.value
      #expect(answer.status == 200)
      #expect(answer["connection"] == "close")
    }
  }

  @Test("does not wait for a handler that never ends")
  func stuck() async throws {
    var limits = WireLimits.quick
    limits.drainTime = .milliseconds(100)
    try await EdgeBench.run(limits: limits) { bench async throws in
      let asked = Task { try await bench.ask(.GET, "/v1/journal", token: EdgeBench.token) }
      await bench.probe.gate.reached()
      await bench.shutDown()
      _ = await asked.result
    }
  }

  @Test("does not wait for those who never ask or never end")
  func slow() async throws {
    var limits = WireLimits.quick
    limits.drainTime = .milliseconds(200)
    try await EdgeBench.run(limits: limits) { bench async throws in
      try await RawConnection.open(bench.port) { idle in
        try await RawConnection.open(bench.port) { slow in
          try await slow.send(
            "POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
              + "Content-Length: 9\r\n\r\n{")
          try await Task.sleep(for: .milliseconds(50))
          await bench.shutDown()
          #expect(try await idle.rest() == "")
          _ = try? await slow.rest()
        }
      }
    }
  }
}
