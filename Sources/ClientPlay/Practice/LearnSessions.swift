package import ClientCore
package import GameEngine
import Messages

/// Sessions of spaced practice: words that are about to be forgotten, and new ones.
package struct LearnSessions: Sendable {
  private let sources: ItemSources
  private let scopes: PracticeScopes
  private let books: any BookPracticeSource
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sources: provides the items.
  ///   - scopes: selects those that are practiced.
  ///   - books: finds the words of books.
  ///   - games: creates the games.
  package init(
    sources: ItemSources, scopes: PracticeScopes, books: any BookPracticeSource, games: GameFactory,
    store: PlayerStore, host: Host
  ) {
    self.sources = sources
    self.scopes = scopes
    self.books = books
    self.games = games
    self.store = store
    self.host = host
  }

  /// A session, ready to be played.
  ///
  /// - Throws: `ClientError`.
  package func game(_ request: LearnRequest, on surface: PlaySurface) throws -> Game {
    if let words = request.words { try LearnSessions.check(words) }
    let progress = try store.progress()
    let settings = Settings(progress)
    if let book = request.book {
      return try game(ofBook: book, request, progress, on: surface)
    }
    if !request.items.isEmpty { return try game(ofItems: request.items, progress, on: surface) }
    let source = try sources.chosen(
      request.source, deck: request.deck, tags: request.tags, course: request.course, in: settings)
    var scope = try scopes.scope(
      settings, level: request.level, category: request.category, among: source.categories)
    // Who turns to another level does not give up the words that they have learned.
    scope.keepsMetWords = request.level == nil
    let seed = UInt32(truncatingIfNeeded: host.randomBits())
    var generator = SeededGenerator(seed: UInt64(seed))
    let builder = try builder(
      progress, size: request.words, withCards: source is CardSource || request.includesCards)
    let (items, pool) = try items(
      of: source, in: scope, progress, by: builder,
      isClassic: request.isClassic || progress.isClassic)
    let cards = request.includesCards ? try dueCards(progress, settings, by: builder) : nil
    // Cards have neither levels nor categories.
    let words = scope.words(of: items, for: progress).adding(met: cards?.items ?? [])
    let plan = plan(
      of: words, pool: pool, progress: progress, by: builder, isClassic: request.isClassic,
      using: &generator)
    let entries = plan.items.map { entry in
      var entry = entry
      if entry.word.id.cardID != nil { entry.pool = cards?.pool }
      return entry
    }
    do {
      var game = try game(of: entries, pool: pool, seed: seed, progress, on: surface)
      game.remarks +=
        ExhaustionRemarks(host.messages).remarks(of: words, in: scope)
        + [summary(of: plan, millis: plan.items.count * SessionOutlook.millisPerAnswer(progress))]
      return game
    } catch let error as DealingError {
      let shortage = try (source as? CardSource).flatMap {
        try CardShortage(
          of: $0, progress, goals: builder.goals, at: progress.studyTime(host.now()))
      }
      throw shortage?.error(deck: request.deck, tags: request.tags) ?? ClientError(error)
    }
  }

  private func game(
    of entries: [SessionDealer.Entry], pool: ItemPool, seed: UInt32, _ progress: PlayerProgress,
    on surface: PlaySurface
  ) throws -> Game {
    let dealt = try SessionDealer.deal(
      entries, returns: progress.returnsLeft, pool: pool, seed: seed,
      strictAccents: Settings(progress).strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt, seed: seed), on: surface)
    game.closing = .hoard(from: Hoard.words(of: progress, at: host.now()))
    return game
  }

  /// A session with certain words and cards in their order, such as those that were just missed.
  private func game(
    ofItems ids: [ItemID], _ progress: PlayerProgress, on surface: PlaySurface
  ) throws -> Game {
    let settings = Settings(progress)
    func pool(_ source: any ItemSource, _ ids: [ItemID]) throws -> ItemPool {
      try source.session(candidates: { ids }, isNew: { _ in false }, category: nil).pool
    }
    let cards = ids.filter { $0.cardID != nil }
    let cardPool =
      cards.isEmpty
      ? nil : try pool(try sources.chosen(CardSource.all.rawValue, in: settings), cards)
    let plan = SessionPlan(
      inOrder: ids.compactMap(sources.item), for: progress,
      by: try builder(progress, withCards: !cards.isEmpty),
      at: progress.studyTime(host.now()))
    let entries = plan.items.map { entry in
      var entry = entry
      if entry.word.id.cardID != nil { entry.pool = cardPool }
      return entry
    }
    return try game(
      of: entries, pool: try pool(sources.chosen(in: settings), ids.filter { $0.cardID == nil }),
      seed: UInt32(truncatingIfNeeded: host.randomBits()), progress, on: surface)
  }

  /// A session with the words of a book, in the order of `BookPracticeWords`.
  private func game(
    ofBook name: String, _ request: LearnRequest, _ progress: PlayerProgress,
    on surface: PlaySurface
  ) throws -> Game {
    let (builder, now) = (
      try builder(progress, size: request.words, withCards: false), host.now()
    )
    let words = try books.words(of: name, before: request.chapter)
    let category = try scopes.checkedCategory(request.category, among: words.pool.categories)
    let chosen = words.chosen(
      builder.size, for: progress, by: builder, at: now
    ) {
      $0.isOf(level: request.level, category: category)
    }
    let plan = SessionPlan(
      inOrder: chosen, for: progress, by: builder, at: progress.studyTime(now))
    let entries = plan.items.map { entry in
      var entry = entry
      entry.prefersExample = words.quoted.contains(entry.word.id)
      return entry
    }
    do {
      var game = try game(
        of: entries, pool: words.pool, seed: UInt32(truncatingIfNeeded: host.randomBits()),
        progress, on: surface)
      game.remarks += [words.summary(of: chosen, in: host.messages)]
      return game
    } catch is DealingError {
      throw words.shortage
    }
  }

  /// The player's cards that are about to be forgotten, with the pool of their wrong choices.
  private func dueCards(
    _ progress: PlayerProgress, _ settings: Settings, by builder: SessionBuilder
  ) throws -> (items: [Item], pool: ItemPool) {
    let source = try sources.chosen(CardSource.all.rawValue, in: settings)
    let due = candidates(of: source, in: Scope(level: .any), progress, by: builder).due
    let (items, pool) = try source.session(
      candidates: { due }, isNew: { progress.words[$0] == nil }, category: nil)
    return (items.filter { due.contains($0.id) }, pool)
  }

  /// The items that a session chooses from, with the pool of its wrong choices.
  private func items(
    of source: any ItemSource, in scope: Scope, _ progress: PlayerProgress,
    by builder: SessionBuilder, isClassic: Bool
  ) throws -> (items: [Item], pool: ItemPool) {
    if isClassic {
      // The classic rule takes the hardest of all words.
      let pool = try source.pool()
      return (pool.items, pool)
    }
    return try source.session(
      candidates: {
        let (due, looked) = candidates(of: source, in: scope, progress, by: builder)
        return due + looked
      }, isNew: { progress.words[$0] == nil }, category: scope.category)
  }

  /// What a session that begins now asks. It saves at most as many words as it has, so that the player is not shown a
  /// backlog. If it saves none, its other words are not counted.
  ///
  /// - Throws: `ClientError`.
  package func outlook(_ progress: PlayerProgress) throws -> SessionOutlook {
    var generator = SeededGenerator(seed: 0)
    let settings = Settings(progress)
    let source = sources.chosen(in: settings)
    var scope = try scopes.scope(settings, among: source.categories)
    scope.keepsMetWords = true
    let builder = try builder(progress, withCards: source is CardSource)
    // The classic rule takes the hardest of all words.
    let known = Array(progress.words.keys)
    var (candidates, due) = (known, 0)
    if !progress.isClassic {
      let (fading, looked) = self.candidates(of: source, in: scope, progress, by: builder)
      guard !fading.isEmpty else { return .nothing }
      (candidates, due) = (fading + looked, fading.count)
    }
    let items = try source.outline(
      candidates: candidates, besides: known, category: scope.category)
    let scoped = scope.words(of: items, for: progress)
    // The neighbours decide which words are not asked together, as in the session itself.
    let pool = ItemPool(
      source: source.id, items: [], editions: source.editions, neighbours: try source.neighbours())
    let plan = plan(
      of: scoped, pool: pool, progress: progress, by: builder, isClassic: false, using: &generator)
    return SessionOutlook(
      saved: plan.saved, others: plan.items.count - plan.saved.count,
      hasMore: due > plan.saved.count)
  }

  /// The known words that a session may take: the best remembered of the words that are about to be
  /// forgotten, and the last that were looked up. A session has room for far fewer, and making
  /// items of all would take longer than the rest.
  private func candidates(
    of source: any ItemSource, in scope: Scope, _ progress: PlayerProgress,
    by builder: SessionBuilder
  ) -> (due: [ItemID], looked: [ItemID]) {
    let now = progress.studyTime(host.now())
    // In the order of `SessionBuilder`, apart from those that are remembered worst: words before their first review by the day of the last answer, then the others.
    var due: [(id: ItemID, day: Int, order: Double)] = []
    var looked: [(id: ItemID, at: Int64)] = []
    for (id, word) in progress.words {
      guard let memory = word.memory else {
        looked.append((id, word.lastSeen))
        continue
      }
      switch builder.standing(of: memory, as: id, at: now) {
      case .first:
        due.append((id, memory.state.lastDay, progress.retrievability(of: id, at: now) ?? 0))
      case .due: due.append((id, .min, -(progress.retrievability(of: id, at: now) ?? 0)))
      case .fresh, .resting: break
      }
    }
    due.sort { ($1.day, $0.order, $0.id) < ($0.day, $1.order, $1.id) }
    looked.sort { ($1.at, $0.id) < ($0.at, $1.id) }
    let most = 3 * builder.size
    func suiting(_ ids: [ItemID], upTo limit: Int) -> [ItemID] {
      var suiting: [ItemID] = []
      for id in ids where suiting.count < limit {
        guard source.item(id)?.isOf(level: scope.metLevel, category: scope.category) == true
        else { continue }
        suiting.append(id)
      }
      return suiting
    }
    // The order is the chance of recall, negative where the best remembered come first.
    let worst = due.map { (recall: abs($0.order), id: $0.id) }.sorted(by: <).map(\.id)
    let all =
      suiting(due.map(\.id), upTo: most) + suiting(worst, upTo: 3 * builder.placesForWorst)
    var taken: Set<ItemID> = []
    return (all.filter { taken.insert($0).inserted }, looked.prefix(most).map(\.id))
  }

  /// Stores a number of words for later sessions.
  ///
  /// - Throws: `ClientError` if it is out of range; `JournalError`.
  package func remember(sessionOf words: Int) throws {
    try LearnSessions.check(words)
    try store.set(.session, to: String(words))
  }

  private static func check(_ words: Int) throws(ClientError) {
    guard (1...SessionDealer.longest).contains(words) else {
      throw ClientError(
        .wordsOutOfRange,
        "a session has 1 to \(SessionDealer.longest) words, not \(words)",
        exit: .usage)
    }
  }

  private func plan(
    of words: Scope.Words, pool: ItemPool, progress: PlayerProgress, by builder: SessionBuilder,
    isClassic: Bool, using generator: inout SeededGenerator
  ) -> SessionPlan {
    SessionPlan(
      of: words, for: progress, by: builder, at: progress.studyTime(host.now()),
      isClassic: isClassic || progress.isClassic, using: &generator,
      areRelated: pool.areBetterApart)
  }

  /// - Parameters:
  ///   - size: the number of words; nil for that of the settings.
  ///   - withCards: whether cards may be asked, so that their decks matter.
  private func builder(
    _ progress: PlayerProgress, size: Int? = nil, withCards: Bool
  ) throws -> SessionBuilder {
    SessionBuilder(
      size: size ?? Settings(progress).session,
      goals: try withCards
        ? store.goals(progress, of: progress.words.keys) : Settings(progress).goals,
      model: progress.model)
  }

  private func summary(of plan: SessionPlan, millis: Int) -> String {
    let messages = host.messages
    let (saved, new, rest) = (
      messages.number(plan.saved.count), messages.number(plan.new),
      messages.number(plan.items.count - plan.saved.count - plan.new)
    )
    var parts: [String] = []
    if !plan.saved.isEmpty {
      parts.append(
        messages.plural(
          plan.saved.count, "\(saved) word can be saved today", "\(saved) words can be saved today")
      )
    }
    if plan.new > 0 { parts.append(messages("\(new) new", context: "words of a session")) }
    if plan.items.count > plan.saved.count + plan.new {
      parts.append(messages("\(rest) to keep fresh", context: "words of a session"))
    }
    parts.append(DurationTexts(messages).about(millis: millis))
    return messages("\(messages.commaSeparated(parts)).", context: "a list as a sentence")
  }
}
