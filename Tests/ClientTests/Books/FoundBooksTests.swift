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

  @testable import wordhoard

  @Suite("Found books, with the library and the words")
  struct FoundBooksTests {
    private let player: Player
    private let service: BookService

    init() throws {
      service = try BookService.sea()
      var player = try Player(.terminal())
      player.test.environment = service.environment
      self.player = player
    }

    private func stage(_ keys: [String] = []) async throws -> Stage {
      let stage = await Stage(try player.program(), .home)
      stage.props += [player.folder, service]
      for key in ["v"] + keys { await stage.type(key) }
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

    @Test("a book that was fetched opens again without network")
    func readAgain() async throws {
      let stage = try await collage()
      await stage.type(Keys.enter)
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("The sea is wide and old."))
      service.fail()
      let again = try await self.stage([Keys.enter, Keys.enter, Keys.enter])
      #expect(again.screen.contains("The sea is wide and old."))
    }

    @Test("tags, covers and a book look as they should")
    func looks() async throws {
      let stage = try await stage(["+", "sea", Keys.enter])
      await stage.type("x")
      await stage.type("u")
      let collage = try await self.collage("chess")
      try await collage.expectGolden("discover-covers")
      await collage.type(Keys.enter)
      try await collage.expectGolden("discover-book")
      #expect(
        stage.screen.contains("127.0.0.1") && stage.screen.contains("free books to download"),
        "Wordhoard's own catalog has a name, not an address")
    }
  }
#endif
