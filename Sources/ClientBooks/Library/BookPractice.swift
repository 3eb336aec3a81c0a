import Bookshelf
package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Finds the words of a book that are worth practicing, each with the sentence in which it was looked up.
package struct BookPractice: BookPracticeSource {
  /// The number of words of each kind to read. A round contains fewer.
  private static let most = 2 * SessionDealer.longest
  /// The maximum length in characters of a sentence for a question, as for WordNet's examples.
  private static let longestSentence = 200
  /// The minimum number of words around the gap.
  private static let leastContext = 4

  let books: Library
  private let vocabularies: Vocabularies
  private let library: WordLibrary
  private let sources: ItemSources

  /// - Parameters:
  ///   - library: Wordhoard's own words.
  ///   - sources: provides the items.
  package init(
    books: Library, vocabularies: Vocabularies, library: WordLibrary, sources: ItemSources
  ) {
    (self.books, self.vocabularies) = (books, vocabularies)
    (self.library, self.sources) = (library, sources)
  }

  package func words(of name: String, before chapter: Int?) throws -> BookPracticeWords {
    let opened = try books.open(books.find(name))
    let next =
      try chapter.map { number throws(ClientError) in try opened.chapter(number) }
      ?? opened.nextChapter
    let lexicon = try vocabularies.lexicon(of: opened)
    var words = BookPracticeWords(title: opened.entry.title, pool: try sources.ownPool())
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
    // Without WordNet, its words have no meanings.
    guard library.index.item(id) != nil || library.dictionaries.wordNet != nil else { return nil }
    return sources.item(id).flatMap { $0.isPlayed ? $0 : nil }
  }

  private func item(of lemma: String) -> Item? {
    library.words(named: lemma).first { $0.term == lemma }
      ?? PartOfSpeech.playable.lazy.compactMap { item(ItemID(term: lemma, partOfSpeech: $0)) }.first
  }

  /// Wordhoard's own words, some of them replaced, and further words.
  private func pool(with words: [Item], besides own: ItemPool) throws -> ItemPool {
    let replaced = Set(words.map(\.id))
    let isOwn = words.allSatisfy { own[$0.id] != nil }
    return ItemPool(
      source: own.source, items: own.items.filter { !replaced.contains($0.id) } + words,
      editions: own.editions, neighbours: try sources.neighbours(ofOwnOnly: isOwn))
  }

  // MARK: - Sentences

  /// The book's sentence as an example; nil if it does not make a fair question.
  private func sentence(of look: BookLook, for item: Item, in opened: OpenedBook) -> Example? {
    let place = opened.book.place(of: BookPosition(look.position))
    guard let word = opened.word(at: place),
      let example = Example(marked: BookQuote(word, in: place.document, of: opened).sentence),
      example.faults(for: item, longest: BookPractice.longestSentence).isEmpty
    else { return nil }
    let others = lowercaseWords(of: example.before) + lowercaseWords(of: example.after)
    let isGivenAway = others.contains { shareStem($0, item.term) || item.family.contains($0) }
    return isGivenAway || others.count < BookPractice.leastContext ? nil : example
  }
}

extension OpenedBook {
  /// The index of the chapter that the player begins next: the current one at its very start, else
  /// the one after it; nil if the last one has begun.
  var nextChapter: Int? {
    guard let place else { return 0 }
    let chapter = book.chapter(at: place)
    if book.chapters[chapter].start == place { return chapter }
    return chapter + 1 < book.chapters.count ? chapter + 1 : nil
  }

  /// The word that begins at a place; nil if none begins there.
  func word(at place: BookPlace) -> Range<Int>? {
    book.documents.indices.contains(place.document)
      ? book.documents[place.document].word(at: place.offset) : nil
  }
}
