import GameEngine
import Messages
import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("Pages over HTTP")
struct PageRoutesTests {
  @Test("the pages of a board list each player once, best first")
  func paging() async throws {
    try await PageSite.run { site in
      for number in 0..<120 {
        try await site.store.enter("player\(number)", score: 100 * (number / 2))
      }
      var path = "/"
      var names: [Substring] = []
      var ranks: [Int] = []
      for _ in 0..<4 {
        let page = try await site.get(path)
        #expect(page.status == 200)
        names += page.body.matches(of: /href="\/players\/([^"]*)"/).map(\.output.1)
        ranks += page.body.matches(of: /<td class="rank">([0-9]+)</).compactMap { Int($0.output.1) }
        guard let next = page.body.firstMatch(of: /<a rel="next" href="([^"]*after=[^"]*)"/) else {
          break
        }
        path = String(next.output.1)
      }
      #expect(Set(names).count == 120 && names.count == 120)
      #expect(names.first == "player118")
      #expect(ranks == (0..<120).map { $0 / 2 * 2 + 1 })
    }
  }

  @Test("a page is sent again only after a new result")
  func tags() async throws {
    try await PageSite.run { site in
      let first = try await site.get("/")
      let tag = try #require(first.headers["etag"])
      let same = try await site.get("/", [("if-none-match", tag)])
      #expect(same.status == 304 && same.body.isEmpty && same.headers["etag"] == tag)
      try await site.store.enter("Ada", score: 100)
      let other = try await site.get("/", [("if-none-match", tag)])
      #expect(other.status == 200 && other.body.contains(">Ada</a>"))
      #expect(other.headers["etag"] != tag)
      #expect(other.headers["cache-control"] == "no-cache")
    }
  }

  @Test("pages and problems are in the requested language, and are cached per language")
  func languages() async throws {
    try await PageSite.run { site in
      let html = ("accept", "text/html")
      let english = try await site.get("/", [html])
      let german = try await site.get("/", [html, ("accept-language", "de-AT,en;q=0.5")])
      #expect(english.headers["content-language"] == "en")
      #expect(german.headers["content-language"] == "de")
      #expect(german.body.contains("<html lang=\"de\">"))
      #expect(german.headers["etag"] != english.headers["etag"])
      for page in [english, german] { #expect(page.headers["vary"] == "Accept-Language") }
      let again = try await site.get("/", [html])
      #expect(again.body == english.body)
      let path = "/players/nobody"
      let missing = try await site.get(path, [html, ("accept-language", "de")])
      #expect(missing.status == 404 && missing.headers["content-language"] == "de")
      let problem = try await site.get(path, [("accept-language", "de")])
      #expect(problem.headers["content-language"] == "de")
      #expect(problem.headers["vary"] == "Accept-Language")
      #expect(problem.body.contains(#""code":"not_found""#))
    }
  }

  @Test("pages load only files of this server, and set no cookie")
  func policy() async throws {
    try await PageSite.run { site in
      for path in ["/", "/boards/streak/all", "/players/nobody"] {
        let page = try await site.get(path)
        let policy = try #require(page.headers["content-security-policy"])
        for rule in [
          "default-src 'none'", "style-src 'self'", "script-src 'self'", "connect-src 'self'",
          "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'",
        ] {
          #expect(policy.contains(rule))
        }
        #expect(!policy.contains("unsafe") && page.headers["set-cookie"] == nil)
        #expect(page.headers["x-content-type-options"] == "nosniff")
      }
    }
  }

  @Test("each kind of board has a page")
  func boards() async throws {
    try await PageSite.run { site in
      try await site.store.enter("Ada", score: 700)
      try await site.store.enter("Grace", score: 900, on: .run(ISOWeek(of: PageFixtures.today)))
      for path in ["daily/2026-11-21", "weekly/2026-W47", "streak/all"] {
        #expect(try await site.get("/boards/\(path)").body.contains(">Ada</a>"))
      }
      for path in ["run/2026-W47", "run/all"] {
        #expect(try await site.get("/boards/\(path)").body.contains(">Grace</a>"))
      }
      #expect(try await site.get("/boards/daily/2026-11-19").body.contains("All quiet."))
      #expect(try await site.get("/boards/daily/2026-12-24").body.contains("Not open yet."))
    }
  }

  @Test("a missing resource is a page for browsers and a problem for programs")
  func missing() async throws {
    try await PageSite.run { site in
      for path in [
        "/players/nobody", "/boards/weekly/2026-W54", "/boards/daily/2026-02-30", "/boards/x/all",
        "/boards/streak/all?after=oops",
      ] {
        let page = try await site.get(path)
        #expect(page.status == 404 && page.body.contains("<h1>Not in this hoard</h1>"))
        #expect(page.headers["etag"] == nil)
        let problem = try await site.get(path, [])
        #expect(problem.status == 404)
        #expect(problem.headers["content-type"] == "application/problem+json")
      }
    }
  }

  @Test("an address that does not exist is a page for browsers, and a problem for programs")
  func unknownAddress() async throws {
    try await PageSite.run { site in
      for path in ["/nope", "/boards", "/players/a/b"] {
        let page = try await site.get(path)
        #expect(page.status == 404 && page.body.contains("<h1>Not in this hoard</h1>"))
        #expect(page.headers["content-type"]?.hasPrefix("text/html") == true)
        let problem = try await site.get(path, [("accept", "application/json")])
        #expect(problem.status == 404)
        #expect(problem.headers["content-type"] == "application/problem+json")
      }
      let wrong = try await site.get("/v1/nope")
      #expect(wrong.headers["content-type"] == "application/problem+json", "part of the API")
    }
  }

  @Test("each page says how to join")
  func join() async throws {
    try await PageSite.run { site in
      for path in ["/", "/boards/streak/all", "/nope"] {
        let page = try await site.get(path)
        #expect(page.body.contains("<code>wordhoard signup NAME --server ADDRESS</code>"))
      }
    }
    let invited = JoinNote(.byInvitation, address: "https://a.example", messages: .english)
    #expect(
      invited.command == "wordhoard signup NAME --invitation CODE --server https://a.example")
    let closed = JoinNote(.byOperator, address: nil, messages: .english)
    #expect(closed.command == "wordhoard login NAME --server ADDRESS")
  }

  @Test("a player's results are listed, unless the player has turned that off")
  func player() async throws {
    try await PageSite.run { site in
      try await site.store.enter("Ada", score: 5500)
      let page = try await site.get("/players/ada")
      #expect(page.body.contains("<h1>Ada</h1>"))
      #expect(page.body.contains("href=\"/boards/daily/2026-11-21\""))
      #expect(page.body.contains("5,500"))
      let account = try #require(try await site.store.accounts.find(named: "Ada"))
      try await site.store.accounts.setListed(false, of: account.id, at: PageFixtures.noon)
      let hidden = try await site.get("/players/Ada")
      #expect(hidden.body.contains("A private hoard.") && !hidden.body.contains("5,500"))
    }
  }

  @Test("assets are cached forever at their versioned address, and revalidated at others")
  func assets() async throws {
    try await PageSite.run { site in
      for asset in Asset.all {
        let kept = try await site.get(asset.path, [("accept", "text/css,*/*;q=0.1")])
        #expect(kept.status == 200 && !kept.body.isEmpty)
        #expect(kept.headers["cache-control"]?.contains("immutable") == true)
        let checked = try await site.get(
          "\(asset.route.path)?v=old", [("if-none-match", "\"\(asset.version)\"")])
        #expect(checked.status == 304 && checked.headers["cache-control"] == "no-cache")
      }
      #expect(try await site.get("/").body.contains(Asset.style.path))
    }
  }
}
