#if FullScreen
  import ClientCore
  import ClientPlay
  import ClientTestSupport
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @Suite("The result screen")
  struct ResultScreenTests {
    private let player: Player

    init() throws { player = try Player() }

    /// Plays today's daily on a stage, and goes on to its result.
    private func play(_ pattern: String) async throws -> Stage {
      let answers = try player.dailyAnswers(pattern)
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      for (place, (sign, answer)) in zip(pattern, answers).enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        if sign != "r" || place == 9 && pattern.count > 10 { await stage.type(Keys.enter) }
      }
      return stage
    }

    @Test("a perfect ten is a new best, and compared with the average")
    func perfect() async throws {
      _ = try await play("rrrrrwwwww")
      player.test.clock.now = TestClock.noon(day: 1)
      let stage = try await play("rrrrrrrrrr" + "rrw")
      try await stage.expectGolden("result-perfect")
      #expect(stage.screen.contains("★ Perfect ten! New best!"))
      #expect(stage.screen.contains("That is 6,000 more than your average of 1,500."))
    }

    @Test("a daily opened again shows the result that it showed at its end")
    func again() async throws {
      _ = try await play("rrrrrwwwww")
      player.test.clock.now = TestClock.noon(day: 1)
      let first = try await play("rrrrrrwrww")
      #expect(first.screen.contains("★ New best!"))
      let second = await Stage(try player.program(), at: .game(.daily(date: nil)))
      #expect(second.screen.contains("You have played this daily. The next one comes in"))
      #expect(second.screen.contains("★ New best!"))
    }

    @Test("an encore without a miss is told first")
    func fullEncore() async throws {
      let stage = try await play("rrrrrrrrwr" + "rrrrrrrrrr")
      #expect(stage.screen.contains("★ The whole encore, without a miss!"))
    }

    @Test("seven right answers are one short of the encore")
    func nearEncore() async throws {
      let stage = try await play("wrrrrrrwrw")
      try await stage.expectGolden("result-near-encore")
      #expect(stage.screen.contains("One more right answer would have opened the encore."))
      await stage.type(Keys.down)
      #expect(stage.screen.contains("You answered bark"), "the first miss is the first word")
      await stage.type(Keys.up + Keys.end + Keys.enter)
      #expect(stage.title == "Learn", "the next step is to meet what was missed")
    }

    @Test("the result of a ranked daily has the place among all players")
    func ranked() async throws {
      let player = try Player.atServer("https://words.example.org")
      let run = try FakeRunServer.of(.daily, clock: player.test.clock)
      player.test.server.answer { try run.respond($0) }
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(Keys.enter)
      let pattern = "rrrrrrrwww"
      for (place, answer) in answers(to: run.dealt, pattern).enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        if place > 6 { await stage.type(Keys.enter) }
      }
      try await stage.expectGolden("result-ranked")
      #expect(stage.screen.contains("You are 3rd of 120, ahead of 98 percent of the others."))
      #expect(stage.screen.contains("all players") && stage.screen.contains(" [7]"))
    }

    @Test("a round without an answer closes without figures and without a note")
    func nothing() async throws {
      let stage = await Stage(try player.program(), at: .game(.run()))
      await stage.type(Keys.escape)
      await stage.type("y")
      #expect(stage.title == "home")
      #expect(!stage.screen.contains("No question was answered."))
    }

    @Test("what is copied to be posted has squares")
    func copied() async throws {
      let stage = try await play("rrwrrrrwww")
      await stage.type("c")
      #expect(
        stage.copied == ["wordhoard solo #1  6/10  1,300  daily streak 1\n🟩🟩🟥🟩🟩🟩🟩🟥🟥🟥"])
    }
  }
#endif
