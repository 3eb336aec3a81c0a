package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Practice rounds, and the sixty-second game `speed`.
package struct PracticeRounds: Sendable {
  private let sources: ItemSources
  private let scopes: PracticeScopes
  private let books: any BookPracticeSource
  private let paragraphs: ParagraphRounds
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sources: provides the items.
  ///   - scopes: selects those that are practiced.
  ///   - books: finds the words of books.
  ///   - paragraphs: the rounds whose questions are the gaps of a text.
  ///   - games: creates the games.
  ///   - host: provides random bits.
  package init(
    sources: ItemSources, scopes: PracticeScopes, books: any BookPracticeSource,
    paragraphs: ParagraphRounds, games: GameFactory, store: PlayerStore, host: Host
  ) {
    self.sources = sources
    self.scopes = scopes
    self.books = books
    self.paragraphs = paragraphs
    self.games = games
    self.store = store
    self.host = host
  }

  /// A practice round, ready to be played.
  ///
  /// - Throws: `ClientError`.
  package func game(_ request: PracticeRequest, on surface: PlaySurface) throws -> Game {
    // A code replaces the forms.
    if request.code == nil, request.forms.contains(FormID.paragraph.rawValue) {
      return try paragraphs.game(request, on: surface)
    }
    let progress = try store.progress()
    if let book = request.book {
      return try game(ofBook: book, request, progress, on: surface)
    }
    let settings = Settings(progress)
    var source = try sources.chosen(
      request.source, deck: request.deck, tags: request.tags, course: request.course, in: settings)
    // A code names the source of its round.
    if let code = request.code { source = try sources.source(ofCode: code) }
    let named = NamedCards(deck: request.deck, tags: request.tags)
    let pool = try itemPool(of: source, named)
    var rival: RoundCode?
    var recipe: PracticeRecipe
    var remarks: [String] = []
    if let code = request.code {
      let read = try RoundCode(text: code, pool: pool)
      rival = read
      recipe = read.recipe
    } else {
      (recipe, remarks) = try drawn(request, from: pool, progress: progress)
    }
    let dealt = try suitable(source, named) { () throws(DealingError) in
      try PracticeDealer(pool: pool, recipe: recipe).deal(strictAccents: settings.strictAccents)
    }
    // A friend does not have the cards with a tag.
    let code =
      request.tags.isEmpty && source.id.rawValue.utf8.count <= RoundCode.longestSource
      ? RoundCode(source: source.id, recipe: recipe, correct: 0, score: 0).text(pool: pool) : nil
    var game = try game(of: dealt, code: code, seed: recipe.seed, remarks, on: surface)
    if let rival { game.closing = .rival(rival, questions: dealt.round.questions.count) }
    return game
  }

  private func game(
    of dealt: DealtRound, code: String?, seed: UInt32, _ remarks: [String],
    on surface: PlaySurface
  ) throws -> Game {
    var game = try games.game(
      dealt, entry: games.entry(of: dealt, code: code, seed: seed), on: surface)
    game.remarks += remarks
    // A dictation that nobody hears cannot be played.
    if let obstacle = game.session.speaker?.obstacle,
      dealt.round.questions.contains(where: { $0.form == .dictation })
    {
      throw obstacle == .soundOff
        ? ClientError(
          .soundOff, "a dictation is said aloud, and the setting sound is off",
          remedy: "turn it on with `wordhoard settings set sound on`")
        : ClientError(
          .noSpeech, "a dictation needs a voice, and none is installed",
          remedy: "get it with `sudo apt install espeak-ng`")
    }
    if game.session.speaker?.obstacle == .noSpeech {
      game.remarks.append(RefusalTexts(host.messages).sentence(.cannotSay(.noSpeech)))
    }
    return game
  }

  /// A round with the words of a book, in the order of `BookPracticeWords`. It has no code, since
  /// it contains words that the player looked up.
  private func game(
    ofBook name: String, _ request: PracticeRequest, _ progress: PlayerProgress,
    on surface: PlaySurface
  ) throws -> Game {
    try checkQuestions(of: request)
    let settings = Settings(progress)
    let words = try books.words(of: name, before: nil)
    let category = try scopes.checkedCategory(request.category, among: words.pool.categories)
    let builder = SessionBuilder(
      size: request.questions, goals: settings.goals, model: progress.model)
    let chosen = words.chosen(
      request.questions, for: progress, by: builder, at: host.now(), fills: true
    ) { $0.isOf(level: request.level, category: category) }
    guard !chosen.isEmpty else { throw words.shortage }
    var recipe = PracticeRecipe(
      seed: request.seed ?? UInt32(truncatingIfNeeded: host.randomBits()),
      forms: request.forms.map { FormID($0) }, count: chosen.count,
      edition: words.pool.edition.number)
    recipe.words = chosen.map(\.id)
    recipe = try PracticeDealer(pool: words.pool, recipe: recipe)
      .recalling(by: scopes.recall(by: progress))
    let dealt = try PracticeDealer(pool: words.pool, recipe: recipe)
      .deal(strictAccents: settings.strictAccents, byExample: words.quoted)
    return try game(
      of: dealt, code: nil, seed: recipe.seed, [words.summary(of: chosen, in: host.messages)],
      on: surface)
  }

  private func checkQuestions(of request: PracticeRequest) throws(ClientError) {
    guard (1...PracticeRecipe.longest).contains(request.questions) else {
      throw ClientError(
        .questionsOutOfRange,
        "a round has 1 to \(PracticeRecipe.longest) questions, not \(request.questions)",
        exit: .usage)
    }
  }

  /// A `speed` game, ready to be played.
  ///
  /// - Parameters:
  ///   - deck: the path of the deck whose cards are asked; nil for our words.
  ///   - tags: the tags of the cards that are asked; with a deck, of its cards.
  ///   - course: the ID of the course of our words; nil for the one of the settings.
  /// - Throws: `ClientError`.
  package func speedGame(
    of deck: String? = nil, tags: [String] = [], course: String? = nil, on surface: PlaySurface
  ) throws -> Game {
    let progress = try store.progress()
    let settings = Settings(progress)
    let source =
      try deck == nil && tags.isEmpty
      ? nil : sources.chosen(nil, deck: deck, tags: tags, in: settings)
    let named = NamedCards(deck: deck, tags: tags)
    let pool =
      try source.map { try itemPool(of: $0, named) }
      ?? sources.ownPool(of: sources.course(course, in: settings))
    let scope = try scopes.scope(settings, among: pool.categories)
    var recipe = PracticeRecipe(
      ruleset: .speed, seed: UInt32(truncatingIfNeeded: host.randomBits()), forms: [],
      count: PracticeRecipe.longest, edition: pool.edition.number)
    recipe = try PracticeDealer(pool: pool, recipe: recipe)
      .drawing(by: scopes.draw(for: progress), from: scope.words(of: pool.items, for: progress).all)
    let dealt = try suitable(source, named) { () throws(DealingError) in
      try PracticeDealer(pool: pool, recipe: recipe).deal()
    }
    return try games.game(dealt, entry: games.entry(of: dealt, seed: recipe.seed), on: surface)
  }

  /// The deck and the tags that the player named, for errors.
  private struct NamedCards {
    let deck: String?
    let tags: [String]
  }

  private func itemPool(of source: any ItemSource, _ named: NamedCards) throws -> ItemPool {
    let pool = try source.pool()
    if source is CardSource, pool.items.isEmpty {
      throw CardShortage.none.error(deck: named.deck, tags: named.tags)
    }
    return pool
  }

  /// Deals a round; if no question can be made of cards, the error says so.
  private func suitable(
    _ source: (any ItemSource)?, _ named: NamedCards, _ deal: () throws(DealingError) -> DealtRound
  ) throws -> DealtRound {
    do {
      return try deal()
    } catch .noWords where source is CardSource {
      throw CardShortage.unsuitable.error(deck: named.deck, tags: named.tags)
    }
  }

  /// The recipe of a new round, and remarks about its words.
  private func drawn(
    _ request: PracticeRequest, from pool: ItemPool, progress: PlayerProgress
  ) throws -> (PracticeRecipe, remarks: [String]) {
    try checkQuestions(of: request)
    let scope = try scopes.scope(
      Settings(progress), level: request.level, category: request.category, among: pool.categories)
    var recipe = PracticeRecipe(
      seed: request.seed ?? UInt32(truncatingIfNeeded: host.randomBits()),
      forms: request.forms.map { FormID($0) }, level: scope.fixedLevel, category: scope.category,
      count: request.questions, edition: pool.edition.number)
    var remarks: [String] = []
    if request.seed == nil {
      let words = scope.words(of: pool.items, for: progress)
      recipe = try PracticeDealer(pool: pool, recipe: recipe)
        .drawing(by: scopes.draw(for: progress, isClassic: request.isClassic), from: words.all)
      remarks = ExhaustionRemarks(host.messages).remarks(of: words, in: scope)
    }
    recipe = try PracticeDealer(pool: pool, recipe: recipe)
      .recalling(by: scopes.recall(by: progress))
    return (recipe, remarks)
  }
}
