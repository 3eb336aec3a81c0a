import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("HTTP connections")
struct WireTests {
  @Test("ambiguous requests are rejected, and the connection is closed", arguments: smuggled)
  func smuggling(request: String) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send(request)
        let answer = try #require(try await connection.answer())
        #expect(answer.code == .malformed)
        #expect(answer["connection"] == "close")
        #expect(try await connection.answer() == nil)
      }
      #expect(fixture.probe.all.isEmpty)
    }
  }

  static let smuggled = [
    post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
    post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n"),
    post("Content-Length: 2\r\nContent-Length: 2\r\n", "{}"),
    post("Content-Length: 2\r\nContent-Length: 3\r\n", "{} "),
    post("Content-Length: 2, 2\r\n", "{}"), post("Content-Length: +2\r\n", "{}"),
    post("Content-Length: -2\r\n", "{}"), post("Content-Length: 0x2\r\n", "{}"),
    post("Content-Length: 99999999999999999999999\r\n", "{}"),
    post("Transfer-Encoding: identity\r\n", "{}"),
    post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
    post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"),
    post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
    post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n"),
    post("Content-Length : 2\r\n", "{}"), post("Transfer-Encoding: chunked\r\n", "zz\r\n\r\n"),
    post("Transfer-Encoding: chunked\r\n", "2\n{}\r\n0\r\n\r\n"),
    "GET /healthz HTTP/1.1\nHost: x\n\n", "GET /healthz HTTP/1.1\r\nHost: x\nX-A: b\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: b\r\n\tc: d\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", "GET /healthz HTTP/1.1\r\n Host: x\r\n\r\n",
    "GET /healthz HTTP/1.1\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: b\0c\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n", "GET /healthz\r\n\r\n",
    "GET /health z HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /healthz HTTP/3.7\r\nHost: x\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "POST /v1/runs HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}\0\u{1}hello", "GET /\u{1} HTTP/1.1\r\nHost: x\r\n\r\n",
  ]

  private static func post(_ fields: String, _ body: String) -> String {
    "POST /v1/journal HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\(fields)\r\n\(body)"
  }

  @Test(
    "a length that no integer holds is rejected at once",
    arguments: ["9223372036854775808", "18446744073709551615"])
  func hugeLength(length: String) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send(WireTests.post("Content-Length: \(length)\r\n", ""))
        let answer = try #require(try await connection.answer())
        #expect(answer.code == .bodyTooLarge)
        #expect(try await connection.answer() == nil)
      }
    }
  }

  @Test("header fields over 16 KiB are rejected with 431, in one piece or many")
  func largeFields() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let one = "X-A: \(String(repeating: "a", count: 16_400))\r\n"
      let many = (0..<100).map { "X-\($0): \(String(repeating: "a", count: 200))\r\n" }.joined()
      let endless = (0..<1000).map { "X-\($0): a\r\n" }.joined()
      let huge = "X-A: \(String(repeating: "a", count: 300_000))\r\n"
      for fields in [one, many, endless, huge] {
        let text = try await RawConnection.open(fixture.port) { connection in
          try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\(fields)\r\n")
          return try await connection.rest()
        }
        #expect(text.hasPrefix("HTTP/1.1 431 "))
        #expect(text.contains(#""code":"headers_too_large""#))
      }
      let fits = "X-A: \(String(repeating: "a", count: 16_000))\r\n"
      let answer = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\(fits)\r\n")
        return try await connection.answer()
      }
      #expect(answer?.status == 200)
    }
  }

  @Test("addresses over 8 KiB are rejected with 414")
  func longAddress() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for length in [8192, 20_000, 300_000] {
        let path = "/" + String(repeating: "a", count: length)
        let text = try await RawConnection.open(fixture.port) { connection in
          try await connection.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
          return try await connection.rest()
        }
        #expect(text.hasPrefix("HTTP/1.1 414 "))
        #expect(text.contains(#""code":"uri_too_long""#))
      }
      let path = "/" + String(repeating: "a", count: 8191)
      let answer = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
        return try await connection.answer()
      }
      #expect(answer?.status == 404)
    }
  }

  @Test("pipelined requests get responses in order, and a malformed request after them is rejected")
  func pipelining() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let get = { @Sendable (name: String) in "GET /v1/players/\(name) HTTP/1.1\r\nHost: x\r\n\r\n"
      }
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send(get("a") + get("b") + "nonsense\r\n\r\n" + get("c"))
        #expect(try await connection.answer()?.body == #"{"username":"a"}"#)
        #expect(try await connection.answer()?.body == #"{"username":"b"}"#)
        let last = try #require(try await connection.answer())
        #expect(last.code == .malformed)
        #expect(last["connection"] == "close")
        #expect(try await connection.answer() == nil)
      }
    }
  }

  @Test("requests of a client that does not read its responses are not processed")
  func untaken() async throws {
    let (count, size) = (200, 256 << 10)
    var settings = ServerSettings()
    settings.requestsPerMinute = 0
    let document = String(repeating: "#", count: size)
    try await HTTPServerFixture.run(settings: settings, document: document) {
      fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        let get = "GET /openapi.yaml HTTP/1.1\r\nHost: x\r\n"
        try await connection.send(
          String(repeating: get + "\r\n", count: count - 1) + get + "Connection: close\r\n\r\n")
        var answered = -1
        while answered != fixture.log.all.count || answered == 0 {
          answered = fixture.log.all.count
          try await Task.sleep(for: .milliseconds(100))
        }
        #expect(answered < count / 2)
        #expect(try await connection.size() > count * size)
        #expect(fixture.log.all.count == count)
      }
    }
  }

  @Test("a connection is kept open, and closed at the client's request")
  func keepAlive() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        for _ in 0..<3 {
          try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
          let answer = try #require(try await connection.answer())
          #expect(answer.status == 200 && answer["connection"] == nil)
        }
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n")
        #expect(try await connection.answer()?["connection"] == "close")
        #expect(try await connection.answer() == nil)
      }
    }
  }

  @Test("HTTP/1.0 closes the connection, and other protocols are rejected")
  func oldAndOther() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for request in [
        "GET /healthz HTTP/1.0\r\n\r\n", "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
      ] {
        let text = try await RawConnection.open(fixture.port) { connection in
          try await connection.send(request)
          return try await connection.rest()
        }
        #expect(text.hasPrefix("HTTP/1.1 200 "))
        #expect(text.lowercased().contains("\r\nconnection: close\r\n"))
      }
    }
  }

  @Test("a client that has closed its sending side gets its response")
  func halfClosed() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        connection.end()
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 200 "))
    }
  }
}
