import Foundation
package import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// What a practice round is asked to be; nil is what the settings say.
  package struct PlayWish: Sendable {
    /// The forms to ask in; empty for what suits each word.
    package var forms: [String] = []
    /// The level.
    package var level: Level?
    /// The category.
    package var category: String?
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
    let now = host.now()
    let today = now.localDate
    if try wished.map({ try checkedDate($0, today: today) == today }) ?? true,
      let client = try clientIfSignedIn(),
      try await rankedDaily(client, resumingEarlier: wished == nil, jsonl: jsonl)
    {
      return
    }
    let progress = try journal.progress()
    let dealer = DailyDealer(pool: try dealingPool())
    guard today >= dealer.firstDate else {
      throw ClientError(
        "clock_before_first_daily",
        "the clock says \(today), but the first daily is of \(dealer.firstDate); set the clock")
    }
    if let wished {
      let date = try checkedDate(wished, today: today)
      if date != today { return try await practiceDaily(date, dealer: dealer, jsonl: jsonl) }
    }
    let open = openSoloDaily(in: progress, includingEarlier: wished == nil)
    let date = open?.startedOn ?? today
    let round = progress.daily(of: date)
    if let round, round.isFinished, !jsonl {
      return try printFinishedDaily(round, progress: progress)
    }
    let entry: RoundEntry
    let strict = round?.strictAccents ?? Settings(progress).strictAccents
    let dealt = try dealer.deal(date, strictAccents: strict)
    if let round {
      entry = RoundEntry(round: round.id, header: dealt.round.header)
    } else {
      let id = EventID(derivedFrom: "daily/solo/\(date)/\(journal.device)")
      entry = RoundEntry(round: id, header: dealt.round.header, strictAccents: strict)
    }
    let ended = try await conduct(
      dealt, entry: entry, progress: progress, jsonl: jsonl, startedAt: now)
    if !jsonl { tellOfNextDaily(after: entry, ended, isEarlier: date < today) }
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
    let progress = try journal.progress()
    let pool = try dealingPool()
    let settings = Settings(progress)
    var rival: RoundCode?
    var recipe: PracticeRecipe
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
      let scope = try scope(settings, level: wish.level, category: wish.category)
      recipe = PracticeRecipe(
        seed: wish.seed ?? UInt32(truncatingIfNeeded: host.randomBits()),
        forms: wish.forms.map { FormID($0) }, level: scope.fixedLevel, category: scope.category,
        count: wish.questions, edition: pool.edition.number)
      if wish.seed == nil {
        let words = scope.words(of: pool.words, for: progress)
        recipe = try PracticeDealer(pool: pool, recipe: recipe)
          .drawing(by: draw(for: progress, isClassic: wish.isClassic), from: words.all)
        if !jsonl { tellOfExhausted(words, in: scope) }
      }
      recipe = try PracticeDealer(pool: pool, recipe: recipe).recalling(by: recall(by: progress))
    }
    let dealt = try PracticeDealer(pool: pool, recipe: recipe)
      .deal(strictAccents: settings.strictAccents)
    let code = RoundCode(recipe: recipe, correct: 0, score: 0).text(pool: pool)
    let entry = RoundEntry(
      round: host.makeID(), header: dealt.round.header, code: code, seed: recipe.seed)
    let ended = try await conduct(dealt, entry: entry, progress: progress, jsonl: jsonl)
    if let rival, !jsonl, let tally = ended.progress.rounds[entry.round]?.tally,
      ended.progress.rounds[entry.round]?.outcomes.count == dealt.round.questions.count
    {
      host.output.write(comparison(tally, with: rival))
    }
  }

  /// Ever harder words until the first miss; ranked where the player is signed in.
  ///
  /// - Throws: `ClientError`.
  package func run(jsonl: Bool) async throws {
    if let client = try clientIfSignedIn(), try await rankedRun(client, jsonl: jsonl) { return }
    let progress = try journal.progress()
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    let dealt = try RunDealer.deal(
      pool: try dealingPool(), chance: .seeded(UInt64(seed)),
      strictAccents: Settings(progress).strictAccents)
    let entry = RoundEntry(round: host.makeID(), header: dealt.round.header, seed: seed)
    _ = try await conduct(dealt, entry: entry, progress: progress, jsonl: jsonl)
  }

  /// Sixty seconds of choices.
  ///
  /// - Throws: `ClientError`.
  package func speed(jsonl: Bool) async throws {
    let progress = try journal.progress()
    let settings = Settings(progress)
    let pool = try dealingPool()
    let scope = try scope(settings)
    var recipe = PracticeRecipe(
      ruleset: .speed, seed: UInt32(truncatingIfNeeded: host.randomBits()), forms: [],
      count: PracticeRecipe.longest, edition: pool.edition.number)
    recipe = try PracticeDealer(pool: pool, recipe: recipe)
      .drawing(by: draw(for: progress), from: scope.words(of: pool.words, for: progress).all)
    let dealt = try PracticeDealer(pool: pool, recipe: recipe).deal()
    let entry = RoundEntry(
      round: host.makeID(), header: dealt.round.header, seed: recipe.seed)
    _ = try await conduct(dealt, entry: entry, progress: progress, jsonl: jsonl)
  }

  // MARK: - Parts

  func conduct(
    _ dealt: DealtRound, entry: RoundEntry, progress: PlayerProgress, jsonl: Bool,
    startedAt: Moment? = nil
  ) async throws -> GameSession {
    let referee = LocalReferee(
      dealt, guesses: dealt.round.needsGuessList ? try pack.guesses() : .empty,
      resuming: progress.rounds[entry.round]?.outcomes ?? [])
    let session = GameSession(
      referee: referee, entry: entry, progress: progress, journal: journal, host: host,
      startedAt: startedAt, pausesAtEnd: !jsonl && host.display.isInteractive)
    return try await conduct(session, of: entry, progress: progress, jsonl: jsonl)
  }

  /// Plays a session in the way that was asked for.
  func conduct(
    _ session: GameSession, of entry: RoundEntry, progress: PlayerProgress, jsonl: Bool
  ) async throws -> GameSession {
    if jsonl {
      var skin = JSONLinesSkin(host: host)
      return try await Client.play(session, through: &skin)
    }
    var skin = LineSkin(
      host: host, theme: theme(progress), spoken: Settings(progress).spoken,
      allowsHelp: entry.header.ruleset.allowsHelp)
    if progress.gamesCount == 0 { host.output.write(skin.help + "\n") }
    return try await Client.play(session, through: &skin)
  }

  private func practiceDaily(
    _ date: CalendarDate, dealer: DailyDealer, jsonl: Bool
  ) async throws {
    let progress = try journal.progress()
    let dealt = try dealer.deal(date, strictAccents: Settings(progress).strictAccents)
    let entry = RoundEntry(round: host.makeID(), header: dealt.round.header)
    if !jsonl {
      host.output.write("The daily of \(date) is practice: it does not count as a daily.\n")
    }
    _ = try await conduct(dealt, entry: entry, progress: progress, jsonl: jsonl)
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

  private func comparison(_ tally: Tally, with rival: RoundCode) -> String {
    let verdict =
      tally.score > rival.score
      ? "You win." : tally.score < rival.score ? "They win." : "It is a tie."
    return """
      You: \(tally.correct) right, \(grouped(tally.score)). \
      They: \(rival.correct) right, \(grouped(rival.score)). \(verdict)

      """
  }
}
