import ClientTestSupport
import Messages

#if FullScreen
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import ClientProgress

  @Suite("The settings on the full screen")
  struct SettingsPagesTests {
    private let player: Player
    private let stage: Stage

    init() async throws {
      player = try Player()
      stage = await Stage(try player.program())
      await stage.type("t")
    }

    private func value(_ name: String) throws -> String? { try player.progress().settings[name] }

    /// Goes to a setting. Its explanation begins with its name in commands.
    private func choose(_ name: String) async {
      await stage.type(Keys.home)
      for _ in 0..<40 where !stage.screen.contains("  \(name): ") { await stage.type(Keys.down) }
    }

    @Test("shows all settings, and the purpose of the chosen one")
    func list() async throws {
      try await stage.expectGolden("settings")
      await stage.type(Keys.down)
      try await stage.expectGolden("settings-category")
      await stage.type(Keys.tab + Keys.tab)
      try await stage.expectGolden("settings-look")
      await stage.type(Keys.backTab)
      #expect(stage.screen.contains("› Memory"))
    }

    @Test("arrows and Enter change a value at once, in a circle")
    func turning() async throws {
      await stage.type(Keys.right)
      #expect(try value("level") == "any")
      await stage.type(Keys.enter)
      #expect(try value("level") == "1")
      await stage.type(Keys.left + Keys.left + Keys.left)
      #expect(try value("level") == "4")
      #expect(stage.screen.contains("‹ 4 ›"))
    }

    @Test("keys that come faster than the disk all count, even if the player leaves at once")
    func fast() async throws {
      stage.isSlow = true
      await stage.type(Keys.right + Keys.right + Keys.right + Keys.down + Keys.right)
      #expect(stage.screen.contains { $0 == "2" })
      await stage.type(Keys.escape)
      await stage.finish()
      #expect(try value("level") == "2")
      #expect(try value("category") == player.pool.categories.first)
      #expect(stage.title == "home")
    }

    @Test("z undoes changes, the last one first")
    func undo() async throws {
      await stage.type(Keys.right + Keys.right)
      await choose("mouse")
      await stage.type(Keys.right)
      #expect(try value("mouse") == "off")
      #expect(stage.screen.contains("Takes effect at the next start."))
      await stage.type("z")
      #expect(try value("mouse") == "on")
      await stage.type("z")
      #expect(try value("level") == "any")
      #expect(stage.screen.contains("› Level of the words"))
      await stage.type("zz")
      #expect(try value("level") == "auto")
    }

    @Test("colors change at once, by the setting and by control-T")
    func theme() async throws {
      await choose("theme")
      await stage.type(Keys.right)
      #expect(stage.remembered == [.light])
      #expect(stage.screen.contains("‹ light ›"))
      await stage.type(Keys.control("t"))
      #expect(stage.remembered == [.light, .sepia])
      #expect(stage.screen.contains("‹ sepia ›"))
      await stage.type("z")
      #expect(stage.remembered == [.light, .sepia, .light])
    }

    @Test("a server is typed, and an invalid address can be corrected")
    func server() async throws {
      await choose("server")
      await stage.type(Keys.enter)
      await stage.type(Keys.control("u") + Keys.pasted("not an address"))
      try await stage.expectGolden("settings-typing")
      await stage.type(Keys.enter)
      try await stage.expectGolden("settings-refused")
      #expect(try value("server") == nil)
      await stage.type(Keys.control("u") + "https://words.example.org" + Keys.enter)
      #expect(try value("server") == "https://words.example.org")
      #expect(!stage.screen.contains("!"))
      await stage.type("z")
      #expect(try value("server") == "none")
    }

    @Test("a value typed while another one is being written waits for its own result")
    func typedMeanwhile() async throws {
      stage.isSlow = true
      await stage.type(Keys.right)
      await choose("server")
      await stage.type(Keys.enter + Keys.control("u") + Keys.pasted("no address") + Keys.enter)
      await stage.finish()
      #expect(stage.screen.contains("› Score server  no address"), "it can be corrected")
      #expect(try value("level") == "any")
      await stage.type(Keys.control("u") + "https://words.example.org" + Keys.enter)
      await stage.finish()
      #expect(try value("server") == "https://words.example.org")
      stage.isSlow = false
      await stage.type("z")
      #expect(try value("server") == "none")
      #expect(try value("level") == "any")
    }

    @Test("settings that cannot be read are an error, and are not read again and again")
    func unreadable() async throws {
      var screen = SettingsScreen(
        preferences: try player.program().core.preferences,
        statistics: try player.program().progress.statistics, messages: .english)
      let effects = screen.update(.failed(ClientError(.journalDamaged, "it cannot be read")))
      #expect(effects.isEmpty)
      let stage = await Stage(screen: screen, isSlow: true)
      #expect(stage.screen.contains("! it cannot be read"))
    }

    @Test("Esc drops a typed value and stays on the screen")
    func putBack() async throws {
      await choose("session")
      await stage.type(Keys.enter + Keys.backspace + "5")
      #expect(stage.screen.contains("25"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("‹ 20 ›"))
      #expect(try value("session") == nil)
    }

    @Test("a number is typed or counted, and held to its bounds")
    func session() async throws {
      await choose("session")
      await stage.type(Keys.right)
      #expect(try value("session") == "21")
      await stage.type(Keys.enter + Keys.control("u") + "51" + Keys.enter)
      #expect(stage.screen.contains(#"! session cannot be "51"; possible values: 1 to 50"#))
      await stage.type(Keys.control("u") + "7" + Keys.enter)
      #expect(try value("session") == "7")
      // An empty text means the default.
      await stage.type(Keys.enter + Keys.control("u") + Keys.enter)
      #expect(try value("session") == "20")
    }

    @Test("a reminder is a typed time; if this computer cannot remind, that is an error")
    func reminder() async throws {
      await choose("reminder")
      await stage.type(Keys.right + Keys.control("u") + "half past seven" + Keys.enter)
      #expect(stage.screen.contains(#"! reminder cannot be "half past seven""#))
      await stage.type(Keys.control("u") + "19:30" + Keys.enter)
      #expect(stage.screen.contains("! "))
      #expect(stage.screen.contains("19:30"), "the typed value can be corrected")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("  reminder: "))
    }

    @Test("a click chooses a setting, a second one changes it")
    func clicking() async throws {
      #expect(stage.screen.contains("› Level of the words"))
      await stage.type("\u{1B}[<0;40;4M")
      #expect(stage.screen.contains("› Category"))
      #expect(try value("category") == nil)
      await stage.type("\u{1B}[<0;40;4M")
      #expect(try value("category") == player.pool.categories.first)
    }
  }
#endif
