#if FullScreen
  import Client
  import Discovery
  import Foundation
  import FrontEnds
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

    private func stage(_ keys: [String] = ["v"]) async throws -> Stage {
      let stage = await Stage(try player.program())
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
      let stage = try await stage(["v", "+", tag, Keys.enter])
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
      let stage = try await stage(["v", "+", "sea", Keys.enter])
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

    @Test("a free book is fetched and opened")
    func read() async throws {
      let stage = try await collage()
      for _ in 0..<12 where !stage.screen.contains("· free") { await stage.type(Keys.right) }
      #expect(stage.screen.contains("· free"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("fetch and read"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("The sea is wide and old."))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("ISBN-13"))
    }

    @Test("w lists the words of the description that the player may not know")
    func words() async throws {
      service.answer { path in
        path.hasPrefix("/works/") && path.hasSuffix("W.json")
          ? .text("{\"key\":\"x\",\"description\":\"An ephemeral and lugubrious tale.\"}") : nil
      }
      let stage = try await collage()
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("A guess: you probably know"))
      guard stage.screen.contains("w words") else { return }
      await stage.type("w")
      #expect(stage.screen.contains("Words of the description that you may not know"))
      await stage.type("w")
      #expect(stage.screen.contains("lugubrious tale"))
    }

    @Test("without network, everything that was seen is there; what was not says why")
    func withoutNetwork() async throws {
      var stage = try await collage()
      let before = stage.screen
      await stage.type(Keys.enter)
      let detail = stage.screen
      service.fail()
      let count = service.requests.count
      stage = try await self.stage(["v", Keys.enter])
      #expect(stage.screen == before)
      await stage.type(Keys.enter)
      #expect(stage.screen == detail)
      #expect(service.requests.count == count)
      await stage.type(Keys.escape)
      await stage.type("n")
      #expect(stage.screen.contains("! 127.0.0.1 is out of order (503); try again later"))
      service.answer { _ in nil }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("page 2"))
    }

    @Test("a service without covers leaves cards with titles, and says why")
    func withoutCovers() async throws {
      service.answer { $0.hasPrefix("/b/id/") ? .text("busy", status: 503) : nil }
      let stage = try await collage()
      #expect(stage.screen.contains("! 127.0.0.1 is out of order (503)"))
      #expect(stage.screen.contains("Author"))
      #expect(service.paths.count { $0.hasPrefix("/b/id/") } == 1)
    }

    @Test("a catalog shows its books and pages, and is searched")
    func catalog() async throws {
      let stage = try await stage(["v"])
      #expect(stage.screen.contains("catalog"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Free Book"))
      await stage.type(Keys.right)
      await stage.type("/")
      await stage.type("whales")
      await stage.type(Keys.enter)
      #expect(service.paths.contains("/catalog?query=whales"))
    }

    @Test("tags, covers and a book look as they should")
    func looks() async throws {
      let stage = try await stage(["v", "+", "sea", Keys.enter])
      await stage.type("x")
      await stage.type("u")
      let collage = try await self.collage("chess")
      try await collage.expectGolden("discover-covers", hasPictures: true)
      await collage.type(Keys.enter)
      try await collage.expectGolden("discover-book", hasPictures: true)
      #expect(withoutPort(stage.screen).contains("http://127.0.0.1:*/catalog"))
    }
  }
#endif
