#if FullScreen
  import ClientCore
  import ClientDiscover
  import ClientTestSupport
  import Discovery
  import Foundation
  import GameEngine
  import LoopbackSupport
  import Terminal
  import Testing

  @Suite("Books from services on the full screen")
  struct DiscoverScreenTests {
    private let player: Player
    private let service: BookService

    init() throws {
      service = try BookService.sea()
      var player = try Player(.terminal())
      player.test.environment = service.environment
      self.player = player
    }

    private func stage(_ keys: [String] = []) async throws -> Stage {
      let stage = await Stage(try player.program(), at: .discover)
      stage.props += [player.folder, service]
      for key in keys { await stage.type(key) }
      return stage
    }

    /// The screen with the loopback port as stars, which is another one in each run.
    private func withoutPort(_ text: String) -> String {
      text.replacing(/127\.0\.0\.1:[0-9]+/, with: "127.0.0.1:*")
    }

    /// A stage with the books of a new tag.
    private func collage(_ tag: String = "sea") async throws -> Stage {
      let stage = try await stage(["+", tag, Keys.enter])
      await stage.type(Keys.enter)
      return stage
    }

    private func books(_ stage: Stage) -> [String] {
      stage.screen.matches(of: /Book [0-9]+/).map { String($0.0) }
    }

    @Test("says what to do without tags; a tag is added, removed, and comes back")
    func tags() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("Press + to add a tag"))
      await stage.type("+")
      await stage.type("sea stories")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("› sea stories"))
      #expect(!stage.screen.contains("Press + to add a tag"))
      await stage.type("x")
      #expect(!stage.screen.contains("› sea stories"))
      await stage.type("u")
      #expect(stage.screen.contains("› sea stories"))
      await stage.type("+")
      await stage.type("not added")
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("not added"))
    }

    @Test("a tag opens its books as covers, which come from the service once")
    func covers() async throws {
      let stage = try await collage()
      #expect(stage.screen.contains("sea  page 1 · 40 books"))
      #expect(stage.screen.contains("▀▀▀"))
      // Each fifth book has no cover, and is passed over.
      #expect(books(stage).allSatisfy { !["4", "9"].contains($0.last) })
      let count = service.paths.count { $0.hasPrefix("/b/id/") }
      #expect(count == 12)
      await stage.type(Keys.escape)
      await stage.type(Keys.enter)
      #expect(service.paths.count { $0.hasPrefix("/b/id/") } == count)
    }

    @Test("keys and clicks choose a book, and coming back keeps the place")
    func place() async throws {
      let stage = try await collage()
      await stage.type(Keys.right + Keys.down)
      let before = stage.screen
      let requests = service.requests.count
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("ISBN-13"))
      await stage.type(Keys.escape)
      #expect(stage.screen == before)
      #expect(service.requests.count > requests)
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("› sea"))
    }

    @Test("a click chooses a book, and a second one opens it")
    func clicks() async throws {
      let stage = try await collage()
      let name = try #require(books(stage).dropFirst().first)
      await stage.click(name)
      #expect(stage.screen.contains("\(name) · Author"))
      await stage.click(name)
      #expect(stage.screen.contains("ISBN-13"))
    }

    @Test("Esc stops a slow search, whose books are then ignored")
    func slow() async throws {
      let stage = try await stage(["+", "sea", Keys.enter])
      stage.isSlow = true
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Looking for books ..."))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("› sea"))
      await stage.finish()
      #expect(stage.screen.contains("› sea"))
      #expect(service.requests.isEmpty)
    }

    @Test("Esc on the way to the next page stays on this one")
    func slowPage() async throws {
      let stage = try await collage()
      let before = stage.screen
      stage.isSlow = true
      await stage.type("n")
      await stage.type(Keys.escape)
      stage.isSlow = false
      #expect(stage.screen == before)
      await stage.type("n")
      #expect(stage.screen.contains("page 2"))
    }

    @Test("other books are drawn anew, and pages are turned to and fro")
    func pages() async throws {
      let stage = try await collage()
      let first = books(stage)
      await stage.type("n")
      #expect(stage.screen.contains("page 2"))
      let second = books(stage)
      #expect(Set(first.dropLast()).isDisjoint(with: second.dropLast()))
      await stage.type("p")
      #expect(books(stage) == first)
      await stage.type("r")
      #expect(books(stage) != first)
      #expect(stage.screen.contains("page 1"))
    }

    @Test("the page is copied as text")
    func share() async throws {
      let stage = try await collage()
      await stage.type("c")
      let text = try #require(stage.copied.first)
      #expect(text.hasPrefix("sea\n\n- Book "))
      #expect(text.split(separator: "\n").count == 13)
      #expect(text.contains(" · Author "))
    }

    @Test("without network, everything that was seen is there; what was not says why")
    func withoutNetwork() async throws {
      var stage = try await collage()
      let before = stage.screen
      await stage.type(Keys.enter)
      let detail = stage.screen
      service.fail()
      let count = service.requests.count
      stage = try await self.stage([Keys.enter])
      #expect(stage.screen == before)
      await stage.type(Keys.enter)
      #expect(stage.screen == detail)
      #expect(service.requests.count == count)
      await stage.type(Keys.escape)
      // What is there stays, and so does the order.
      for key in ["n", "r"] {
        await stage.type(key)
        #expect(stage.screen.contains("! 127.0.0.1 is out of order (503); try again later"))
        #expect(stage.screen.contains("page 1") && stage.screen.contains("▀▀▀"))
      }
      #expect(try await self.stage([Keys.enter]).screen == before)
      service.answer { _ in nil }
      await stage.type("n")
      #expect(stage.screen.contains("page 2") && !stage.screen.contains("!"))
    }

    @Test("x removes a book from the tag, also for later, and u brings it back")
    func removal() async throws {
      let stage = try await collage()
      await stage.type("x")
      #expect(stage.screen.contains("Book 0 is removed; press u to undo."))
      #expect(books(stage).first == "Book 1")
      await stage.type("u")
      #expect(books(stage).first == "Book 0")
      await stage.type("x")
      #expect(books(try await self.stage([Keys.enter])).first == "Book 1")
      _ = try player.screen { try $0.run("discover add OL0W") }
      #expect(books(try await self.stage([Keys.enter])).first == "Book 0")
    }

    @Test(
      "a page that cannot be shown says why, and Enter tries again",
      arguments: [
        (BookService.Reply.text("no", status: 422), "refuses the request (422)"),
        (.text("no", status: 429), "has too many requests now; try again in 60 seconds"),
        (.text("<html>", status: 403), "refuses the request (403)"),
        (.text("<html>", status: 503), "is out of order (503)"), (.text(""), "cannot be read"),
        (.text("<html>"), "cannot be read"), (.cut([0x7B]), "ended too early"),
        (.endless, "is too large"),
        (.text("", status: 301, headers: ["Location: /search.json"]), "redirects too often"),
      ])
    func errors(_ reply: BookService.Reply, _ expected: String) async throws {
      service.answer { _ in reply }
      let stage = try await collage()
      #expect(stage.screen.contains(expected))
      #expect(stage.screen.contains("Enter try again"))
      guard !expected.contains("60 seconds") else { return }
      service.answer { _ in nil }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("page 1 · 40 books"))
    }

    @Test("a search that finds nothing says so")
    func nothing() async throws {
      service.answer { $0.hasPrefix("/search") ? .text("{\"numFound\":0,\"docs\":[]}") : nil }
      #expect(try await collage().screen.contains("No books were found."))
    }

    @Test("a service without covers leaves cards with titles, and says why")
    func withoutCovers() async throws {
      service.answer { $0.hasPrefix("/b/id/") ? .text("busy", status: 503) : nil }
      let stage = try await collage()
      #expect(stage.screen.contains("! 127.0.0.1 is out of order (503)"))
      #expect(stage.screen.contains("Author"))
      #expect(service.paths.count { $0.hasPrefix("/b/id/") } == 1)
      // They are asked for again when the page is shown again.
      service.answer { _ in nil }
      await stage.type(Keys.enter)
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("!"))
      #expect(service.paths.count { $0.hasPrefix("/b/id/") } == 13)
    }

    @Test("a wrong cover leaves a card, and the others are shown")
    func wrongCovers() async throws {
      let dot = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
      service.answer { path in
        switch path.dropFirst(6).prefix(3) {
        case "100": .text("<html>")
        case "101": .body(dot)
        case "102": .text("no", status: 404)
        default: nil
        }
      }
      let stage = try await collage()
      #expect(service.paths.count { $0.hasPrefix("/b/id/") } == 12)
      #expect(stage.screen.contains("! the answer of 127.0.0.1 cannot be read"))
      #expect(stage.screen.matches(of: /Author [0-9]/).count == 4)
    }

    @Test("a catalog shows its books and pages, and is searched")
    func catalog() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("catalog"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("A catalog  page 1"))
      #expect(stage.screen.contains("Free Book"))
      await stage.type(Keys.right)
      await stage.type("/")
      await stage.type("whales")
      await stage.type(Keys.enter)
      #expect(service.paths.contains("/catalog?query=whales"))
    }
  }
#endif
