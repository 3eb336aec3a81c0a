#if FullScreen
  import ClientCore
  import ClientPlay
  import ClientProgress
  import ClientTestSupport
  import GameEngine
  import Journal
  import Terminal
  import Testing

  @testable import wordhoard

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
      let player = try Player(Display())
      try await player.program(typing: player.dailyAnswers("rrwrwwrrwr"))
        .daily(date: nil, jsonl: false)
      let clock = player.test.clock
      let begin = clock.now
      clock.now = Moment(instant: begin.instant + 40_000, offset: begin.offset)
      let stage = await Stage(try player.program())
      #expect(stage.screen.contains("#2 in 11 h 59 min"))
      clock.now = Moment(instant: begin.instant + 60_001, offset: begin.offset)
      await stage.wait(atMost: 20_000)
      #expect(stage.screen.contains("11 h 59 min"))
      await stage.wait(atMost: 1)
      #expect(stage.screen.contains("11 h 58 min"))
    }

    @Test("the menu is shown below many figures, even on the smallest screen")
    func figures() async throws {
      let player = try signedIn()
      let stage = await Stage(try player.program())
      await stage.type(Keys.end + Keys.up + Keys.up)
      try await stage.expectGolden("home-practiced")
      withExtendedLifetime(player) {}
    }

    /// A player who is signed in to a server.
    private func signedIn() throws -> Player {
      let player = try Player.practiced()
      let address = try ServerAddress("https://words.example.org")
      try player.program().run(["settings", "set", "server", address.origin])
      try CredentialFile(directory: player.options.home).write(
        Credentials(server: address, grant: .of("ada")))
      return player
    }

    @Test("a signed-in player has one daily, the server's; the solo one has a key of its own")
    func soloDaily() async throws {
      let player = try signedIn()
      let stage = await Stage(try player.program())
      #expect(stage.screen.contains("Today's daily at words.example.org"))
      #expect(!stage.screen.contains("#22"))
      await stage.type("y")
      #expect(stage.screen.contains("Daily solo #22"))
      #expect(player.test.server.sent.isEmpty, "no server is asked")
      let alone = await Stage(try Player().program())
      await alone.type("y")
      #expect(alone.screen.contains("Today's daily #1"), "it is the daily itself")
    }

    @Test("a daily that is done shows its result, and home counts the date")
    func done() async throws {
      let player = try Player(Display())
      try await player.program(typing: player.dailyAnswers("rrwrrrrwrr" + "rrw"))
        .daily(date: nil, jsonl: false)
      let stage = await Stage(try player.program())
      try await stage.expectGolden("home-done")
    }

    /// A player who learned on some days.
    private func player(learning days: [Int]) throws -> Player {
      let player = try Player(Display())
      let journal = try player.folder.journal()
      for day in days {
        let round = EventID(derivedFrom: "round \(day)")
        let header = RoundHeader(questions: 10, ruleset: .learn, edition: "en-1")
        let begin = Journal.Draft(id: round, body: .round(.init(round: round, header: header)))
        let answers = (1...10).map { index in
          let answer = AnswerEntry(
            item: player.pool.items[index].id, form: FormID("match"), input: "1", verdict: .right,
            milliseconds: 2000, hint: false, round: round, index: index, points: 100,
            again: false)
          return Journal.Draft(
            id: EventID(derivedFrom: "\(round)/\(index)"), body: .answer(answer))
        }
        try journal.append([begin] + answers, at: TestClock.noon(day: day))
      }
      return player
    }

    @Test("the sign of a date that a freeze covered is explained, until its streak has ended")
    func frozen() async throws {
      let player = try player(learning: Array(0..<7) + [8])
      player.test.clock.now = TestClock.noon(day: 8)
      let stage = await Stage(try player.program())
      #expect(stage.screen.contains("● * ●    8 days"))
      #expect(stage.screen.contains("* a freeze covered a missed day · 1 freeze held"))
      let later = try self.player(learning: [0, 1, 3, 6])
      later.test.clock.now = TestClock.noon(day: 6)
      let second = await Stage(try later.program())
      #expect(second.screen.contains("● ● * ● · · ●"))
      #expect(!second.screen.contains("a freeze covered"))
    }

    @Test("home promises the session that comes: its words to save and its other words")
    func promise() throws {
      let player = try Player.practiced()
      let sessions = try player.program().play.sessions
      let outlook = try sessions.outlook(try player.progress())
      let game = try sessions.game(LearnRequest(), on: .screen)
      let saved = outlook.saved.count
      #expect(saved > 1 && outlook.others > 0)
      #expect(game.entry.header.questions == saved + outlook.others)
      #expect(game.remarks.last?.hasPrefix("\(saved) words can be saved today") == true)
    }

    @Test("after a whole session home says that it is done, and offers another")
    func more() async throws {
      let player = try Player.practiced()
      player.test.clock.now = TestClock.noon(day: 22)
      let before = try await Stage(player.program()).screen
      #expect(before.contains("Save ") && !before.contains("session is done"))
      try await player.program(typing: ["1", "", ":quit"]).learn(LearnRequest(), jsonl: false)
      #expect(try await !Stage(player.program()).screen.contains("session is done"))
      try player.program().core.preferences.change(.session, to: "4")
      var short = LearnRequest()
      short.words = 2
      let passes = Array(repeating: "", count: 40)
      try await player.program(typing: passes).learn(short, jsonl: false)
      #expect(try await Stage(player.program()).screen.contains("Today's session is done"))
      let new = try Player()
      try await new.program(typing: new.dailyAnswers("rrrrrrrrrr" + "rrrrrrrrrr"))
        .daily(date: nil, jsonl: false)
      #expect(try await Stage(new.program()).screen.contains("Learn new words"))
    }

    @Test(
      "after a lost streak, what stayed is told first, then that another begins"
    )
    func lostStreak() async throws {
      let player = try Player.practiced()
      player.test.clock.now = TestClock.noon(day: 27)
      let stage = await Stage(try player.program())
      try await stage.expectGolden("home-lost")
      #expect(stage.screen.contains(#/stayed with you · today begins a new streak/#))
      #expect(stage.screen.contains("the last one had "))
    }

    @Test("the arrows move through the columns, and each entry has its letter")
    func menu() async throws {
      let stage = await Stage(try Player().program())
      #expect(stage.screen.contains(#/daily #1 .* Enter/#), "the daily is the next step")
      await stage.type(Keys.down + Keys.right + Keys.enter)
      #expect(stage.screen.hasPrefix(" Look up"))
      await stage.type(Keys.escape)
      await stage.type(Keys.right + Keys.down + Keys.enter)
      #expect(stage.screen.hasPrefix(" Recap"))
      await stage.type(Keys.escape)
      await stage.type(Keys.up + Keys.up)
      #expect(stage.screen.contains(#/daily #1 .* Enter/#), "back at the step")
      await stage.type("e")
      #expect(stage.screen.hasPrefix(" Seen words"))
    }

    @Test("all forms are one key away, each with its figures, and are played from there")
    func forms() async throws {
      let player = try Player.practiced()
      let stage = await Stage(try player.program())
      await stage.type("g")
      try await stage.expectGolden("forms")
      await stage.type(Keys.down + Keys.down + Keys.enter)
      #expect(stage.screen.contains("Play · recall"))
      await stage.type(Keys.escape)
      await stage.type("y")
      // The result of a round without answers may be shown first.
      if !stage.screen.contains("Choose a kind") { await stage.type(Keys.escape) }
      #expect(stage.screen.contains("Choose a kind of question"))
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
