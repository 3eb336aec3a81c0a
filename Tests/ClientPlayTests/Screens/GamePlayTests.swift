#if FullScreen
  import ClientCore
  import ClientTestSupport
  import GameEngine
  import HTTPClient
  import Messages
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @Suite("A game on the full screen")
  struct GamePlayTests {
    @Test("a daily is played with keys: digits for choices, words and Enter for the rest")
    func daily() async throws {
      let player = try Player()
      let answers = try player.dailyAnswers("rrrrrrrrrr")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      try await stage.expectGolden("daily-first")
      for answer in answers.prefix(4) { await stage.type(answer) }
      try await stage.expectGolden("daily-typed")
      for answer in answers.dropFirst(4) { await stage.type(answer + Keys.enter) }
      #expect(stage.screen.contains("★  Encore  ★"))
      #expect(try player.progress().gamesWon == 10)
    }

    @Test("an answer with a slip says which letter is wrong, and right answers fill the hoard")
    func slip() async throws {
      let player = try Player()
      let answers = try player.dailyAnswers("rrrrr")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      for answer in answers.prefix(4) { await stage.type(answer) }
      let word = answers[4]
      await stage.type(word + word.suffix(1) + Keys.enter)
      let last = try #require(word.last)
      #expect(stage.screen.contains("✓ \(word) +500  The letter \(last) was one too many."))
      await stage.resize(Size(width: 120, height: 40))
      #expect(
        stage.screen.contains("◆ 4 in your hoard") || stage.screen.contains("◆ 5 in your hoard"))
    }

    @Test("the encore can be declined, and the daily is complete without it")
    func declined() async throws {
      let player = try Player()
      let answers = try player.dailyAnswers("rrrrrrrrwr")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      for (place, answer) in answers.enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        if place == 8 { await stage.type(Keys.enter) }
      }
      #expect(stage.screen.contains("9 right, 3,700 points: what you have is safe."))
      await stage.type(Keys.escape)
      #expect(stage.title.contains("result") && stage.screen.contains("9 of 10 right"))
      let daily = try player.progress().daily(of: FixturePool.firstDate)
      #expect(daily?.isFinished == true && daily?.outcomes.count == 10)
    }

    @Test("a miss is looked at before the next question comes")
    func miss() async throws {
      let player = try Player()
      let answers = try player.dailyAnswers("wr")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(answers[0])
      try await stage.expectGolden("daily-missed")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("2 of 10"))
    }

    @Test("a verdict is shown even if the connection is lost before the next question")
    func lostBeforeNext() async throws {
      let player = try Player.atServer("https://words.example.org")
      let run = try FakeRunServer.of(.daily, clock: player.test.clock)
      player.test.server.answer { sent in
        if (try? sent.body(MoveRequest.self))?.input == ":next" {
          throw HTTPFailure.other("no route")
        }
        return try run.respond(sent)
      }
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(Keys.enter + answers(to: run.dealt, "r")[0])
      #expect(stage.screen.contains("! https://words.example.org cannot be reached"))
      #expect(stage.screen.contains("✓ Right   +100"))
      player.test.server.answer { try run.respond($0) }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("2 of 10"))
    }
  }
#endif
