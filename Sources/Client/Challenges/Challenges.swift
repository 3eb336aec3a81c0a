import Journal
import GameEngine
import Lexicon
import Messages

/// Dailies and runs: ranked where the player is signed in and the server can be had, else solo.
package struct Challenges: Sendable {
  private let ranked: RankedGames
  private let sources: ItemSources
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - ranked: the games on the score server.
  ///   - sources: provides our words, from which solo games are dealt.
  ///   - games: makes the solo ones.
  package init(
    ranked: RankedGames, sources: ItemSources, games: GameFactory, store: PlayerStore, host: Host
  ) {
    self.ranked = ranked
    self.sources = sources
    self.games = games
    self.store = store
    self.host = host
  }

  /// The daily of a date, as it can be played or has been.
  ///
  /// - Parameters:
  ///   - requested: the date; another one than today's is practice. Nil for today's, or an earlier one that
  ///     is still open.
  ///   - showsKnownResult: whether the result of a ranked one that ended unheard is told as known.
  /// - Throws: `ClientError`.
  package func daily(
    of requested: String?, on surface: PlaySurface, showsKnownResult: Bool = false
  ) async throws -> GameOffer {
    let now = host.now()
    let today = now.localDate
    let isForToday = try requested.map { try checkedDate($0, today: today) == today } ?? true
    if isForToday,
      let offer = try await ranked.daily(
        resumingEarlier: requested == nil, on: surface, showsKnownResult: showsKnownResult)
    {
      return offer
    }
    let progress = try store.progress()
    let dealer = DailyDealer(pool: try sources.ownPool(), schedule: host.rulesets)
    guard today >= dealer.firstDate else {
      throw ClientError(
        .clockBeforeFirstDaily,
        "the clock says \(today), but the first daily is of \(dealer.firstDate)",
        remedy: "set the clock")
    }
    if let requested {
      let date = try checkedDate(requested, today: today)
      if date != today { return .game(try practiceDaily(date, dealer: dealer, on: surface)) }
    }
    let open = progress.openSoloDaily(at: now, includingEarlier: requested == nil)
    let date = open?.startedOn ?? today
    let round = progress.daily(of: date)
    if let round, round.isFinished, surface != .jsonLines {
      return .played(PlayedDaily(round: round, progress: progress))
    }
    let entry: RoundEntry
    let strict = round?.strictAccents ?? Settings(progress).strictAccents
    let dealt = try dealer.deal(
      date, strictAccents: strict, under: round?.header.ruleset)
    if let round {
      entry = RoundEntry(round: round.id, header: dealt.round.header)
    } else {
      let id = EventID(derivedFrom: "daily/solo/\(date)/\(store.journal.device)")
      entry = RoundEntry(round: id, header: dealt.round.header, strictAccents: strict)
    }
    var game = try games.game(dealt, entry: entry, on: surface, startedAt: now)
    game.closing = .nextDaily(isEarlier: date < today)
    return .game(game)
  }

  /// Ever harder words until the first miss, ready to be played.
  ///
  /// - Throws: `ClientError`.
  package func run(on surface: PlaySurface) async throws -> Game {
    if let game = try await ranked.run(on: surface) { return game }
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    let dealt = try RunDealer.deal(
      pool: try sources.ownPool(), chance: .seeded(UInt64(seed)),
      rules: host.rulesets.run(in: ISOWeek(of: CalendarDate(utc: host.now().instant))),
      strictAccents: try store.settings().strictAccents)
    return try games.game(dealt, entry: games.entry(of: dealt, seed: seed), on: surface)
  }

  private func practiceDaily(
    _ date: CalendarDate, dealer: DailyDealer, on surface: PlaySurface
  ) throws -> Game {
    let dealt = try dealer.deal(date, strictAccents: try store.settings().strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt), on: surface)
    game.remarks = ["The daily of \(date) is practice: it does not count as a daily."]
    return game
  }

  private func checkedDate(
    _ text: String, today: CalendarDate
  ) throws(ClientError) -> CalendarDate {
    let date = try CalendarDate.checked(text, today: today)
    guard date <= today else {
      throw ClientError(
        .dateInFuture,
        "the daily of \(date) has not begun",
        remedy: "today is \(today)",
        exit: .usage)
    }
    return date
  }
}
