import HTTPConnections
import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("Request bodies")
struct BodyTests {
  private static let run = #"{"board":"daily","date":"2026-11-21"}"#

  @Test("a valid body is accepted")
  func sound() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for type in [
        "application/json", "Application/JSON; charset=UTF-8", "application/json;charset=\"utf-8\"",
      ] {
        let answer = try await fixture.ask(
          .POST, "/v1/runs", token: HTTPServerFixture.token, headers: [("content-type", type)],
          json: Self.run)
        #expect(answer.status == 204, "\(type)")
        #expect(answer["content-length"] == nil)
      }
    }
  }

  @Test(
    "a body with another media type than JSON is rejected with 415",
    arguments: [
      "text/plain", "", "application/json; charset=utf-16", "application/x-www-form-urlencoded",
      "application/jsonx", "application/json; version=1",
    ])
  func mediaType(type: String) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(
        .POST, "/v1/runs", token: HTTPServerFixture.token, headers: [("content-type", type)],
        json: Self.run)
      #expect(answer.code == .mediaTypeUnsupported)
      #expect(fixture.probe.all.isEmpty)
    }
  }

  @Test("a body without a media type is rejected with 415")
  func noMediaType() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          "POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}")
        return try await connection.answer()
      }
      #expect(answer?.code == .mediaTypeUnsupported)
    }
  }

  @Test("a body in a content coding is rejected with 415 and not read; `identity` is none")
  func contentEncoding() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for coding in ["gzip", "br", "identity, gzip", "x", ""] {
        for path in ["/v1/runs", "/v1/journal"] {
          let answer = try await fixture.ask(
            .POST, path, token: HTTPServerFixture.token, headers: [("content-encoding", coding)],
            json: #"{"board":"run"}"#)
          #expect(answer.status == 415 && answer.code == .mediaTypeUnsupported, "\(path) \(coding)")
        }
      }
      #expect(fixture.probe.all.isEmpty)
      let plain = try await fixture.ask(
        .POST, "/v1/runs", token: HTTPServerFixture.token,
        headers: [("content-encoding", "Identity")], json: #"{"board":"run"}"#)
      #expect(plain.status == 204)
    }
  }

  @Test(
    "a body that is not strict JSON is rejected with 400, and nothing is done", arguments: notJSON)
  func malformed(json: String) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(
        .POST, "/v1/runs", token: HTTPServerFixture.token, json: json)
      #expect(answer.code == .malformed)
      #expect(fixture.probe.all.isEmpty)
    }
  }

  static let notJSON = [
    "", " ", "{", "{}x", #"{"board":NaN}"#, #"{"board":1e999}"#, #"{"board":9223372036854775808}"#,
    #"{"board":"run","board":"run"}"#, #"{"board":"run","bo\u0061rd":"run"}"#,
    #"{"board":"\ud800"}"#, #"{"board":"run",}"#, #"{'board':'run'}"#, "{\"board\":\"a\u{1}\"}",
    "\u{feff}{}", #"{"board":"run"}{"board":"run"}"#, #"{"board":01}"#, #"{"board":+1}"#,
    String(repeating: "[", count: 20_000), "{\0\"\0b\0",
  ]

  @Test(
    "a body with an invalid field is rejected with 422 and the field's name", arguments: notFitting)
  func unfit(json: String, field: String?) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(
        .POST, "/v1/runs/1/moves", token: HTTPServerFixture.token, json: json)
      #expect(answer.code == .valueInvalid)
      #expect(answer.problem?.field == field)
      #expect(fixture.probe.all.isEmpty)
    }
  }

  static let notFitting: [(String, String?)] = [
    (#"{"move":1,"input":"a","score":99}"#, "score"),
    (#"{"move":1,"input":"a","rank":1}"#, "rank"), (#"{"move":1}"#, "input"),
    (#"{"move":"1","input":"a"}"#, "move"), (#"{"move":1.5,"input":"a"}"#, nil),
    (#"{"move":null,"input":"a"}"#, "move"), (#"{"move":1,"input":7}"#, "input"),
    ("[]", nil), ("7", nil), ("{}", "move"),
  ]

  @Test("a rejection never contains the body")
  func secrets() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for json in [
        #"{"username":"ada","password":["open sesame"]}"#,
        #"{"username":"ada","password":"open sesame","x":"open sesame"}"#,
        #"{"username":"ada","password":"open sesame""#,
      ] {
        let answer = try await fixture.ask(.POST, "/v1/accounts", json: json)
        #expect(answer.status == 422 || answer.status == 400)
        #expect(!answer.body.contains("sesame"))
      }
    }
  }

  @Test("a body with a length over the limit is rejected before it is sent")
  func declaredTooLarge() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/accounts HTTP/1.1\r
          Host: x\r
          Content-Type: application/json\r
          Content-Length: 65537\r
          \r\n
          """)
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 413 "))
      #expect(text.lowercased().contains("\r\nconnection: close\r\n"))
      #expect(text.contains(#""code":"body_too_large""#))
    }
  }

  @Test("a chunked body over the limit is rejected, and the connection is closed")
  func chunkedTooLarge() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/accounts HTTP/1.1\r
          Host: x\r
          Content-Type: application/json\r
          Transfer-Encoding: chunked\r
          \r\n
          """)
        let chunk = "8000\r\n" + String(repeating: " ", count: 0x8000) + "\r\n"
        for _ in 0..<3 { try await connection.send(chunk) }
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 413 "))
      #expect(text.hasSuffix("}"))
    }
  }

  @Test("a body over the limit of all requests is rejected even if a handler would read more")
  func tooLargeForAll() async throws {
    var limits = ConnectionLimits.quick
    limits.body = 100_000
    try await HTTPServerFixture.run(limits: limits) { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/journal HTTP/1.1\r
          Host: x\r
          Authorization: Bearer \(HTTPServerFixture.token)\r
          Transfer-Encoding: chunked\r
          \r\n
          """)
        let chunk = "8000\r\n" + String(repeating: " ", count: 0x8000) + "\r\n"
        for _ in 0..<4 { try await connection.send(chunk) }
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 413 "))
      #expect(fixture.probe.all.isEmpty)
    }
  }

  @Test("a truncated body is not accepted")
  func cutOff() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/accounts HTTP/1.1\r
          Host: x\r
          Content-Type: application/json\r
          Transfer-Encoding: chunked\r
          \r
          23\r
          {"username":"ada","password":"abc"}\r\n
          """)
        connection.end()
        let answer = try await connection.answer()
        #expect(answer?.code == .malformed)
      }
      #expect(fixture.probe.all.isEmpty)
    }
  }

  @Test("a client that expects 100 Continue gets it")
  func expectContinue() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      try await RawConnection.open(fixture.port) { connection in
        try await connection.send(
          """
          POST /v1/accounts HTTP/1.1\r
          Host: x\r
          Content-Type: application/json\r
          Content-Length: 35\r
          Expect: 100-continue\r
          \r\n
          """)
        #expect(try await connection.answer()?.status == 100)
        try await connection.send(#"{"username":"ada","password":"abc"}"#)
        #expect(try await connection.answer()?.status == 201)
      }
    }
  }
}
