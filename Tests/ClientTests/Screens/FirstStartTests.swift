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

    @Test("the answer to a word begins the daily, with what was chosen below it")
    func answering() async throws {
      #expect(try isFirst())
      try await stage.expectGolden("first")
      await stage.type(Keys.right + Keys.right + Keys.down + Keys.right + Keys.down + Keys.right)
      await stage.type(Keys.right)
      #expect(stage.remembered.isEmpty, "a look at colors is not remembered")
      await stage.type("2")
      #expect(stage.screen.contains("✓ Right: a hoard. Yours begins with today's daily."))
      #expect(stage.title.hasPrefix("Daily"))
      #expect(stage.remembered == [.sepia])
      let settings = try player.progress().settings
      #expect(settings["level"] == "1")
      #expect(settings["category"] == player.pool.categories.first)
      #expect(try !isFirst())
    }

    @Test("a language can be chosen if there are several")
    func course() async throws {
      let player = try Player()
      try player.folder.installSpanish()
      let stage = await Stage(try player.program(), isFirst: true)
      #expect(stage.screen.contains("Language  ‹ English ›"))
      await stage.type(Keys.right)
      #expect(stage.screen.contains("Language  ‹ Spanish ›"))
      await stage.type(Keys.escape)
      #expect(try player.progress().settings["course"] == "es")
    }

    @Test("a wrong answer is kind, and Enter begins without one", arguments: ["1", Keys.enter])
    func beginning(key: String) async throws {
      await stage.type(key)
      #expect(stage.title.hasPrefix("Daily"))
      #expect(stage.screen.contains("A miss costs nothing here") == (key == "1"))
      #expect(try player.progress().settings == ["level": "auto"])
    }

    @Test("home knows the daily that was begun before it was shown")
    func home() async throws {
      let answers = try player.dailyAnswers("r")
      for keys in ["2", answers[0], Keys.escape, "y"] { await stage.type(keys) }
      #expect(stage.title == "home" && stage.screen.contains("goes on at question 2"))
    }

    @Test("chosen colors are shown at once")
    func preview() async throws {
      let dark = stage.inks
      await stage.type(Keys.up + Keys.left)
      #expect(stage.inks != dark)
      #expect(!stage.inks.contains("?"), "the screen has the colors of one theme")
      #expect(stage.inks.contains("B"), "mono has weight instead")
    }

    @Test("Esc goes home with the defaults, and the screen is not shown again")
    func skipping() async throws {
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
      #expect(stage.remembered.isEmpty)
      #expect(try player.progress().settings == ["level": "auto"])
      #expect(try !isFirst())
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
