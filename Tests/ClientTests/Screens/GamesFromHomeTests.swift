#if FullScreen
  import ClientCore
  import ClientTestSupport
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import wordhoard

  @Suite("Games that begin at home")
  struct GamesFromHomeTests {
    private let player: Player

    init() throws { player = try Player() }

    @Test("while a game is prepared, the screen says so, and Esc goes back")
    func opening() async throws {
      let stage = await Stage(try player.program())
      stage.isSlow = true
      await stage.type("d")
      await stage.wait(atMost: 400)
      try await stage.expectGolden("game-opening")
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("the rounds of a friend are chosen by code, and others by form, level and category")
    func choosing() async throws {
      let stage = await Stage(try player.program())
      await stage.type("p")
      try await stage.expectGolden("play")
      await stage.type(Keys.right + Keys.down + Keys.right + Keys.right + Keys.up + Keys.up)
      await stage.type(Keys.pasted("a code\n"))
      try await stage.expectGolden("play-code")
      await stage.type(Keys.control("u") + Keys.down + Keys.enter)
      #expect(stage.screen.contains("level 2"))
    }

    @Test("a timed round begins when the player is ready")
    func readySpeed() async throws {
      let stage = await Stage(try player.program())
      await stage.type("s")
      try await stage.expectGolden("ready-speed")
      await stage.wait(atMost: 120_000)
      #expect(try player.progress().recentRounds.isEmpty)
      await stage.type(Keys.escape)
      #expect(try player.progress().recentRounds.isEmpty)
      await stage.type("s" + Keys.enter)
      #expect(stage.screen.contains("s left"))
    }

    @Test("leaving asks first; a daily stays open and can be resumed")
    func leaving() async throws {
      let answers = try player.dailyAnswers("rr")
      let stage = await Stage(try player.program(), .game(.daily(date: nil)))
      await stage.type(answers[0] + Keys.escape)
      try await stage.expectGolden("daily-leaving")
      await stage.type(Keys.enter + answers[1] + Keys.escape)
      await stage.type("y")
      #expect(stage.screen.contains("goes on at question 3"))
      await stage.type("d")
      try await stage.expectGolden("daily-resumed")
    }

    @Test("after the missed words, another session asks others")
    func another() async throws {
      var missed = LearnRequest()
      missed.items = player.pool.items.prefix(2).map(\.id)
      #expect(GameRequest.learn(missed).again == .learn(LearnRequest()))
      let stage = await Stage(try player.program(), .game(.learn(missed)))
      for _ in 0..<12 where !stage.screen.contains("Another session") {
        await stage.type(stage.screen.contains("Enter ") ? Keys.enter : "1")
      }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("1 of 20"))
    }

    @Test("a daily has its encore, its result, and its result again")
    func result() async throws {
      let answers = try player.dailyAnswers("rrwrrrrrrr" + "rw")
      let stage = await Stage(try player.program(), .game(.daily(date: nil)))
      for (place, answer) in answers.enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        if place == 2 { await stage.type(Keys.enter) }
        guard place == 9 else { continue }
        try await stage.expectGolden("daily-encore")
        await stage.type(Keys.enter)
      }
      await stage.type(Keys.enter)
      try await stage.expectGolden("result-daily")
      await stage.type("c")
      #expect(stage.copied.count == 1)
      #expect(stage.copied[0].hasPrefix("wordhoard solo #1  9/10"))
      await stage.type(Keys.escape)
      await stage.type("d")
      try await stage.expectGolden("result-daily-again")
    }
  }
#endif
