#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import ScoreAPI
  import Terminal
  import Testing

  @testable import ClientCore

  @Suite("A replay on the full screen")
  struct ReplayScreenTests {
    private func player(_ view: ReplayView) throws -> Player {
      let player = try Player.atServer("https://words.example.org", signedIn: false)
      player.test.server.answer { _ in try .json(view) }
      return player
    }

    private func stage(_ player: Player) async throws -> Stage {
      await Stage(screen: try player.program().screen(.replay("0000")))
    }

    @Test("a run is shown question by question, with the input and the verdict")
    func run() async throws {
      let player = try player(.of(.run, answered: "rrw"))
      let stage = try await stage(player)
      try await stage.expectGolden("replay-first")
      await stage.type(Keys.right + Keys.right)
      try await stage.expectGolden("replay-missed")
      // The last question is not followed by the first one.
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("3 · cloze"))
      await stage.type(Keys.left)
      #expect(stage.screen.contains("2 · meaning"))
      #expect(player.test.server.sent.map(\.line) == ["GET /v1/runs/0000/replay"])
    }

    @Test("a daily shows typed answers, passes and the encore")
    func daily() async throws {
      let stage = try await stage(try player(.of(.daily, answered: "wrrrrprrrr")))
      for _ in 0..<4 { await stage.type("n") }
      try await stage.expectGolden("replay-typed")
      await stage.type(Keys.right)
      #expect(stage.screen.contains("(passed)"))
      await stage.type("p")
      #expect(stage.screen.contains("5 of 10"))
    }

    @Test("it plays by itself until its last question, and a key stops it")
    func playing() async throws {
      let stage = try await stage(try player(.of(.run, answered: "rrw")))
      await stage.type(" ")
      await stage.wait(atMost: 2100)
      #expect(stage.screen.contains("2 · meaning"))
      await stage.type(Keys.left)
      await stage.wait(atMost: 5000)
      #expect(stage.screen.contains("1 · match"))
      await stage.type(" ")
      await stage.wait(atMost: 30_000)
      #expect(stage.screen.contains("3 · cloze") && stage.screen.contains("Space play"))
    }

    @Test("a click on a mark shows its question")
    func marks() async throws {
      let stage = try await stage(try player(.of(.daily, answered: "rrrrrrrrrw")))
      await stage.click("✗")
      #expect(stage.screen.contains("10 of 10"))
      await stage.click("✓   ✓")
      #expect(stage.screen.contains("1 of 10"))
    }

    @Test("a result that does not follow from the moves is detected")
    func differs() async throws {
      let stage = try await stage(try player(.of(.run, answered: "rrw", score: 300)))
      try await stage.expectGolden("replay-differs")
    }

    @Test("an abandoned round stops at its last answer")
    func givenUp() async throws {
      let stage = try await stage(try player(.of(.run, answered: "rr")))
      await stage.type(Keys.right + Keys.right + Keys.right)
      #expect(stage.screen.contains("the same result"))
      #expect(stage.screen.contains("2 of 2 right"))
    }

    @Test("hostile names cannot draw on the screen, and endless texts are refused")
    func hostile() async throws {
      for name in Hostile.names {
        let stage = try await stage(try player(.of(.run, answered: "rw", username: name)))
        #expect(stage.screen.contains("Score 100"))
        #expect(!stage.screen.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
      }
      let view = try ReplayView.of(.run, answered: "rw")
      let question = view.round.questions[0]
      let endless = Question(
        index: 1, form: question.form, level: question.level, category: question.category,
        task: question.task, prompt: String(repeating: "word ", count: 100_000),
        clue: question.clue, choices: question.choices, input: question.input, encore: false)
      let round = Round(header: view.round.header, questions: [endless])
      let other = ReplayView(
        username: "ada", round: round, key: RoundKey(questions: [view.key.questions[0]]),
        moves: view.moves, result: view.result)
      let stage = try await stage(try player(other))
      #expect(stage.screen.contains("endless"))
    }

    @Test("a long text is scrolled")
    func scrolled() async throws {
      let stage = try await stage(try player(.of(.run, answered: "rrw")))
      await stage.resize(Size(width: 60, height: 20))
      await stage.type(Keys.right + Keys.right)
      let before = stage.screen
      await stage.type(Keys.end)
      #expect(stage.screen != before)
      #expect(stage.screen.contains("▲"))
      await stage.type(Keys.left + Keys.right)
      #expect(stage.screen == before)
    }

    @Test("loading can be cancelled and repeated")
    func cancelled() async throws {
      let player = try player(.of(.run, answered: "rrw"))
      let stage = await Stage(
        screen: try player.program().screen(.replay("0000")), isSlow: true)
      #expect(stage.screen.contains("Loading the run."))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded. Press Enter to load it."))
      stage.isSlow = false
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("ada: Score 200"))
    }
  }
#endif
