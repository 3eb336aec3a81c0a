#if FullScreen
  import ClientTestSupport
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import ClientProgress
  @testable import wordhoard

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

    @Test("the words, the colors and the account are chosen, then home is shown")
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
      #expect(stage.title == "home")
      #expect(stage.remembered == [.sepia])
      let settings = try player.progress().settings
      #expect(settings["level"] == "1")
      #expect(settings["category"] == player.pool.categories.first)
      #expect(try !isFirst())
    }

    @Test("a digit chooses the level of that name, and elsewhere the choice at that place")
    func digits() async throws {
      await stage.type("3" + Keys.enter + "2" + Keys.enter + "1" + Keys.enter)
      #expect(try player.progress().settings["level"] == "3")
      #expect(stage.remembered == [.light])
    }

    @Test("chosen colors are shown at once")
    func preview() async throws {
      await stage.type(Keys.enter)
      let dark = stage.inks
      await stage.type(Keys.up)
      #expect(stage.inks != dark)
      #expect(!stage.inks.contains("?"), "the screen has the colors of one theme")
      #expect(stage.inks.contains("B"), "mono has weight instead")
    }

    @Test("Esc skips with the defaults, and the steps are not shown again", arguments: [0, 1, 2])
    func skipping(_ step: Int) async throws {
      for _ in 0..<step { await stage.type(Keys.enter + Keys.down) }
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
      #expect(stage.remembered.isEmpty)
      #expect(try player.progress().settings == ["level": "auto"])
      #expect(try !isFirst())
    }

    @Test("a player who wants an account gets to the sign-in screen, and from there home")
    func account() async throws {
      await stage.type(Keys.enter + Keys.enter + Keys.down + Keys.enter)
      #expect(stage.screen.contains("Log in"))
      #expect(try !isFirst())
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("going a step back keeps the choices")
    func back() async throws {
      await stage.type(Keys.down + Keys.enter + Keys.left)
      #expect(stage.screen.contains("› any"))
    }

    @Test("a player who has answered a question or set the level skips the steps")
    func notAsked() async throws {
      let other = try Player()
      try other.program().run("settings set level 3")
      #expect(try !other.progress().isFirstStart)
      #expect(try !Player.practiced().progress().isFirstStart)
    }
  }
#endif
