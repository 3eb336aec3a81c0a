package import ClientCore
import GameEngine
import Journal
import Lexicon
import Messages

/// Dailies and runs: ranked if the player is signed in and the server is available, else solo.
package struct Challenges: Sendable {
  private let ranked: RankedGames
  private let sources: ItemSources
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - ranked: the games on the score server.
  ///   - sources: provides our words, from which solo games are dealt.
  ///   - games: makes solo games.
  package init(
    ranked: RankedGames, sources: ItemSources, games: GameFactory, store: PlayerStore, host: Host
  ) {
    self.ranked = ranked
    self.sources = sources
    self.games = games
    self.store = store
    self.host = host
  }

  /// The daily of a date, to play or already played.
  ///
  /// - Parameters:
  ///   - requested: the date; nil for today's daily, or an earlier one that is still open. The daily of any
  ///     other date is practice.
  ///   - course: the ID of the course, or of the harder daily; nil for the course of the settings.
  ///   - isSolo: whether the solo daily is wanted also if the player is signed in.
  ///   - showsKnownResult: whether a ranked daily whose result was not seen here is shown as already played.
  /// - Throws: `ClientError`.
  package func daily(
    of requested: String?, course: String? = nil, isSolo: Bool, on surface: PlaySurface,
    showsKnownResult: Bool = false
  ) async throws -> GameOffer {
    let course = try daily(named: course)
    let now = host.now()
    let today = now.localDate
    let date = try requested.map { try checkedDate($0, today: today) } ?? today
    if date == today, !isSolo,
      let offer = try await ranked.daily(
        of: course, resumingEarlier: requested == nil, on: surface,
        showsKnownResult: showsKnownResult)
    {
      return offer
    }
    let progress = try store.progress()
    let dealer = DailyDealer(pool: try sources.ownPool(of: course), schedule: host.rulesets)
    guard today >= dealer.firstDate else {
      throw ClientError(
        .clockBeforeFirstDaily,
        "the clock says \(today), but the first daily is that of \(dealer.firstDate)",
        remedy: "set the clock")
    }
    if date != today { return .game(try practiceDaily(date, dealer: dealer, on: surface)) }
    let open = progress.openSoloDaily(
      of: course, at: now, includingEarlier: requested == nil)
    let startedOn = open?.startedOn ?? today
    let round = progress.daily(of: startedOn, course: course)
    let entry: RoundEntry
    let strict = round?.strictAccents ?? Settings(progress).strictAccents
    let dealt = try dealer.deal(
      startedOn, strictAccents: strict, under: round?.header.ruleset)
    if let round {
      entry = RoundEntry(round: round.id, header: dealt.round.header)
    } else {
      let device = try store.journal().device
      let id = EventID(
        derivedFrom: [course.unlessEnglish, "daily/solo/\(startedOn)/\(device)"]
          .compactMap(\.self).joined(separator: "/"))
      entry = RoundEntry(round: id, header: dealt.round.header, strictAccents: strict)
    }
    var game = try games.game(dealt, entry: entry, on: surface, startedAt: now)
    if let round, round.isFinished, surface != .jsonLines,
      let result = try await game.session.open().last?.result
    {
      return .played(PlayedDaily(round: round, result: result, progress: progress))
    }
    game.closing = .nextDaily(isEarlier: startedOn < today)
    if startedOn < today {
      let date = host.messages.date(startedOn)
      game.remarks += [host.messages("This is the open daily of \(date); today's comes after it.")]
    }
    if progress.dailies(course: course).isEmpty {
      game.remarks += [
        host.messages(
          "Solo: this program deals the daily itself, the same one for everyone, and no server ranks it."
        )
      ]
    }
    return .game(game)
  }

  /// Whether the next game of a board begins on a server, so that its clock starts at once.
  ///
  /// - Throws: `ClientError`.
  func beginsRanked(_ board: Board, of course: String?) throws -> Bool {
    try ranked.begins(board, of: daily(named: course))
  }

  private func daily(named name: String?) throws -> CourseID {
    name == CourseID.hard.rawValue ? .hard : try sources.course(name, in: try store.settings())
  }

  /// A run, ready to be played: harder and harder words until the first miss.
  ///
  /// - Parameter course: the ID of the course; nil for the one of the settings.
  /// - Throws: `ClientError`.
  package func run(of course: String? = nil, on surface: PlaySurface) async throws -> Game {
    let course = try sources.course(course, in: try store.settings())
    if let game = try await ranked.run(of: course, on: surface) { return game }
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    let dealt = try RunDealer.deal(
      pool: try sources.ownPool(of: course), chance: .seeded(UInt64(seed)),
      rules: host.rulesets.run(in: ISOWeek(of: CalendarDate(utc: host.now().instant))),
      strictAccents: try store.settings().strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt, seed: seed), on: surface)
    if try store.progress().mostRight(in: .run, of: course) == 0 {
      game.remarks += [
        host.messages("A run asks harder and harder words. It ends with the first miss.")
      ]
    }
    return game
  }

  private func practiceDaily(
    _ date: CalendarDate, dealer: DailyDealer, on surface: PlaySurface
  ) throws -> Game {
    let dealt = try dealer.deal(date, strictAccents: try store.settings().strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt), on: surface)
    let messages = host.messages
    game.remarks += [
      messages(
        "The daily of \(host.messages.date(date)) is practice: it does not count as a daily.")
    ]
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
