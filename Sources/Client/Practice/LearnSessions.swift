package import GameEngine
import Messages

/// Sessions of spaced practice: words that are about to be forgotten, and new ones.
package struct LearnSessions: Sendable {
  private let sources: ItemSources
  private let scopes: PracticeScopes
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sources: provides the items.
  ///   - scopes: selects those that are practised.
  ///   - games: creates the games.
  package init(
    sources: ItemSources, scopes: PracticeScopes, games: GameFactory, store: PlayerStore, host: Host
  ) {
    self.sources = sources
    self.scopes = scopes
    self.games = games
    self.store = store
    self.host = host
  }

  /// A session, ready to be played.
  ///
  /// - Throws: `ClientError`.
  package func game(_ request: LearnRequest, on surface: PlaySurface) throws -> Game {
    if let words = request.words { try remember(sessionOf: words) }
    let progress = try store.progress()
    let settings = Settings(progress)
    let pool = try sources.chosen(request.source, in: settings).pool()
    let scope = try scopes.scope(
      settings, level: request.level, category: request.category, among: pool.categories)
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = scope.words(of: pool.items, for: progress)
    let plan = plan(
      of: words, pool: pool, progress: progress, isClassic: request.isClassic, using: &generator)
    let dealt = try SessionDealer.deal(
      plan.items, pool: pool, seed: seed, strictAccents: settings.strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt, seed: seed), on: surface)
    game.remarks = exhaustionRemarks(of: words, in: scope) + [summary(of: plan)]
    game.closing = .hoard(from: Hoard.words(progress.hoard(at: host.now().instant)))
    return game
  }

  /// How many words a session would save from being forgotten now; never more than it has, for nobody is
  /// shown a debt.
  ///
  /// - Throws: `ClientError`.
  package func wordsToSave(_ progress: PlayerProgress) throws -> Int {
    var generator = SeededGenerator(seed: 0)
    let settings = Settings(progress)
    let source = sources.chosen(in: settings)
    let answered = progress.words.filter { $0.value.memory != nil }.map(\.key)
    let items = try source.outline(answered: answered)
    let scoped = try scopes.scope(settings, among: source.categories)
      .words(of: items, for: progress)
    // Relations are known from the items themselves; neighbours are only read to deal a round.
    let pool = ItemPool(source: source.id, items: [], editions: source.editions)
    return plan(of: scoped, pool: pool, progress: progress, isClassic: false, using: &generator)
      .saved
  }

  /// Makes a number of words that of the sessions to come.
  private func remember(sessionOf words: Int) throws {
    guard (1...SessionDealer.longest).contains(words) else {
      throw ClientError(
        .wordsOutOfRange,
        "a session has 1 to \(SessionDealer.longest) words, not \(words)",
        exit: .usage)
    }
    try store.set(.session, to: String(words))
  }

  private func plan(
    of words: Scope.Words, pool: ItemPool, progress: PlayerProgress, isClassic: Bool,
    using generator: inout SeededGenerator
  ) -> SessionPlan {
    let settings = Settings(progress)
    return SessionPlan(
      of: words, for: progress,
      by: SessionBuilder(size: settings.session, retention: settings.retention),
      at: host.now().instant, isClassic: isClassic || progress.isClassic, using: &generator,
      areRelated: pool.areBetterApart)
  }

  private func summary(of plan: SessionPlan) -> String {
    let rest = plan.items.count - plan.saved - plan.new
    var parts: [String] = []
    if plan.saved > 0 { parts.append("\(counted(plan.saved, "word")) can be saved today") }
    if plan.new > 0 { parts.append("\(grouped(plan.new)) new") }
    if rest > 0 { parts.append("\(grouped(rest)) to keep fresh") }
    return parts.joined(separator: ", ") + "."
  }
}

/// Where new words come from when a level has no more; empty while it has.
func exhaustionRemarks(of words: Scope.Words, in scope: Scope) -> [String] {
  guard let (level, next) = words.exhausted else { return [] }
  let place = scope.category.map { " in \($0)" } ?? ""
  let all = "You have met every word of level \(level.rawValue)\(place)"
  let rest =
    switch (next, scope.level) {
    case (nil, _): "; there is no other with new ones."
    case (let next?, .auto): "; new ones are of level \(next.rawValue)."
    case (let next?, _): "; `--level \(next.rawValue)` has new ones."
    }
  return [all + rest]
}
