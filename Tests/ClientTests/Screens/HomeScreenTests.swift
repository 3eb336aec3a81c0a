#if FullScreen
  import Client
  import FrontEnds
  import GameEngine
  import Terminal
  import Testing

  @Suite("The home screen")
  struct HomeScreenTests {
    @Test("a new player sees today's daily and the menu")
    func new() async throws {
      let stage = await Stage(try Player().program())
      try await stage.expectGolden("home-new")
    }

    @Test("the first frame shows today without background work")
    func atOnce() async throws {
      let stage = await Stage(try Player().program(), isSlow: true)
      try await stage.expectGolden("home-new")
    }

    @Test("the countdown changes when a minute is over, not before")
    func countdown() async throws {
      let player = try Player()
      let clock = player.test.clock
      let begin = clock.now
      clock.now = Moment(instant: begin.instant + 40_000, offset: begin.offset)
      let stage = await Stage(try player.program())
      #expect(stage.screen.contains("11 h 59 min"))
      clock.now = Moment(instant: begin.instant + 60_001, offset: begin.offset)
      await stage.wait(atMost: 20_000)
      #expect(stage.screen.contains("11 h 59 min"))
      await stage.wait(atMost: 1)
      #expect(stage.screen.contains("11 h 58 min"))
    }

    @Test("the menu is shown below many figures, even on the smallest screen")
    func figures() async throws {
      let player = try Player.practiced()
      let address = try ServerAddress("https://words.example.org")
      try player.program().settingsCommands.set("server", to: address.origin)
      try CredentialFile(directory: player.options.home).write(
        Credentials(server: address, grant: .of("ada")))
      let stage = await Stage(try player.program())
      await stage.type(Keys.end + Keys.up + Keys.up)
      try await stage.expectGolden("home-practiced")
    }

    @Test("q leaves, and control-C leaves with 130")
    func leaving() async throws {
      let stage = await Stage(try Player().program())
      await stage.type("q")
      #expect(stage.exitCode == 0)
      let other = await Stage(try Player().program())
      await other.type(Keys.control("c"))
      #expect(other.exitCode == 130)
    }

    @Test("control-T changes the colors, which are remembered")
    func theme() async throws {
      let stage = await Stage(try Player().program())
      await stage.type(Keys.control("t"))
      #expect(stage.remembered == [.light])
    }
  }
#endif
