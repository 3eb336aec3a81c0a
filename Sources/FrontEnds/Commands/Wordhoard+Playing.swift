package import Client
import Foundation
package import GameEngine
import Journal
import Lexicon
import Messages

extension Wordhoard {
  /// What a practice round is asked to be; nil is what the settings say.
  package struct PlayWish: Sendable {
    /// The forms to ask in; empty for what suits each word.
    package var forms: [String] = []
    /// The level.
    package var level: Level?
    /// The category.
    package var category: String?
    /// Where the words come from.
    package var source: WordSource?
    /// How many questions.
    package var questions = 10
    /// Where chance starts.
    package var seed: UInt32?
    /// A friend's code, which says all of the above.
    package var code: String?
    /// Whether to draw by the classic rule.
    package var isClassic = false

    /// Nothing special.
    package init() {}
  }

  /// Today's challenge; again the same day: its result; unfinished: goes on. An earlier one that is
  /// still open comes first.
  ///
  /// - Parameters:
  ///   - wished: the date; another one than today's is practice.
  ///   - jsonl: whether to talk in JSON lines.
  /// - Throws: `ClientError`.
  package func daily(date wished: String?, jsonl: Bool) async throws {
    let manner = Manner(jsonl: jsonl)
    switch try await offeredDaily(date: wished, manner: manner) {
    case .game(let game): try await conduct(game, in: manner)
    case .played(let daily): try printPlayed(daily)
    }
  }

  /// The daily of a date, as it can be played or has been.
  ///
  /// - Parameter wished: the date; another one than today's is practice.
  /// - Throws: `ClientError`.
  func offeredDaily(date wished: String?, manner: Manner) async throws -> DailyOffer {
    let now = host.now()
    let today = now.localDate
    if try wished.map({ try checkedDate($0, today: today) == today }) ?? true,
      let client = try clientIfSignedIn(),
      let offer = try await rankedDaily(client, resumingEarlier: wished == nil, manner: manner)
    {
      return offer
    }
    let progress = try journal.progress()
    let dealer = DailyDealer(pool: try dealingPool(), schedule: host.rulesets)
    guard today >= dealer.firstDate else {
      throw ClientError(
        "clock_before_first_daily",
        "the clock says \(today), but the first daily is of \(dealer.firstDate); set the clock")
    }
    if let wished {
      let date = try checkedDate(wished, today: today)
      if date != today {
        return .game(try practiceDaily(date, dealer: dealer, progress: progress, manner: manner))
      }
    }
    let open = openSoloDaily(in: progress, includingEarlier: wished == nil)
    let date = open?.startedOn ?? today
    let round = progress.daily(of: date)
    if let round, round.isFinished, manner != .jsonLines {
      return .played(PlayedDaily(round: round, progress: progress))
    }
    let entry: RoundEntry
    let strict = round?.strictAccents ?? Settings(progress).strictAccents
    let dealt = try dealer.deal(
      date, strictAccents: strict, under: round?.header.ruleset)
    if let round {
      entry = RoundEntry(round: round.id, header: dealt.round.header)
    } else {
      let id = EventID(derivedFrom: "daily/solo/\(date)/\(journal.device)")
      entry = RoundEntry(round: id, header: dealt.round.header, strictAccents: strict)
    }
    var game = try localGame(
      dealt, entry: entry, progress: progress, manner: manner, startedAt: now)
    game.epilogue = .nextDaily(isEarlier: date < today)
    return .game(game)
  }

  /// The solo daily that was begun and can still be finished, the earliest first.
  func openSoloDaily(in progress: PlayerProgress, includingEarlier: Bool) -> RoundProgress? {
    let now = host.now()
    return progress.dailies().first { round in
      let isTimely =
        round.startedOn == now.localDate
        || (includingEarlier && round.startedOn < now.localDate
          && DailyWindow(round.startedOn).contains(now.instant))
      return isTimely && !round.isFinished && progress.daily(of: round.startedOn) == round
    }
  }

  /// A practice round.
  ///
  /// - Throws: `ClientError`.
  package func play(_ wish: PlayWish, jsonl: Bool) async throws {
    let manner = Manner(jsonl: jsonl)
    try await conduct(try practice(wish, manner: manner), in: manner)
  }

  /// A practice round, ready to be played.
  ///
  /// - Throws: `ClientError`.
  func practice(_ wish: PlayWish, manner: Manner) throws -> Game {
    let progress = try journal.progress()
    let settings = Settings(progress)
    // A code names words of ours.
    let source = wish.code == nil ? wish.source ?? settings.source : .wordhoard
    let pool = try dealingPool(source)
    var rival: RoundCode?
    var recipe: PracticeRecipe
    var remarks: [String] = []
    if let code = wish.code {
      let read = try RoundCode(text: code, pool: pool)
      rival = read
      recipe = read.recipe
    } else {
      guard (1...PracticeRecipe.longest).contains(wish.questions) else {
        throw ClientError(
          "questions_out_of_range",
          "a round has 1 to \(PracticeRecipe.longest) questions, not \(wish.questions)",
          exit: .usage)
      }
      let scope = try scope(
        settings, level: wish.level, category: wish.category, among: pool.categories)
      recipe = PracticeRecipe(
        seed: wish.seed ?? UInt32(truncatingIfNeeded: host.randomBits()),
        forms: wish.forms.map { FormID($0) }, level: scope.fixedLevel, category: scope.category,
        count: wish.questions, edition: pool.edition.number)
      if wish.seed == nil {
        let words = scope.words(of: pool.items, for: progress)
        recipe = try PracticeDealer(pool: pool, recipe: recipe)
          .drawing(by: draw(for: progress, isClassic: wish.isClassic), from: words.all)
        remarks = exhaustion(of: words, in: scope)
      }
      recipe = try PracticeDealer(pool: pool, recipe: recipe).recalling(by: recall(by: progress))
    }
    let dealt = try PracticeDealer(pool: pool, recipe: recipe)
      .deal(strictAccents: settings.strictAccents)
    // Another machine may have other words from WordNet, or none.
    let code =
      source == .wordhoard
      ? RoundCode(recipe: recipe, correct: 0, score: 0).text(pool: pool) : nil
    let entry = RoundEntry(
      round: host.makeID(), header: dealt.round.header, code: code, seed: recipe.seed)
    var game = try localGame(dealt, entry: entry, progress: progress, manner: manner)
    game.remarks = remarks
    if game.session.speaker?.obstacle == .noSpeech {
      game.remarks.append(host.messages.sentence(.cannotSay(.noSpeech)))
    }
    if let rival { game.epilogue = .rival(rival, questions: dealt.round.questions.count) }
    return game
  }

  /// Ever harder words until the first miss; ranked where the player is signed in.
  ///
  /// - Throws: `ClientError`.
  package func run(jsonl: Bool) async throws {
    let manner = Manner(jsonl: jsonl)
    try await conduct(try await runGame(manner: manner), in: manner)
  }

  /// A run, ready to be played.
  ///
  /// - Throws: `ClientError`.
  func runGame(manner: Manner) async throws -> Game {
    if let client = try clientIfSignedIn(), let game = try await rankedRun(client, manner: manner) {
      return game
    }
    let progress = try journal.progress()
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    let dealt = try RunDealer.deal(
      pool: try dealingPool(), chance: .seeded(UInt64(seed)),
      rules: host.rulesets.run(in: ISOWeek(of: CalendarDate(utc: host.now().instant))),
      strictAccents: Settings(progress).strictAccents)
    let entry = RoundEntry(round: host.makeID(), header: dealt.round.header, seed: seed)
    return try localGame(dealt, entry: entry, progress: progress, manner: manner)
  }

  /// Sixty seconds of choices.
  ///
  /// - Throws: `ClientError`.
  package func speed(jsonl: Bool) async throws {
    let manner = Manner(jsonl: jsonl)
    try await conduct(try speedGame(manner: manner), in: manner)
  }

  /// Sixty seconds of choices, ready to be played.
  ///
  /// - Throws: `ClientError`.
  func speedGame(manner: Manner) throws -> Game {
    let progress = try journal.progress()
    let settings = Settings(progress)
    let pool = try dealingPool()
    let scope = try scope(settings)
    var recipe = PracticeRecipe(
      ruleset: .speed, seed: UInt32(truncatingIfNeeded: host.randomBits()), forms: [],
      count: PracticeRecipe.longest, edition: pool.edition.number)
    recipe = try PracticeDealer(pool: pool, recipe: recipe)
      .drawing(by: draw(for: progress), from: scope.words(of: pool.items, for: progress).all)
    let dealt = try PracticeDealer(pool: pool, recipe: recipe).deal()
    let entry = RoundEntry(
      round: host.makeID(), header: dealt.round.header, seed: recipe.seed)
    return try localGame(dealt, entry: entry, progress: progress, manner: manner)
  }

  // MARK: - Parts

  func localGame(
    _ dealt: DealtRound, entry: RoundEntry, progress: PlayerProgress, manner: Manner,
    startedAt: Moment? = nil
  ) throws -> Game {
    let referee = LocalReferee(
      dealt, guesses: dealt.round.needsGuessList ? try pack.guesses() : .empty,
      resuming: progress.rounds[entry.round]?.outcomes ?? [])
    var session = GameSession(
      referee: referee, entry: entry, progress: progress, journal: journal, host: host,
      startedAt: startedAt, pauses: pauses(in: manner))
    session.speaker = speaker(of: dealt, settings: Settings(progress), manner: manner)
    return Game(session: session, entry: entry, before: progress)
  }

  /// Where a game waits for the player.
  func pauses(in manner: Manner) -> GameSession.Pauses {
    switch manner {
    case .jsonLines: []
    case .lines: host.display.isInteractive ? .atEnd : []
    case .screen: [.atEnd, .afterMiss]
    }
  }

  /// Plays a game on lines of either kind, with what there is to say before and after.
  func conduct(_ game: Game, in manner: Manner) async throws {
    if manner == .jsonLines {
      var skin = JSONLinesSkin(host: host)
      _ = try await FrontEnds.play(game.session, through: &skin)
      return
    }
    for remark in game.remarks { host.output.write(wrapped(remark, width: width) + "\n") }
    var skin = LineSkin(
      host: host, theme: theme(game.before), spoken: Settings(game.before).spoken,
      allowsHelp: game.entry.header.ruleset.allowsHelp, saysWords: game.session.speaker != nil)
    if game.before.gamesCount == 0 { host.output.write(skin.help + "\n") }
    let ended = try await FrontEnds.play(game.session, through: &skin)
    if let text = epilogue(of: game, ended.progress) {
      if case .hoard = game.epilogue { host.output.write("\n") }
      host.output.write(text + "\n")
    }
  }

  private func practiceDaily(
    _ date: CalendarDate, dealer: DailyDealer, progress: PlayerProgress, manner: Manner
  ) throws -> Game {
    let dealt = try dealer.deal(date, strictAccents: Settings(progress).strictAccents)
    let entry = RoundEntry(round: host.makeID(), header: dealt.round.header)
    var game = try localGame(dealt, entry: entry, progress: progress, manner: manner)
    game.remarks = ["The daily of \(date) is practice: it does not count as a daily."]
    return game
  }

  func checkedDate(
    _ text: String, today: CalendarDate
  ) throws(ClientError) -> CalendarDate {
    let date = try parsedDate(text)
    guard date <= today else {
      throw ClientError(
        "date_in_future", "the daily of \(date) has not begun; today is \(today)", exit: .usage)
    }
    return date
  }

  func parsedDate(_ text: String) throws(ClientError) -> CalendarDate {
    guard let date = CalendarDate(text) else {
      let today = host.now().localDate
      throw ClientError(
        "date_malformed", "\(text) is no date; write it as \(today)", exit: .usage)
    }
    return date
  }

  // MARK: - Afterwards

  /// What is told once a game is over; nil for nothing.
  func epilogue(of game: Game, _ after: PlayerProgress, manner: Manner = .lines) -> String? {
    let round = after.rounds[game.entry.round]
    /// What to type next, which is no use on a screen.
    func typing(_ text: String) -> String { manner == .screen ? "" : text }
    switch game.epilogue {
    case .nothing: return nil
    case .endedBefore:
      return "That run had ended" + typing("; `wordhoard run` begins another") + "."
    case .nextDaily(let isEarlier):
      if round?.isFinished != true {
        return "The daily stays open" + typing("; `wordhoard daily` goes on with it") + "."
      }
      return isEarlier
        ? "Today's daily is waiting" + typing(": `wordhoard daily`") + "."
        : "The next daily comes in \(untilMidnight(host.now()))."
    case .hoard(let before):
      guard after.gamesCount > game.before.gamesCount else { return nil }
      let now = Profile.words(after.hoard(at: host.now().instant))
      return "Your hoard: \(hoardTold(now)) words, \(gainTold(now - before)) with this session."
    case .rival(let rival, let questions):
      guard let round, round.outcomes.count == questions else { return nil }
      return comparison(round.tally, with: rival)
    }
  }

  private func comparison(_ tally: Tally, with rival: RoundCode) -> String {
    let verdict =
      tally.score > rival.score
      ? "You win." : tally.score < rival.score ? "They win." : "It is a tie."
    return "You: \(tally.correct) right, \(grouped(tally.score)). "
      + "They: \(rival.correct) right, \(grouped(rival.score)). \(verdict)"
  }
}
