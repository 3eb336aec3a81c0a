import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("Responses")
struct AnsweringTests {
  @Test("the server reports its health and returns its document")
  func health() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let health = try await fixture.ask(.GET, "/healthz")
      #expect(health.status == 200)
      #expect(health.body == #"{"status":"ok"}"#)
      let document = try await fixture.ask(.GET, "/openapi.yaml")
      #expect(document.body == "openapi: 3.1.0\n")
      #expect(document["content-type"] == "application/yaml")
    }
  }

  @Test("while the database does not respond, the server is alive but not ready")
  func readiness() async throws {
    for isReady in [true, false] {
      try await HTTPServerFixture.run(isReady: { isReady }) { fixture async throws in
        #expect(try await fixture.ask(.GET, "/healthz").status == 200)
        let ready = try await fixture.ask(.GET, "/readyz")
        #expect(ready.status == (isReady ? 200 : 503))
        #expect(isReady || ready.code == .unavailable && ready["retry-after"] != nil)
      }
    }
  }

  @Test("HEAD returns the response of GET without the body")
  func head() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let whole = try await fixture.ask(.GET, "/v1/daily")
      let head = try await fixture.ask(.HEAD, "/v1/daily")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(head["content-length"] == String(whole.body.utf8.count))
      let none = try await fixture.ask(.HEAD, "/nowhere")
      #expect(none.status == 404)
      #expect(none.body.isEmpty)
    }
  }

  @Test("unknown addresses return 404")
  func notFound() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for path in ["/nowhere", "/v1/daily/", "/v1//daily", "/v1/players/", "/v1/players/a/b"] {
        #expect(try await fixture.ask(.GET, path).code == .notFound, "\(path)")
      }
      #expect(try await fixture.ask(.GET, "/v1/players/a%2Fb").body == #"{"username":"a/b"}"#)
    }
  }

  @Test(
    "addresses with invalid encoding return 400",
    arguments: ["/v1/players/%zz", "/v1/players/%ff", "/v1/players/%e", "/v1/daily?date=%zz"])
  func badEncoding(path: String) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
        return try await connection.answer()
      }
      #expect(answer?.code == .malformed)
    }
  }

  @Test(
    "other methods return 405 with the methods of the address",
    arguments: [HTTPMethod.DELETE, .TRACE, .COPY])
  func notAllowed(method: HTTPMethod) async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(method, "/v1/daily")
      #expect(answer.code == .methodNotAllowed)
      #expect(answer["allow"] == "GET, HEAD, OPTIONS")
    }
  }

  @Test("CONNECT returns 405")
  func connect() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let text = try await RawConnection.open(fixture.port) { connection in
        try await connection.send("CONNECT wordhoard:443 HTTP/1.1\r\nHost: x\r\n\r\n")
        return try await connection.rest()
      }
      #expect(text.hasPrefix("HTTP/1.1 405 "))
    }
  }

  @Test("OPTIONS returns the methods, and allows no other site")
  func options() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(
        .OPTIONS, "/v1/accounts",
        headers: [("origin", "https://evil.example"), ("access-control-request-method", "POST")])
      #expect(answer.status == 204)
      #expect(answer["allow"] == "OPTIONS, POST")
      #expect(!answer.headers.contains { $0.0.hasPrefix("access-control") })
    }
  }

  @Test("every response has the security header fields")
  func securityFields() async throws {
    var settings = ServerSettings()
    settings.publicURL = "https://words.example"
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      for path in ["/healthz", "/v1/daily", "/nowhere", "/v1/account", "/"] {
        let answer = try await fixture.ask(.GET, path)
        #expect(answer["x-content-type-options"] == "nosniff")
        #expect(answer["referrer-policy"] == "no-referrer")
        #expect(answer["strict-transport-security"] == "max-age=31536000")
        #expect(answer["cache-control"] == "no-store")
        #expect(answer["x-request-id"]?.utf8.count == 16)
        #expect(answer["date"] == "Sat, 21 Nov 2026 12:00:00 GMT")
        #expect(answer["server"] == nil)
        #expect(
          answer["content-security-policy"]
            == (path == "/"
              ? "default-src 'self'"
              : "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"))
      }
    }
  }

  @Test(
    "without a public HTTPS address there is no Strict-Transport-Security, and boards may be cached"
  )
  func boardCaching() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      let answer = try await fixture.ask(.GET, "/v1/boards/run/all")
      #expect(answer["strict-transport-security"] == nil)
      #expect(answer["cache-control"] == "public, max-age=1")
      let mine = try await fixture.ask(.GET, "/v1/boards/run/all", token: HTTPServerFixture.token)
      #expect(mine["cache-control"] == "no-store")
    }
  }

  @Test("a response has a media type that the client accepts, or status 406")
  func negotiation() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      func status(_ path: String, _ accept: String) async throws -> Int {
        try await fixture.ask(.GET, path, headers: [("accept", accept)]).status
      }
      for accept in [
        "application/json", "*/*", "application/*",
        "text/html, application/json;q=0.5", "Application/JSON", "text/html, */*;q=0.1",
      ] {
        #expect(try await status("/v1/daily", accept) == 200, "\(accept)")
      }
      for accept in [
        "text/html", "application/problem+json", "application/json;q=0", "image/*",
        "application/json;q=0, */*;q=0",
      ] {
        #expect(try await status("/v1/daily", accept) == 406, "\(accept)")
      }
      #expect(try await status("/", "text/html") == 200)
      #expect(try await status("/", "application/json") == 406)
      #expect(try await status("/openapi.yaml", "application/yaml") == 200)
      #expect(try await status("/openapi.yaml", "text/yaml") == 406)
      #expect(try await status("/openapi.yaml", "application/json") == 406)
    }
  }

  @Test("a route is added once, and missing handlers are reported")
  func table() {
    var table = RouteTable()
    #expect(table.missing == Route.all)
    table.on(.daily) { _, _ in .noContent }
    table.on(.daily) { _, _ in .noContent }
    #expect(table.repeated == [.daily])
    #expect(table.missing == Route.all.filter { $0 != .daily })
  }
}
