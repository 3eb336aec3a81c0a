#if FullScreen
  import ClientCore
  import ClientPlay
  import ClientTestSupport
  import Foundation
  import GameEngine
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @Suite("Reading a verdict on the game screen")
  struct GameReadingTests {
    private let player: Player

    init() throws { player = try Player() }

    private func stage(_ form: String, seed: UInt32 = 4, questions: Int = 1) async throws -> Stage {
      await Stage(try player.program(), at: .game(.play(request(form, seed, questions))))
    }

    private func request(_ form: String, _ seed: UInt32, _ questions: Int = 1) -> PracticeRequest {
      var request = PracticeRequest()
      request.forms = [form]
      request.level = .two
      request.questions = questions
      request.seed = seed
      return request
    }

    private func answer(_ form: String, seed: UInt32) throws -> String {
      let recipe = PracticeRecipe(
        seed: seed, forms: [FormID(form)], level: .two, count: 1, edition: 1)
      return try #require(try PracticeDealer(pool: player.pool, recipe: recipe).words().first).term
    }

    /// Types the answers of a daily, and Enter after each verdict that is read, except after the last.
    private func play(_ pattern: String, on stage: Stage) async throws {
      let answers = try player.dailyAnswers(pattern)
      for (place, (sign, answer)) in zip(pattern, answers).enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        if sign != "r", place + 1 < pattern.count { await stage.type(Keys.enter) }
        // Enter begins the encore.
        if place == 9, pattern.count > 10 { await stage.type(Keys.enter) }
      }
    }

    // MARK: - The last miss

    @Test("the miss that ends a run is read before the result")
    func run() async throws {
      let stage = await Stage(try player.program(), at: .game(.run()))
      await stage.type("p")
      await stage.wait(atMost: 1000)
      await stage.type("p")
      try await stage.expectGolden("run-missed")
      #expect(stage.screen.contains("✗ Not this time"))
      #expect(
        try player.progress().rounds.values.allSatisfy(\.isFinished),
        "the end is written before it is shown")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("0 of 1 right"))
    }

    @Test("the miss that ends a daily below eight, or its encore, is read before the result")
    func daily() async throws {
      for pattern in ["rrrrrwwrrw", "rrrrrrrrrrw"] {
        let player = try Player()
        let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
        try await play(pattern, on: stage)
        #expect(stage.screen.contains("✗ Not this time"))
        #expect(stage.screen.contains("That was the last question. Enter shows the result."))
        #expect(try player.progress().daily(of: FixturePool.firstDate)?.isFinished == true)
        await stage.type(Keys.escape)
        #expect(stage.screen.contains(" · result"), "Esc has nothing to leave")
      }
    }

    @Test("a round that ended while its last miss was read is shown as finished")
    func killed() async throws {
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      try await play("rrrrrwwrrw", on: stage)
      let again = await Stage(try player.program(), at: .game(.daily(date: nil)))
      #expect(again.screen.contains("You have played this daily."))
      #expect(again.screen.contains("7 of 10 right"))
    }

    // MARK: - What was answered

    @Test("a miss shows what was chosen and what that means, and each meaning once")
    func chosen() async throws {
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(try player.dailyAnswers("w")[0])
      let flat = stage.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let meaning = try #require(player.pool.items.first { $0.term == "bark" }).mainSense.definition
      #expect(flat.contains("You answered bark, which means: \(meaning)."))
      let right = "a small group chosen to study or decide something for a larger one"
      #expect(flat.components(separatedBy: right).count == 2)
    }

    @Test("a miss shows what was typed")
    func typed() async throws {
      let stage = try await stage("recall")
      await stage.type("mountain" + Keys.enter)
      #expect(stage.screen.contains("You answered mountain, which means: "))
      // The first answer of another length is refused. If it is too long, the next letter replaces it.
      await stage.type("u" + "qqqqqqqqqqqqq" + Keys.enter + "qqq" + Keys.enter)
      #expect(stage.screen.contains("You answered: qqq."))
    }

    @Test("the missed word can be kept, looked up and said")
    func keys() async throws {
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(try player.dailyAnswers("w")[0])
      let word = try #require(player.pool.items.first { $0.term == "committee" })
      await stage.type("f")
      #expect(try player.progress().favorites[word.id] != nil)
      await stage.type("f")
      #expect(try player.progress().favorites[word.id] == nil)
      await stage.type("i")
      #expect(stage.screen.contains("committee comes back as a check in 180 days."))
      #expect(try player.progress().difficulty(of: word.id) == .known)
      await stage.type("l")
      #expect(stage.screen.contains("committee"))
      #expect(!stage.screen.contains("Not this time"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("✗ Not this time"))
      await stage.type("v")
      #expect(stage.screen.contains("espeak-ng is not installed"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("2 of 10"))
    }

    // MARK: - Boards

    @Test("a solved guess keeps its board until Enter")
    func solvedGuess() async throws {
      let seed = try #require(try (1...50).first { try answer("guess", seed: $0).count == 5 })
      let stage = try await stage("guess", seed: seed, questions: 2)
      let word = try answer("guess", seed: seed)
      await stage.type("crane" + Keys.enter + word + Keys.enter)
      try await stage.expectGolden("guess-solved")
      let row = word.uppercased().map { "\($0)=" }.joined(separator: "    ")
      #expect(stage.screen.contains(row))
      #expect(stage.screen.contains(/C[=+.] +R[=+.] +A[=+.] +N[=+.] +E[=+.]/))
      #expect(stage.screen.contains("✓ Right"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("2 of 2"))
      #expect(!stage.screen.contains("✓ Right"))
    }

    @Test("a lost guess keeps its board until Enter")
    func lostGuess() async throws {
      let seed = try #require(try (1...50).first { try answer("guess", seed: $0).count == 5 })
      let stage = try await stage("guess", seed: seed, questions: 2)
      for guess in ["crane", "slate", "irate", "later", "stare"] {
        await stage.type(Keys.control("u") + guess + Keys.enter)
      }
      await stage.type(Keys.enter + Keys.enter)
      try await stage.expectGolden("guess-lost")
      #expect(stage.screen.contains("✗ Not this time"))
      #expect(stage.screen.contains(/S[=+.] +T[=+.] +A[=+.] +R[=+.] +E[=+.]/))
    }

    @Test("a solved or lost hangman keeps its board until Enter")
    func hangman() async throws {
      let word = try answer("hangman", seed: 4)
      let spaced = word.uppercased().map(String.init).joined(separator: "     ")
      let solved = try await stage("hangman", questions: 2)
      await solved.type(" " + word + Keys.enter)
      #expect(solved.screen.contains(spaced))
      try await solved.expectGolden("hangman-solved")
      let lost = try await stage("hangman", questions: 2)
      await lost.type(String("qxzjvkwybfmghu".filter { !word.contains($0) }.prefix(6)))
      #expect(lost.screen.contains("✗ Not this time"))
      #expect(lost.screen.contains(spaced))
      try await lost.expectGolden("hangman-lost")
    }

    @Test("the last word stays under a question that is being tried")
    func oldVerdict() async throws {
      let seed = try #require(
        try (UInt32(1)...200).first { seed in
          let recipe = PracticeRecipe(
            seed: seed, forms: ["match", "hangman"].map { FormID($0) }, level: .two, count: 2,
            edition: 1)
          let questions = try PracticeDealer(pool: player.pool, recipe: recipe).deal()
            .round.questions
          return questions.map(\.form.rawValue) == ["match", "hangman"]
        })
      var request = request("match", seed, 2)
      request.forms = ["match", "hangman"]
      let recipe = PracticeRecipe(
        seed: seed, forms: request.forms.map { FormID($0) }, level: .two, count: 2, edition: 1)
      let plain = ItemPool(items: player.pool.items, editions: player.pool.editions)
      let right = answers(to: try PracticeDealer(pool: plain, recipe: recipe).deal(), "rr")
      let stage = await Stage(try player.program(), at: .game(.play(request)))
      await stage.type(right[0])
      let trace = stage.screen.split(separator: "\n").last { $0.hasPrefix("  ✓ ") }
      #expect(trace?.contains(" +100  ") == true)
      await stage.type(String(right[1].prefix(1)))
      #expect(trace.map { stage.screen.contains($0) } == true)
    }

    // MARK: - Undo and the parts of a round

    @Test("undo takes the streak and the score at the top back too")
    func undo() async throws {
      let recipe = PracticeRecipe(
        seed: 4, forms: [FormID("match")], level: .two, count: 3, edition: 1)
      let plain = ItemPool(items: player.pool.items, editions: player.pool.editions)
      let right = answers(to: try PracticeDealer(pool: plain, recipe: recipe).deal(), "rrr")
      let stage = try await stage("match", questions: 3)
      await stage.type(right[0] + right[1])
      #expect(stage.screen.contains(" ×2"))
      await stage.type("u")
      #expect(stage.screen.contains(" ×1"))
      await stage.type("u")
      #expect(!stage.screen.contains(" ×"))
    }

    @Test("the result lists all words of the round, also those before a break")
    func resumed() async throws {
      let answers = try player.dailyAnswers("wrrrrrrrrw")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(answers[0] + Keys.enter + answers[1] + Keys.escape)
      await stage.type("y")
      let later = await Stage(try player.program(), at: .game(.daily(date: nil)))
      #expect(later.screen.contains("question 3 of 10   100"))
      for (place, answer) in answers.enumerated().dropFirst(2) {
        await later.type(place < 4 ? answer : answer + Keys.enter)
      }
      // The encore is open with eight right answers; its first question is missed.
      await later.type("qqq" + Keys.enter)
      for _ in 0..<3 { await later.type(Keys.enter) }
      #expect(later.screen.contains("✗ committee"), "missed before the break")
      #expect(later.screen.contains("✓ mountain"), "known before the break")
    }

    // MARK: - Clocks

    @Test("a ranked round begins when the player is ready", arguments: [Mode.daily, .run])
    func readyRanked(_ mode: Mode) async throws {
      let player = try Player.atServer("https://words.example.org")
      let run = try FakeRunServer.of(mode, clock: player.test.clock)
      player.test.server.answer { try run.respond($0) }
      let request: GameRequest = mode == .run ? .run() : .daily(date: nil)
      let stage = await Stage(try player.program(), at: .game(request))
      #expect(stage.screen.contains("Ready? Enter begins."))
      #expect(!player.test.server.sent.contains { $0.line == "POST /v1/runs" })
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.contains { $0.line == "POST /v1/runs" })
      #expect(stage.screen.contains(run.dealt.round.questions[0].choices[0].prefix(20)))
      await stage.type(Keys.escape)
      await stage.type("y")
      guard mode == .daily else { return }
      let again = await Stage(try player.program(), at: .game(request))
      #expect(!again.screen.contains("Ready?"), "the clock of an open question runs already")
    }

    @Test("while the next question is open, a right answer takes one line")
    func nothingToRead() async throws {
      let answers = try player.dailyAnswers("rr")
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      await stage.type(answers[0] + answers[1])
      #expect(stage.screen.contains("✓ mountain +200  a piece of land"))
    }

    @Test("a miss in a timed round stops the clock until Enter")
    func stoppedClock() async throws {
      let player = try Player(clock: TestClock(step: 1000))
      let stage = await Stage(try player.program(), at: .game(.speed()))
      await stage.type(Keys.enter + "p")
      #expect(stage.screen.contains("✗ Not this time"))
      let left = try #require(stage.screen.firstMatch(of: /(\d+) s left/)).1
      await stage.wait(atMost: 200_000)
      #expect(stage.screen.contains("\(left) s left"))
      #expect(stage.screen.contains("✗ Not this time"))
    }
  }
#endif
