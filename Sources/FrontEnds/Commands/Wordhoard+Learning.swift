package import Client
package import GameEngine
import Journal

extension Wordhoard {
  /// What a session is asked to be; nil is what the settings say.
  package struct LearnWish: Sendable {
    /// How many words; it is remembered.
    package var words: Int?
    /// The level.
    package var level: Level?
    /// The category.
    package var category: String?
    /// Where the words come from.
    package var source: WordSource?
    /// Whether to take the hardest words first.
    package var isClassic = false

    /// Nothing special.
    package init() {}
  }

  /// A session of spaced practice: words that are about to be forgotten, and new ones.
  ///
  /// - Throws: `ClientError`.
  package func learn(_ wish: LearnWish, jsonl: Bool) async throws {
    let manner = Manner(jsonl: jsonl)
    try await conduct(try learning(wish, manner: manner), in: manner)
  }

  /// A session of spaced practice, ready to be played.
  ///
  /// - Throws: `ClientError`.
  func learning(_ wish: LearnWish, manner: Manner) throws -> Game {
    if let words = wish.words { try remember(sessionOf: words) }
    let progress = try journal.progress()
    let settings = Settings(progress)
    let pool = try dealingPool(wish.source ?? settings.source)
    let scope = try scope(
      settings, level: wish.level, category: wish.category, among: pool.categories)
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = scope.words(of: pool.items, for: progress)
    let plan = plan(
      of: words, pool: pool, progress: progress, isClassic: wish.isClassic, using: &generator)
    let dealt = try SessionDealer.deal(
      plan.items, pool: pool, seed: seed, strictAccents: settings.strictAccents)
    let entry = RoundEntry(
      round: host.makeID(), header: dealt.round.header, seed: seed)
    var game = try localGame(dealt, entry: entry, progress: progress, manner: manner)
    game.remarks = exhaustion(of: words, in: scope) + [summary(of: plan)]
    game.epilogue = .hoard(from: Profile.words(progress.hoard(at: host.now().instant)))
    return game
  }

  /// Makes a number of words that of the sessions to come.
  private func remember(sessionOf words: Int) throws {
    guard (1...SessionDealer.longest).contains(words) else {
      throw ClientError(
        "words_out_of_range", "a session has 1 to \(SessionDealer.longest) words, not \(words)",
        exit: .usage)
    }
    guard words != Settings(try journal.progress()).session else { return }
    let entry = SettingEntry(key: Settings.Key.session.rawValue, value: String(words))
    try write(.setting(entry))
  }

  // MARK: - What to practise

  /// The words that commands practise: those of the command line, else those of the settings.
  ///
  /// - Parameter known: the categories that there are; nil for those of our own words.
  /// - Throws: `ClientError` for an unknown category.
  func scope(
    _ settings: Settings, level: Level? = nil, category: String? = nil, among known: [String]? = nil
  ) throws(ClientError) -> Scope {
    Scope(
      level: level.map { .fixed($0) } ?? settings.level,
      category: try checkedCategory(category, among: known)
        ?? self.category(of: settings, among: known))
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

  /// How many words a session would save from being forgotten now; never more than it has, for nobody is
  /// shown a debt.
  ///
  /// - Throws: `ClientError`.
  func wordsToSave(_ progress: PlayerProgress) throws -> Int {
    var generator = SeededGenerator(seed: 0)
    let settings = Settings(progress)
    var known = pool.items
    if settings.source == .wordnet {
      // Only words that were answered can be saved; to make the others takes longer than all else.
      known += answeredElsewhere(
        progress, besides: known.filter { progress.words[$0.id] != nil })
    }
    let words = try scope(settings, among: categories(of: settings.source))
      .words(of: known, for: progress)
    return plan(of: words, pool: pool, progress: progress, isClassic: false, using: &generator)
      .saved
  }

  func draw(for progress: PlayerProgress, isClassic: Bool = false) -> FreeDraw {
    FreeDraw(progress, at: host.now(), isClassic: isClassic || progress.isClassic)
  }

  func recall(by progress: PlayerProgress) -> (ItemID) -> Double? {
    let now = host.now().instant
    return { progress.words[$0]?.retrievability(at: now) }
  }

  /// Where new words come from when a level has no more; empty while it has.
  func exhaustion(of words: Scope.Words, in scope: Scope) -> [String] {
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

  private func summary(of plan: SessionPlan) -> String {
    let rest = plan.items.count - plan.saved - plan.new
    var parts: [String] = []
    if plan.saved > 0 { parts.append("\(counted(plan.saved, "word")) can be saved today") }
    if plan.new > 0 { parts.append("\(grouped(plan.new)) new") }
    if rest > 0 { parts.append("\(grouped(rest)) to keep fresh") }
    return parts.joined(separator: ", ") + "."
  }
}
