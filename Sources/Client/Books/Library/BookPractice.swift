import Bookshelf
import GameEngine
import Lexicon
import Messages

/// Finds the words of a book that are worth practicing, each with the sentence in which it was looked up.
package struct BookPractice: Sendable {
  /// The words in the order in which they are asked.
  struct Words {
    let title: String
    /// Words that were looked up in the book, the latest first.
    var lookedUp: [Item] = []
    /// Words that are worth learning before the next chapter.
    var chapter: [Item] = []
    /// Other words that the player may not know, first those that would help most.
    var others: [Item] = []
    /// The words whose example is a sentence of the book.
    var quoted: Set<ItemID> = []
    /// They, and suitable wrong choices.
    var pool: ItemPool

    var all: [Item] { lookedUp + chapter + others }
  }

  /// How many words of each kind are read; a round has fewer.
  private static let most = 2 * SessionDealer.longest
  /// The most characters of a sentence that becomes a question, as of WordNet's.
  private static let longestSentence = 200
  /// The fewest words around the gap.
  private static let leastContext = 4

  private let books: Library
  private let vocabularies: Vocabularies
  private let library: WordLibrary
  private let sources: ItemSources

  /// - Parameters:
  ///   - library: our own words.
  ///   - sources: provides the items.
  package init(
    books: Library, vocabularies: Vocabularies, library: WordLibrary, sources: ItemSources
  ) {
    (self.books, self.vocabularies) = (books, vocabularies)
    (self.library, self.sources) = (library, sources)
  }

  /// The words of a book.
  ///
  /// - Parameters:
  ///   - name: the book, as the player names it.
  ///   - chapter: the number of the chapter before which words are learned, from 1; nil for the next one.
  /// - Throws: `ClientError`.
  func words(of name: String, before chapter: Int? = nil) throws -> Words {
    let opened = try books.open(books.find(name))
    let next =
      try chapter.map { number throws(ClientError) in try opened.chapter(number) }
      ?? opened.nextChapter
    let lexicon = try vocabularies.lexicon(of: opened)
    var words = Words(title: opened.entry.title, pool: try sources.ownPool())
    var taken: Set<ItemID> = []
    func isNew(_ item: Item) -> Bool { taken.insert(item.id).inserted }
    for look in lexicon.looks.prefix(BookPractice.most) {
      guard let item = item(look.item), isNew(item) else { continue }
      let example = sentence(of: look, for: item, in: opened)
      if example != nil { words.quoted.insert(item.id) }
      words.lookedUp.append(example.map(item.with) ?? item)
    }
    let worth = next.map { lexicon.worthLearning(before: $0) } ?? []
    words.chapter = worth.compactMap { item(of: $0.lemma) }.filter(isNew)
    for word in lexicon.vocabulary().unknown where words.others.count < BookPractice.most {
      if let item = item(of: word.lemma), isNew(item) { words.others.append(item) }
    }
    words.pool = try pool(with: words.all, besides: words.pool)
    return words
  }

  // MARK: - Items

  private func item(_ id: ItemID) -> Item? {
    // Without WordNet, its words have no meaning.
    guard library.index.item(id) != nil || library.dictionaries.wordNet != nil else { return nil }
    return sources.item(id).flatMap { $0.isPlayed ? $0 : nil }
  }

  private func item(of lemma: String) -> Item? {
    library.words(named: lemma).first { $0.term == lemma }
      ?? PartOfSpeech.playable.lazy.compactMap { item(ItemID(term: lemma, partOfSpeech: $0)) }.first
  }

  /// Our own words, of which some are replaced, and further ones.
  private func pool(with words: [Item], besides own: ItemPool) throws -> ItemPool {
    let replaced = Set(words.map(\.id))
    let isOwn = words.allSatisfy { own[$0.id] != nil }
    return ItemPool(
      source: own.source, items: own.items.filter { !replaced.contains($0.id) } + words,
      editions: own.editions, neighbours: try sources.neighbours(ofOwnOnly: isOwn))
  }

  // MARK: - Sentences

  /// The book's sentence as an example; nil if it makes no fair question.
  private func sentence(of look: BookLook, for item: Item, in opened: OpenedBook) -> Example? {
    let place = opened.book.place(of: BookPosition(look.position))
    guard let word = opened.word(at: place),
      let example = Example(marked: BookQuote(word, in: place.document, of: opened).sentence),
      example.faults(for: item, longest: BookPractice.longestSentence).isEmpty
    else { return nil }
    let others = asciiWords(of: example.before) + asciiWords(of: example.after)
    let isGivenAway = others.contains { shareStem($0, item.term) || item.family.contains($0) }
    return isGivenAway || others.count < BookPractice.leastContext ? nil : example
  }
}

extension BookPractice.Words {
  /// Those that are asked now: new ones, and those that are about to be forgotten. Of two words that are better not
  /// learned together, the first.
  ///
  /// - Parameters:
  ///   - count: the most words.
  ///   - suits: whether a word is wanted at all.
  ///   - fills: whether words that are remembered well fill the rest, the least well remembered first.
  func chosen(
    _ count: Int, for progress: PlayerProgress, by builder: SessionBuilder, at moment: Moment,
    fills: Bool = false, where suits: (Item) -> Bool
  ) -> [Item] {
    var now: [Item] = []
    var later: [(recall: Double, item: Item)] = []
    for item in all where suits(item) {
      let memory = progress.words[item.id]?.memory
      switch memory.map({ builder.standing(of: $0, at: moment) }) {
      case nil, .first, .due: now.append(item)
      case .fresh, .resting:
        let recall = progress.words[item.id]?.retrievability(at: moment.instant) ?? 0
        later.append((recall, item))
      }
    }
    later.sort { $0.recall < $1.recall }
    var chosen: [Item] = []
    for item in now + (fills ? later.map(\.item) : []) where chosen.count < count {
      if !chosen.contains(where: { pool.areBetterApart($0, item) }) { chosen.append(item) }
    }
    return chosen
  }

  /// How many of some words are of which kind, for the player.
  func summary(of chosen: [Item], in messages: Messages) -> String {
    func count(_ kind: [Item]) -> Int {
      let ids = Set(kind.map(\.id))
      return chosen.count { ids.contains($0.id) }
    }
    var parts: [String] = []
    let (looked, next, rest) = (count(lookedUp), count(chapter), count(others))
    if looked > 0 {
      let number = messages.number(looked)
      parts.append(
        messages.plural(
          looked, "\(number) word that you looked up", "\(number) words that you looked up"))
    }
    if next > 0 {
      parts.append(
        messages("\(messages.number(next)) for the next chapter", context: "words of a book"))
    }
    if rest > 0 {
      parts.append(
        messages("\(messages.number(rest)) from elsewhere in the book", context: "words of a book"))
    }
    return messages("\(messages.commaSeparated(parts)).", context: "a list as a sentence")
  }

  /// The error if there is nothing to ask.
  var shortage: ClientError {
    ClientError(
      .noWords, "no word of \"\(shortened(title))\" needs practice now",
      remedy: "read on and look words up; they come back here")
  }
}

extension OpenedBook {
  /// The chapter that the player begins next; nil after the last one has begun.
  var nextChapter: Int? {
    guard let place else { return 0 }
    let chapter = book.chapter(at: place)
    if book.chapters[chapter].start == place { return chapter }
    return chapter + 1 < book.chapters.count ? chapter + 1 : nil
  }

  /// The word that begins at a place; nil if there is none.
  func word(at place: BookPlace) -> Range<Int>? {
    book.documents.indices.contains(place.document)
      ? book.documents[place.document].word(at: place.offset) : nil
  }
}
