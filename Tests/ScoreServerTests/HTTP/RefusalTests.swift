import NIOHTTP1
import ScoreAPI
import ScoreServer
import Testing

@Suite("Rejections")
struct RefusalTests {
  @Test(
    "routes that need a token reject requests without a valid one; a wrong token is rejected everywhere"
  )
  func tokens() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      #expect(
        try await fixture.ask(.GET, "/v1/account", token: HTTPServerFixture.token).status == 200)
      let none = try await fixture.ask(.GET, "/v1/account")
      #expect(none.code == .tokenInvalid)
      #expect(none["www-authenticate"] == "Bearer")
      for field in [
        "Bearer wrong", "Bearer", "Bearer ", "Basic \(HTTPServerFixture.token)",
        HTTPServerFixture.token,
        "Bearer \(String(repeating: "x", count: 5000))",
      ] {
        let answer = try await fixture.ask(.GET, "/v1/daily", headers: [("authorization", field)])
        #expect(answer.code == .tokenInvalid, "\(field.prefix(40))")
      }
      let known = try await fixture.ask(.GET, "/v1/daily", token: HTTPServerFixture.token)
      #expect(known.body.contains(#""player":"ada""#))
      #expect(try await fixture.ask(.GET, "/v1/daily").body.contains(#""player":"-""#))
    }
  }

  @Test("a token in the query and unknown names in the query are rejected")
  func queries() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for query in [
        "token=\(HTTPServerFixture.token)", "access_token=\(HTTPServerFixture.token)",
        "date=2026-11-21&x=1",
        "date=2026-11-21&date=2026-11-21", "date=tomorrow", "=",
      ] {
        let answer = try await fixture.ask(.GET, "/v1/daily?\(query)")
        #expect(answer.code == .valueInvalid, "\(query)")
        #expect(!answer.body.contains(HTTPServerFixture.token))
      }
      #expect(
        try await fixture.ask(.GET, "/v1/account?token=\(HTTPServerFixture.token)").code
          == .tokenInvalid)
      #expect(try await fixture.ask(.GET, "/v1/daily?date=2026-11-21").status == 200)
      #expect(try await fixture.ask(.GET, "/v1/daily?").status == 200)
    }
  }

  @Test("numbers in the query that are malformed or out of range are rejected")
  func numbers() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for limit in ["0", "101", "-1", "+5", "1.0", "", "99999999999999999999", "%20%35"] {
        let answer = try await fixture.ask(.GET, "/v1/boards/run/all?limit=\(limit)")
        #expect(answer.code == .valueInvalid, "\(limit)")
      }
      #expect(
        try await fixture.ask(.GET, "/v1/boards/run/all?limit=100").body == #"{"limit":100}"#)
    }
  }

  @Test("an internal error discloses no details")
  func faults() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      for id in ["torn", "anything"] {
        let answer = try await fixture.ask(.GET, "/v1/runs/\(id)/replay")
        #expect(answer.status == 500)
        #expect(answer.problem?.code == "internal")
        #expect(!answer.body.contains("SELECT") && !answer.body.contains("/var"))
        #expect(answer.body.contains("is damaged") == (id == "torn"))
      }
      #expect(try await fixture.ask(.GET, "/v1/runs/gone/replay").code == .notFound)
      for id in ["busy", "full", "crowded"] {
        let answer = try await fixture.ask(.GET, "/v1/runs/\(id)/replay")
        #expect(answer.code == .unavailable)
        #expect(answer["retry-after"] != nil)
      }
    }
  }

  @Test("requests over the limit of an address or a player are rejected with the time to wait")
  func rate() async throws {
    var settings = ServerSettings()
    settings.requestsPerMinute = 3
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      for remaining in [2, 1, 0] {
        let answer = try await fixture.ask(.GET, "/v1/daily")
        #expect(answer.status == 200)
        #expect(answer["ratelimit-policy"] == "\"default\";q=3;w=60")
        #expect(answer["ratelimit"] == "\"default\";r=\(remaining);t=\(60 - 20 * remaining)")
      }
      let spoofed = [("x-forwarded-for", "203.0.113.9")]
      let refused = try await fixture.ask(.GET, "/v1/daily", headers: spoofed)
      #expect(refused.code == .rateLimited)
      #expect(refused["retry-after"] == "20")
      #expect(try await fixture.ask(.GET, "/nowhere").code == .rateLimited)
      #expect(try await fixture.ask(.GET, "/healthz").status == 200)
      for remaining in [2, 1, 0] {
        let answer = try await fixture.ask(.GET, "/v1/daily", token: HTTPServerFixture.token)
        #expect(answer.status == 200)
        #expect(answer["ratelimit"] == "\"default\";r=\(remaining);t=\(60 - 20 * remaining)")
      }
      let player = try await fixture.ask(.GET, "/v1/daily", token: HTTPServerFixture.token)
      #expect(player.code == .rateLimited)
      #expect(player["retry-after"] == "20")
      fixture.clock.advance(20_000)
      #expect(try await fixture.ask(.GET, "/v1/daily").status == 200)
      #expect(try await fixture.ask(.GET, "/v1/daily").code == .rateLimited)
    }
  }

  @Test("the moves of a day are limited, too, and other requests are still accepted")
  func day() async throws {
    var settings = ServerSettings()
    settings.requestsPerMinute = 2
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      func start() async throws -> Answer {
        fixture.clock.advance(60_000)
        return try await fixture.ask(
          .POST, "/v1/runs", token: HTTPServerFixture.token, json: #"{"board":"run"}"#)
      }
      // Sixty moves are allowed, and a start counts as ten.
      for _ in 1...6 { #expect(try await start().code != .rateLimited) }
      let refused = try await start()
      #expect(refused.code == .rateLimited)
      // A move becomes available every 1440 seconds; six minutes have passed since the first start.
      #expect(refused["retry-after"] == "\(10 * 1440 - 6 * 60)")
      fixture.clock.advance(60_000)
      #expect(
        try await fixture.ask(.GET, "/v1/daily", token: HTTPServerFixture.token).status == 200)
      fixture.clock.advance(10 * 1_440_000)
      #expect(try await start().code != .rateLimited)
    }
  }

  @Test("behind a trusted proxy, the limit applies to the client's address")
  func proxies() async throws {
    var settings = ServerSettings()
    settings.requestsPerMinute = 1
    settings.proxies = ["127.0.0.1", "10.0.0.1"]
    try await HTTPServerFixture.run(settings: settings) { fixture async throws in
      func status(_ forwarded: String) async throws -> Int {
        try await fixture.ask(.GET, "/v1/daily", headers: [("x-forwarded-for", forwarded)]).status
      }
      #expect(try await status("203.0.113.1") == 200)
      #expect(try await status("198.51.100.7, 203.0.113.1") == 429)
      #expect(try await status("203.0.113.1, 10.0.0.1") == 429)
      #expect(try await status("203.0.113.2") == 200)
      #expect(try await status("2001:db8::1") == 200)
      #expect(try await status("2001:db8::2") == 429)
      #expect(try await status("2001:db8:0:1::1") == 200)
    }
  }

  @Test("tokens, passwords and queries are not logged")
  func log() async throws {
    try await HTTPServerFixture.run { fixture async throws in
      _ = try await fixture.ask(.GET, "/v1/daily?date=2026-11-21", token: HTTPServerFixture.token)
      _ = try await fixture.ask(.GET, "/v1/daily?token=\(HTTPServerFixture.token)")
      _ = try await fixture.ask(
        .POST, "/v1/accounts", json: #"{"username":"ada","password":"open sesame"}"#)
      _ = try await fixture.ask(.GET, "/v1/players/ada")
      let lines = fixture.log.all.filter { $0.contains("/v1/") }
      #expect(lines.count == 4)
      #expect(lines[0].hasPrefix("GET /v1/daily 200 "))
      #expect(lines[0].hasSuffix(" account 7"))
      #expect(lines[1].hasPrefix("GET /v1/daily 422 ") && lines[1].hasSuffix(" account -"))
      #expect(lines[3].hasPrefix("GET /v1/players/{username} 200 "))
      for secret in ["sesame", "2026-11-21", "?"] {
        #expect(!fixture.log.all.contains { $0.contains(secret) })
      }
    }
  }
}
