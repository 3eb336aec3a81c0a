#if FullScreen
  import Client
  @testable import FrontEnds
  import GameEngine
  import Terminal
  import Testing

  @Suite("The first start on the full screen")
  struct FirstStartTests {
    private let player: Player
    private let stage: Stage

    init() async throws {
      player = try Player()
      stage = await Stage(try player.program(), isFirst: true)
    }

    private func isFirst() throws -> Bool {
      try player.progress().isFirstStart
    }

    @Test("what to learn, then the colors, then home")
    func steps() async throws {
      #expect(try isFirst())
      try await stage.expectGolden("first-words")
      await stage.type(Keys.down + Keys.down + Keys.right + Keys.enter)
      try await stage.expectGolden("first-colors")
      await stage.type(Keys.down + Keys.down)
      #expect(stage.remembered.isEmpty, "a look at colors is not remembered")
      await stage.type(Keys.enter)
      try await stage.expectGolden("first-account")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Daily"))
      #expect(stage.remembered == [.sepia])
      let settings = try player.progress().settings
      #expect(settings["level"] == "1")
      #expect(settings["category"] == player.pool.categories.first)
      #expect(try !isFirst())
    }

    @Test("a look at other colors shows them at once")
    func preview() async throws {
      await stage.type(Keys.enter)
      let dark = stage.inks
      await stage.type(Keys.up)
      #expect(stage.inks != dark)
      #expect(!stage.inks.contains("?"), "the screen has the colors of one theme")
      #expect(stage.inks.contains("B"), "mono has weight instead")
    }

    @Test("Esc skips with the defaults, and it does not come again", arguments: [0, 1, 2])
    func skipping(_ step: Int) async throws {
      for _ in 0..<step { await stage.type(Keys.enter + Keys.down) }
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Daily"))
      #expect(stage.remembered.isEmpty)
      #expect(try player.progress().settings == ["level": "auto"])
      #expect(try !isFirst())
    }

    @Test("who wants an account is led to where accounts are, and from there home")
    func account() async throws {
      await stage.type(Keys.enter + Keys.enter + Keys.down + Keys.enter)
      #expect(stage.screen.contains("Log in"))
      #expect(try !isFirst())
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Daily"))
    }

    @Test("a step back keeps what was chosen")
    func back() async throws {
      await stage.type(Keys.down + Keys.enter + Keys.left)
      #expect(stage.screen.contains("› any"))
    }

    @Test("who has answered or set the level is not asked")
    func notAsked() async throws {
      let other = try Player()
      try other.program().settingsCommands.set("level", to: "3")
      #expect(try !other.progress().isFirstStart)
      #expect(try !Player.practised().progress().isFirstStart)
    }
  }
#endif
