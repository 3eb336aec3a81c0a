#if FullScreen
  import ClientCore
  import ClientDiscover
  import Discovery
  import Foundation
  import GameEngine
  import LoopbackSupport
  import Terminal
  import Testing

  @testable import wordhoard

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

    @Test(
      "w lists the words of the description that the player may not know, and Enter looks one up")
    func words() async throws {
      let hard = try #require(
        player.pool.items.first { $0.level == .four && $0.term.allSatisfy(\.isLetter) }
      ).term
      service.answer { path in
        path.hasPrefix("/works/") && path.hasSuffix("W.json")
          ? .text("{\"key\":\"x\",\"description\":\"And so we met the \(hard) by the sea.\"}") : nil
      }
      let stage = try await collage()
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("A guess: you probably know"))
      #expect(stage.screen.contains("w words"))
      await stage.type("w")
      #expect(stage.screen.contains("Words of the description that you may not know"))
      #expect(stage.screen.contains("› \(hard) "))
      await stage.type(Keys.enter)
      #expect(!stage.screen.contains("Words of the description"))
      await stage.type(Keys.escape)
      await stage.type("w")
      #expect(stage.screen.contains("And so we met the \(hard) by the sea."))
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
      // What is there stays, and so does the order.
      for key in ["n", "r"] {
        await stage.type(key)
        #expect(stage.screen.contains("! 127.0.0.1 is out of order (503); try again later"))
        #expect(stage.screen.contains("page 1") && stage.screen.contains("▀▀▀"))
      }
      #expect(try await self.stage(["v", Keys.enter]).screen == before)
      service.answer { _ in nil }
      await stage.type("n")
      #expect(stage.screen.contains("page 2") && !stage.screen.contains("!"))
    }

    @Test("a book that was fetched opens again without network")
    func readAgain() async throws {
      let stage = try await collage()
      await stage.type(Keys.enter)
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("The sea is wide and old."))
      service.fail()
      let again = try await self.stage(["v", Keys.enter, Keys.enter, Keys.enter])
      #expect(again.screen.contains("The sea is wide and old."))
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
      #expect(books(try await self.stage(["v", Keys.enter])).first == "Book 1")
      _ = try player.screen { try $0.run("discover add OL0W") }
      #expect(books(try await self.stage(["v", Keys.enter])).first == "Book 0")
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
      let stage = try await stage(["v"])
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
