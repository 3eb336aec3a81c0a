import GameEngine
import ScoreAPI
import ScoreStore
import ScoreStoreSQLite
import Testing

@testable import ScoreServer

@Suite("Pages in a browser", .serialized, .enabled(if: Chromium.path != nil, "needs chromium"))
struct PageBrowserTests {
  private func names(_ document: String) -> [String] {
    document.matches(of: /href="\/players\/[^"]*">([^<]*)</).map { String($0.output.1) }
  }

  @Test("faults of a page appear on the console")
  func control() async throws {
    let look = try await Chromium.open(
      "data:text/html,<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\"><img src=data:,x>"
    )
    #expect(look.console.contains { $0.contains("Content Security Policy") })
  }

  @Test("ranks are in order on all pages, without messages on the console")
  func order() async throws {
    try await PageSite.run { site in
      for number in 0..<60 {
        try await site.store.enter("player\(number)", score: 100 * number)
      }
      let first = try await Chromium.open(site.address + "/")
      #expect(names(first.document) == (10..<60).reversed().map { "player\($0)" })
      #expect(first.console.isEmpty)
      let next = try #require(first.document.firstMatch(of: /rel="next" href="([^"]*after=[^"]*)"/))
      let second = try await Chromium.open(site.address + next.output.1)
      #expect(names(second.document) == (0..<10).reversed().map { "player\($0)" })
      #expect(second.console.isEmpty)
    }
  }

  @Test("a new result appears automatically and is announced")
  func live() async throws {
    let enterLater: @Sendable (SQLiteStore, Int) async throws -> Void = { store, count in
      if count == 1 { try await store.enter("Ada", score: 500) }
      if count == 3 { try await store.enter("Grace", score: 1500) }
    }
    try await PageSite.run(beforeHome: enterLater) { site in
      let after = try await Chromium.open(site.address + "/", seconds: 30)
      #expect(names(after.document) == ["Grace", "Ada"])
      #expect(after.document.contains("Grace is now at rank 1 with 1,500."))
      #expect(after.console.isEmpty)
    }
  }

  @Test("the first result of an empty board appears automatically")
  func firstResult() async throws {
    let enterLater: @Sendable (SQLiteStore, Int) async throws -> Void = { store, count in
      if count == 3 { try await store.enter("Ada", score: 500) }
    }
    try await PageSite.run(beforeHome: enterLater) { site in
      let look = try await Chromium.open(site.address + "/", seconds: 30)
      #expect(names(look.document) == ["Ada"])
      #expect(!look.document.contains("Still a blank page."))
      #expect(look.console.isEmpty)
    }
  }

  @Test("a hostile name is text, also after a refresh")
  func hostile() async throws {
    let hostile = [
      "<img src=x onerror=document.title='stung'>", "\"><script>document.title='stung'</script>",
      "' onmouseover='document.title=1", "{{{name}}}&lt;b&gt;",
    ]
    let enterLater: @Sendable (SQLiteStore, Int) async throws -> Void = { store, count in
      guard count == 2 else { return }
      for name in hostile { try await store.enter(name, score: 500) }
    }
    try await PageSite.run(beforeHome: enterLater) { site in
      func expectText(_ names: [String], _ look: Chromium.Look) {
        for name in names {
          let text = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
          #expect(look.document.contains(">\(text)</"))
        }
        #expect(
          !look.document.contains("<title>stung") && !look.document.contains("<img src=\"x\""))
        #expect(look.console.isEmpty)
      }
      expectText(hostile, try await Chromium.open(site.address + "/", seconds: 15))
      for name in hostile.prefix(2) {
        expectText(
          [name], try await Chromium.open(site.address + Route.playerPage.path(name)))
      }
    }
  }

  @Test("a missing page says so without messages about its security policy")
  func missing() async throws {
    try await PageSite.run { site in
      let look = try await Chromium.open(site.address + "/players/nobody")
      #expect(look.document.contains("Not in this hoard"))
      #expect(!look.console.contains { $0.contains("Content Security Policy") })
    }
  }
}
