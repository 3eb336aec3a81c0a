package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Rounds of `paragraph`: the gaps of a passage of a book, or of a text that comes with the program.
package struct ParagraphRounds: Sendable {
  private let library: WordLibrary
  private let sources: ItemSources
  private let books: any BookPracticeSource
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - library: finds the words of passages.
  ///   - sources: provides the items.
  ///   - books: finds the passages.
  ///   - games: creates the games.
  ///   - host: provides time and random bits.
  package init(
    library: WordLibrary, sources: ItemSources, books: any BookPracticeSource, games: GameFactory,
    store: PlayerStore, host: Host
  ) {
    (self.library, self.sources, self.books) = (library, sources, books)
    (self.games, self.store, self.host) = (games, store, host)
  }

  /// A round about a passage, ready to be played.
  ///
  /// - Throws: `ClientError`, also if the request chooses words, which the passage does.
  func game(_ request: PracticeRequest, on surface: PlaySurface) throws -> Game {
    try check(request)
    let progress = try store.progress()
    let settings = Settings(progress)
    let pool = try sources.ownPool(of: sources.course(request.course, in: settings))
    let seed = request.seed ?? UInt32(truncatingIfNeeded: host.randomBits())
    let found =
      try request.book.map { try passage(ofBook: $0, pool.course, progress) }
      ?? passage(of: pool.course, progress, seed: seed)
    let dealt = ParagraphDealer.deal(
      found.passage, pool: pool, strictAccents: settings.strictAccents)
    var game = try games.game(dealt, entry: games.entry(of: dealt), on: surface)
    game.remarks.append(host.messages("From \"\(shortened(found.title))\"."))
    return game
  }

  private func check(_ request: PracticeRequest) throws(ClientError) {
    guard request.forms.count == 1 else {
      throw ClientError(
        .noParagraph, "a paragraph is a round of its own",
        remedy: "name no other form beside it", exit: .usage)
    }
    guard request.level == nil, request.category == nil, request.source == nil,
      request.deck == nil, request.tags.isEmpty, !request.isClassic
    else {
      throw ClientError(
        .noParagraph, "a paragraph asks the words that its text has",
        remedy: "choose the text with --book, or the course with --course", exit: .usage)
    }
  }

  // MARK: - Choosing a passage

  private typealias Found = (title: String, passage: DamagedPassage)

  /// The first suitable passage of a book, from the player's place on.
  private func passage(
    ofBook name: String, _ course: Course, _ progress: PlayerProgress
  ) throws -> Found {
    let text = try books.passages(of: name)
    let title = shortened(text.title)
    guard text.language.isEmpty || LanguageTag.long(of: text.language) == long(course) else {
      let names = LanguageTexts(host.messages)
      let (other, own) = (names.name(of: text.language), names.name(of: course.language))
      let suitable = sources.courseIDs.first {
        LanguageTag.long(of: $0) == LanguageTag.long(of: text.language)
      }
      throw ClientError(
        .noParagraph,
        "the language of \"\(title)\" is \(other), and the course teaches \(own)",
        remedy: suitable.map { Phrase("change the course with `wordhoard course use \($0)`") }
          ?? Phrase("choose another book"))
    }
    guard let passage = first(of: text.passages, course, progress) else {
      throw ClientError(
        .noParagraph,
        "\"\(title)\" has no paragraph with enough words that the course teaches",
        remedy: "choose another book, or play without --book")
    }
    return (text.title, passage)
  }

  /// A passage of our texts.
  private func passage(
    of course: Course, _ progress: PlayerProgress, seed: UInt32
  ) throws -> Found {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = try books.passages(ofOwnTextsIn: course.language)
    let titles = texts.flatMap { text in text.passages.map { (title: text.title, passage: $0) } }
    let shuffled = generator.shuffled(titles)
    guard let passage = first(of: shuffled.lazy.map(\.passage), course, progress) else {
      let name = LanguageTexts(host.messages).name(of: course.language)
      throw ClientError(
        .noParagraph, "no text of ours in \(name) has a suitable paragraph",
        remedy: "name a book of yours with `wordhoard play paragraph --book BOOK`")
    }
    let title = shuffled.first { $0.passage == passage.passage }?.title ?? ""
    return (title, passage)
  }

  /// The first suitable passage most of whose words were not shown today; if there is none, the first suitable one.
  private func first(
    of passages: some Sequence<Passage>, _ course: Course, _ progress: PlayerProgress
  ) -> DamagedPassage? {
    let index = library.index(of: course.id)
    let today = host.now().localDate
    var suitable: DamagedPassage?
    for passage in passages {
      let damaged = DamagedPassage(passage, of: course) { index.items(spelled: $0) }
      guard let damaged else { continue }
      let shown = damaged.gaps.count { progress.words[$0.item.id]?.lastSeenOn == today }
      if 2 * shown < damaged.gaps.count { return damaged }
      suitable = suitable ?? damaged
    }
    return suitable
  }

  private func long(_ course: Course) -> String? { LanguageTag.long(of: course.language) }
}
