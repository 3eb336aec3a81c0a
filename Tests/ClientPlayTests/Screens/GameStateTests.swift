#if FullScreen
  import ClientCore
  import ClientPlay
  import ClientTestSupport
  import GameEngine
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @Suite("Contents of the game screen")
  struct GameStateTests {
    private let player: Player

    init() throws { player = try Player() }

    private func request(
      _ form: String, seed: UInt32 = 4, questions: Int = 1
    ) -> PracticeRequest {
      var request = PracticeRequest()
      request.forms = [form]
      request.level = .two
      request.questions = questions
      request.seed = seed
      return request
    }

    private func stage(_ request: PracticeRequest) async throws -> Stage {
      await Stage(try player.program(), at: .game(.play(request)))
    }

    private func dealer(of request: PracticeRequest) throws -> PracticeDealer {
      let recipe = PracticeRecipe(
        seed: try #require(request.seed), forms: request.forms.map { FormID($0) }, level: .two,
        count: 1,
        edition: 1)
      return try PracticeDealer(pool: player.pool, recipe: recipe)
    }

    private func word(of request: PracticeRequest) throws -> String {
      try #require(try dealer(of: request).words().first).term
    }

    /// A wrong choice of the first question, and its number.
    private func wrongChoice(of request: PracticeRequest) throws -> (number: Int, text: String) {
      let dealt = try dealer(of: request).deal()
      let right = try #require(dealt.key.questions.first).choice
      let choices = try #require(dealt.round.questions.first).choices
      return (right % choices.count + 1, choices[right % choices.count])
    }

    @Test("a form of every kind, as it is asked", arguments: FixturePool.forms.map(\.rawValue))
    func asked(_ form: String) async throws {
      let stage = try await stage(request(form))
      try await stage.expectGolden("form-\(form)")
    }

    @Test("arrows mark a choice, and Enter takes it")
    func marked() async throws {
      let stage = try await stage(request("match"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("1 of 1"))
      await stage.type(Keys.down + Keys.down + Keys.down + Keys.up)
      try await stage.expectGolden("choice-marked")
      await stage.type(Keys.enter)
      #expect(try player.progress().gamesCount == 1)
    }

    @Test("a click on a choice takes it")
    func click() async throws {
      let stage = try await stage(request("match"))
      let wrong = try wrongChoice(of: request("match"))
      await stage.click("\(wrong.number)  \(wrong.text)")
      #expect(try player.progress().gamesCount == 1)
    }

    @Test("a word is typed and can be edited; a pass takes Enter twice")
    func typed() async throws {
      let stage = try await stage(request("recall"))
      await stage.type("plam" + Keys.left + Keys.backspace + "net?")
      try await stage.expectGolden("typed-help")
      await stage.type("x" + Keys.control("u") + Keys.control("k") + Keys.enter)
      try await stage.expectGolden("typed-may-pass")
      #expect(try player.progress().gamesCount == 0)
      await stage.type(Keys.enter)
      #expect(try player.progress().gamesCount == 1)
    }

    @Test("hangman takes letters as they are typed, or the whole word")
    func hangman() async throws {
      let request = request("hangman")
      let answer = try word(of: request)
      let stage = try await stage(request)
      let misses = "qxzjvkw".filter { !answer.contains($0) }.map(String.init)
      await stage.type(String(answer.prefix(1)) + misses[0] + misses[0])
      try await stage.expectGolden("hangman-refused")
      await stage.type(Keys.function(2) + misses[1])
      try await stage.expectGolden("hangman-letters")
      await stage.type(" " + answer)
      try await stage.expectGolden("hangman-word")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("✓ Right"))
    }

    @Test("letters of hangman that are typed while one is judged all count")
    func typedAhead() async throws {
      let request = request("hangman")
      let answer = try word(of: request)
      let misses = "qxzjvkw".filter { !answer.contains($0) }.prefix(4)
      let stage = try await stage(request)
      stage.isSlow = true
      await stage.type(misses.map(String.init).joined())
      await stage.finish()
      #expect(stage.screen.contains("2 left"))
    }

    @Test("what is typed while a guess is judged becomes the next guess")
    func guessedAhead() async throws {
      let seed = try #require(
        try (1...50).first { try word(of: request("guess", seed: $0)).count == 5 })
      let stage = try await stage(request("guess", seed: seed))
      stage.isSlow = true
      await stage.type("crane" + Keys.enter + "slx" + Keys.backspace + "at")
      await stage.finish()
      #expect(stage.screen.contains("  S     L     A     T     _"))
    }

    @Test("a choice or a pass just after its question was shown is not taken")
    func guarded() async throws {
      let player = try Player(clock: TestClock(step: 40))
      let stage = await Stage(try player.program(), at: .game(.play(request("match"))))
      await stage.type("1p")
      #expect(try player.progress().gamesCount == 0)
      for key in ["2", "3", "4", "2", "3", "4", "1", "2", "3", "4"] { await stage.type(key) }
      #expect(try player.progress().gamesCount == 1)
    }

    @Test("guesses are shown with their marks, and one that is not a word costs nothing")
    func guess() async throws {
      let seed = try #require(
        try (1...50).first { try word(of: request("guess", seed: $0)).count == 5 })
      let stage = try await stage(request("guess", seed: seed))
      for guess in ["crane", "slate", "zzzzz", "irate"] {
        await stage.type(Keys.control("u") + guess + Keys.enter)
      }
      await stage.type(Keys.function(2))
      try await stage.expectGolden("guess-marks")
    }

    @Test("a guess is typed into the tiles, and letters without a tile are counted")
    func typedGuess() async throws {
      let seed = try #require(
        try (1...50).first { try word(of: request("guess", seed: $0)).count == 5 })
      let stage = try await stage(request("guess", seed: seed))
      await stage.type("cra")
      #expect(stage.screen.contains("  C     R     A     _     _"))
      await stage.type("nest")
      #expect(stage.screen.contains("  C     R     A     N     E   +2"))
      await stage.type(Keys.backspace + Keys.backspace + Keys.enter)
      #expect(stage.screen.contains("·"), "missed letters are struck from the keyboard")
      await stage.resize(Size(width: 60, height: 20))
      #expect(stage.screen.contains("level 2 · wildlife"), "the category is not cut")
    }

    @Test("the letters of an anagram become points as they are typed")
    func anagram() async throws {
      let request = request("anagram")
      let answer = try word(of: request)
      let stage = try await stage(request)
      await stage.type(String(answer.prefix(3)) + "0")
      try await stage.expectGolden("anagram-typed")
      await stage.type(Keys.backspace + "zz")
      #expect(stage.screen.contains("not among the letters: Z, Z"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("not among the letters: Z, Z"), "a slip does not answer yet")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("✗ Not this time"))
    }

    @Test("the meaning of a word is recalled, shown and graded by the player")
    func gist() async throws {
      let stage = try await stage(request("gist", questions: 2))
      await stage.type("in my own words" + Keys.enter)
      try await stage.expectGolden("gist-shown")
      #expect(stage.screen.contains("1 not known") && stage.screen.contains("3 known"))
      await stage.type("x7")
      #expect(stage.screen.contains("It means: "), "other keys are no grade")
      await stage.type("3")
      #expect(stage.screen.contains("question 2 of 2"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("It means: "), "nothing need be typed")
      await stage.type("1")
      #expect(stage.screen.contains("✗ Not this time") && !stage.screen.contains("You answered"))
      let words = try player.progress().words.values
      #expect(words.contains { $0.right == 1 } && words.contains { $0.wrong == 1 })
    }

    @Test("a balloon bursts with each miss of hangman")
    func balloons() async throws {
      let request = request("hangman")
      let answer = try word(of: request)
      let stage = try await stage(request)
      func balloons() -> Int { stage.screen.ranges(of: "( )").count }
      #expect(balloons() == 6)
      for (count, letter) in "qxzjv".filter({ !answer.contains($0) }).prefix(3).enumerated() {
        await stage.type(String(letter))
        #expect(balloons() == 5 - count)
      }
    }

    @Test("hints, undo and dispute have keys, and the last answer can still be changed at the end")
    func help() async throws {
      let stage = try await stage(request("match", questions: 2))
      await stage.type("h")
      try await stage.expectGolden("choice-hint")
      let wrong = try wrongChoice(of: request("match")).number
      await stage.type("\(wrong)")
      #expect(stage.screen.contains("✗ Not this time"))
      await stage.type("u")
      #expect(stage.screen.contains("Which word means this?"))
      #expect(!stage.screen.contains("Not this time"))
      await stage.type("\(wrong)" + Keys.enter + "p")
      try await stage.expectGolden("practice-at-end")
      await stage.type("d")
      #expect(stage.screen.contains("✓ Right for you"))
      #expect(stage.screen.contains("Your own schedule takes that answer as right"))
      await stage.type(Keys.enter)
      try await stage.expectGolden("result-practice")
      await stage.click("aboard")
      #expect(stage.title.contains("aboard"), "a click opens the word")
      await stage.type(Keys.escape)
      await stage.type("a")
      #expect(stage.title == "Play · match", "again is more of the same")
      #expect(stage.screen.contains("1 of 2"))
    }

    @Test("a session shows its purpose at the beginning and its result at the end")
    func learn() async throws {
      var request = LearnRequest()
      request.words = 2
      let stage = await Stage(try player.program(), at: .game(.learn(request)))
      try await stage.expectGolden("learn-first")
      await stage.type("p" + Keys.enter + "p" + Keys.enter)
      try await stage.expectGolden("learn-again")
      await stage.type(Keys.escape)
      await stage.type("y")
      try await stage.expectGolden("result-learn")
    }

    @Test("a run ends with its first miss")
    func run() async throws {
      let stage = await Stage(try player.program(), at: .game(.run()))
      try await stage.expectGolden("run-first")
      await stage.type("p")
      #expect(stage.screen.contains("Press p again to pass."))
      await stage.wait(atMost: 1000)
      await stage.type("p" + Keys.enter)
      try await stage.expectGolden("result-run")
    }

    @Test("a minute of choices shows its seconds, and ends by itself")
    func speed() async throws {
      let player = try Player(clock: TestClock(step: 5000))
      let stage = await Stage(try player.program(), at: .game(.speed()))
      await stage.type(Keys.enter)
      await stage.wait(atMost: 250)
      try await stage.expectGolden("speed")
      await stage.type("1" + Keys.enter)
      await stage.wait(atMost: 20_000)
      try await stage.expectGolden("result-speed")
    }

    @Test("a failure is one line with a remedy")
    func failure() async throws {
      var request = request("match")
      request.code = "nonsense"
      let stage = try await stage(request)
      try await stage.expectGolden("game-failed")
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("text from a server cannot damage the screen")
    func hostile() async throws {
      let player = try Player.atServer("https://words.example.org")
      let evil =
        "\u{1B}[2J\u{1B}]0;x\u{7}\u{202E}desrever\u{200B}\u{9B}31m 道德經 e\u{301}\u{301}\u{301}\u{301}\u{301} 👩\u{200D}👩\u{200D}👧 🇫🇷\nline"
      let question = Question(
        index: 1, form: FormID(evil), level: .one, category: evil, task: .chooseWord,
        prompt: evil + String(repeating: "wide道", count: 40), clue: Question.Clue(definition: evil),
        choices: [evil, String(repeating: "x", count: 300), "c", "d"], input: .choice,
        encore: false)
      let real = try FakeRunServer.of(.daily)
      player.test.server.answer { sent in
        let answer = try real.respond(sent)
        guard sent.line == "POST /v1/runs" else { return answer }
        return try .json(
          RunAnswer(
            run: real.answer.run,
            events: [real.answer.events[0], .question(question)]))
      }
      let stage = await Stage(try player.program(), at: .game(.daily(date: nil)))
      try await stage.expectGolden("hostile-question")
    }
  }
#endif
