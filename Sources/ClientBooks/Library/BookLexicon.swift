package import Bookshelf
package import ClientCore
package import GameEngine

/// The words of a book, how well a player knows them, and which of them were looked up in it. All
/// statements about the words of a book are computed from it.
package struct BookLexicon: Sendable {
  let tokens: BookTokens
  /// The player's knowledge of each form, by its number; nil for names.
  private let judged: [WordKnowledge.Judged?]
  private let names: [Bool]
  /// Whether every word except names is judged.
  private let knowsFrequencies: Bool
  /// The look-ups, the latest first.
  package let looks: [BookLook]
  /// The base forms of the looked-up words.
  private let lookedUp: Set<String>
  /// The maximum number of words worth learning before a chapter.
  private static let mostWorthLearning = 10

  /// The looked-up phrases, by their first words.
  private let phrases: [String: [[String]]]

  /// - Parameters:
  ///   - knowledge: judges how well the player knows a word.
  ///   - looks: the look-ups, each with the word as written in the book.
  init(_ tokens: BookTokens, knowledge: any WordJudge, looks: [(look: BookLook, word: String)]) {
    self.tokens = tokens
    knowsFrequencies = knowledge.knowsFrequencies
    let all = tokens.forms.map { knowledge.judge($0) }
    // In other languages, common nouns may be capitalized.
    let names = tokens.forms.indices.map {
      knowledge.knowsFrequencies && BookLexicon.isName($0, tokens, all[$0])
    }
    judged = zip(all, names).map { $1 ? nil : $0 }
    self.names = names
    self.looks = looks.map(\.look)
    var lookedUp: Set<String> = []
    var phrases: [String: [[String]]] = [:]
    for (look, word) in looks {
      let term = BookTokens.form(of: look.item.term)
      let parts = term.split(separator: " ").map(String.init)
      if parts.count > 1 {
        phrases[parts[0], default: []].append(parts)
      } else {
        lookedUp.insert(term)
        let number = tokens.number(of: word)
        lookedUp.insert(number.map { all[$0].lemma } ?? BookTokens.form(of: word))
      }
    }
    (self.lookedUp, self.phrases) = (lookedUp, phrases)
  }

  /// Whether a form is a name: it is never in small letters, and either capitalized inside a
  /// sentence or only in capitals. A form that only begins sentences is a name unless a dictionary
  /// lists it in small letters.
  private static func isName(
    _ number: Int, _ tokens: BookTokens, _ judged: WordKnowledge.Judged
  ) -> Bool {
    let form = tokens.forms[number]
    guard form.small == 0 else {
      // For example "Gutenberg", which is in small letters in addresses.
      return !judged.isListed && form.capitalInside > form.small
    }
    if form.capitalInside > 0 || form.isAbbreviation || !judged.isListed { return true }
    // "Holmes's" is a name if "Holmes" is one.
    guard form.text.hasSuffix("'s"), let stem = tokens.number(of: String(form.text.dropLast(2)))
    else { return false }
    return tokens.forms[stem].small == 0 && tokens.forms[stem].capitalInside > 0
  }

  // MARK: - Single words

  /// Cuts Chinese or Japanese text into words; nil for other languages.
  package var cutter: HeadwordCutter? { tokens.cutter }

  /// Whether the player may not know a word. In English: a dictionary lists it, it is not a name,
  /// and it is more likely unknown. In other languages: no card makes it known.
  package func isUnknown(_ word: String) -> Bool {
    guard let number = tokens.number(of: word) else { return !knowsFrequencies }
    guard let judged = judged[number] else { return false }
    return knowsFrequencies ? judged.isUnknown : (judged.known ?? 0) < Vocabulary.knownFrom
  }

  /// The base form of a word of the book; the word itself if none is known.
  package func lemma(of word: String) -> String {
    tokens.number(of: word).flatMap { judged[$0]?.lemma } ?? BookTokens.form(of: word)
  }

  /// Whether each word of a text was looked up in the book, in any form, alone or in a phrase.
  ///
  /// - Parameter words: the words of the text in order.
  /// - Returns: a value for each word, in the same order.
  package func areLookedUp(_ words: [String]) -> [Bool] {
    let lemmas = words.map(lemma)
    var found = lemmas.map { lookedUp.contains($0) }
    guard !phrases.isEmpty else { return found }
    for start in words.indices {
      let heads = Set([lemmas[start], BookTokens.form(of: words[start])])
      for phrase in heads.flatMap({ phrases[$0] ?? [] }) {
        let end = start + phrase.count
        guard end <= words.count else { continue }
        let isFound = zip(start..<end, phrase).allSatisfy { place, part in
          lemmas[place] == part || BookTokens.form(of: words[place]) == part
        }
        if isFound { for place in start..<end { found[place] = true } }
      }
    }
    return found
  }

  // MARK: - Vocabularies

  /// The vocabulary of a chapter, or of the whole book.
  ///
  /// - Parameter chapter: the index of the chapter; nil for the whole book.
  package func vocabulary(ofChapter chapter: Int? = nil) -> Vocabulary {
    let counts = tokens.counts(ofChapter: chapter)
    var words: [String: (count: Int, judged: WordKnowledge.Judged?)] = [:]
    var nameCount = 0
    for (form, count) in counts {
      if names[form] {
        nameCount += count
      } else {
        let judged = judged[form]
        words[judged?.lemma ?? tokens.forms[form].text, default: (0, judged)].count += count
      }
    }
    let list = words.map { lemma, found in
      Vocabulary.Word(
        lemma: lemma, count: found.count, known: found.judged?.known,
        isListed: found.judged?.isListed ?? false, isMet: found.judged?.isMet ?? false)
    }
    func use(_ word: Vocabulary.Word) -> Double { Double(word.count) * (1 - (word.known ?? 0)) }
    return Vocabulary(
      tokens: counts.values.reduce(0, +), types: counts.count, names: nameCount,
      words: list.sorted { (use($1), $0.lemma) < (use($0), $1.lemma) })
  }

  /// The words worth learning before a chapter: words that the player may not know, ordered by
  /// their use in the chapter and the rest of the book.
  ///
  /// - Parameter chapter: the index of the chapter.
  package func worthLearning(before chapter: Int) -> [Vocabulary.Word] {
    var rest: [String: Int] = [:]
    for (form, count) in tokens.counts(of: (chapter + 1)..<max(chapter + 1, tokens.chapters.count))
    {
      if let lemma = judged[form]?.lemma { rest[lemma, default: 0] += count }
    }
    // Words that were met come back in sessions anyway.
    let words = vocabulary(ofChapter: chapter).unknown.filter { !$0.isMet }
    return Array(
      words.sorted {
        ($1.count, rest[$1.lemma] ?? 0, $0.lemma) < ($0.count, rest[$0.lemma] ?? 0, $1.lemma)
      }.prefix(BookLexicon.mostWorthLearning))
  }

  /// The player's knowledge of the words of each chapter, in order.
  package func chapters(of book: Book) -> [ChapterKnowledge] {
    var looked = book.chapters.map { _ in Set<String>() }
    for look in looks {
      let chapter = book.chapter(at: book.place(of: BookPosition(look.position)))
      if looked.indices.contains(chapter) { looked[chapter].insert(look.item.term) }
    }
    return book.chapters.indices.map { chapter in
      var (all, known) = (0.0, 0.0)
      var isKnown = true
      var unknown: [String: Bool] = [:]
      for (form, count) in tokens.counts(ofChapter: chapter) {
        all += Double(count)
        guard let judged = judged[form] else {
          if names[form] { known += Double(count) } else { isKnown = false }
          continue
        }
        guard let chance = judged.known else {
          isKnown = false
          continue
        }
        known += Double(count) * chance
        if judged.isUnknown { unknown[judged.lemma] = judged.isMet }
      }
      return ChapterKnowledge(
        expected: isKnown && all > 0 ? known / all : nil, unknown: unknown.count,
        worthLearning: min(BookLexicon.mostWorthLearning, unknown.values.count { !$0 }),
        lookedUp: looked[chapter].count)
    }
  }

  /// The words that were looked up in the book or in a chapter, the latest first. Their counts
  /// refer to the whole book.
  ///
  /// - Parameter chapter: the index of the chapter; nil for the whole book.
  package func lookedUpWords(ofChapter chapter: Int? = nil, in book: Book) -> [Vocabulary.Word] {
    let counted = Dictionary(
      vocabulary().words.map { ($0.lemma, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    return looks.compactMap { look in
      let place = book.place(of: BookPosition(look.position))
      let term = look.item.term
      guard chapter.map({ $0 == book.chapter(at: place) }) ?? true, known.insert(term).inserted
      else { return nil }
      let word = counted[term]
      return Vocabulary.Word(
        lemma: term, count: word?.count ?? 1, known: word?.known, isListed: true,
        isMet: word?.isMet ?? false)
    }
  }
}
