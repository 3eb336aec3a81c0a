package import Bookshelf
package import ClientCore
import GameEngine
import Lexicon

/// Looks up words of books.
package struct BookWords: Sendable {
  /// The maximum number of words in a phrase.
  private static let longestPhrase = 4
  /// The minimum number of letters in a compound. The next constant is for its part that is looked
  /// up.
  private static let shortestCompound = 8
  private static let shortestPart = 4
  /// The languages that write compounds as one word, with the main part last.
  private static let compounding: Set<String> = [
    "da", "de", "fi", "is", "nb", "nl", "nn", "no", "sv",
  ]

  private let library: WordLibrary
  private let dictionaries: Dictionaries
  private let languages: LanguageDictionaries
  private let lookUp: LookUp

  /// - Parameter languages: provides the dictionaries for books in other languages than English.
  package init(
    library: WordLibrary, dictionaries: Dictionaries, languages: LanguageDictionaries,
    lookUp: LookUp
  ) {
    (self.library, self.dictionaries) = (library, dictionaries)
    (self.languages, self.lookUp) = (languages, lookUp)
  }

  /// Whether words of a language are looked up in Wordhoard's own words first. True for English and
  /// an unknown language.
  ///
  /// - Parameter language: the tag of the language; empty if unknown.
  package static func isEnglish(_ language: String) -> Bool {
    LanguageDictionaries.isEnglish(language)
  }

  /// Looks up a word of a book: the longest known phrase that begins with it, else the word, else
  /// its longest known part. Does not count it as seen yet.
  ///
  /// - Parameters:
  ///   - word: a range of the document's text.
  ///   - language: the tag of the book's language; empty if unknown.
  /// - Throws: `ClientError` if nothing is found.
  package func request(
    for word: Range<Int>, in document: BookDocument, language: String
  ) throws -> WordRequest {
    let text = document.string(word)
    return try request(
      for: text, language: language,
      phrases: phrases(from: word, in: document) { first in
        BookWords.isEnglish(language)
          ? library.allWords(named: first).map(\.term)
          : library.dictionaries.baseForms(of: first, in: language).map(\.lemma)
      })
  }

  /// Looks up a word or phrase of a book.
  ///
  /// - Parameters:
  ///   - language: the tag of the book's language; empty if unknown.
  ///   - phrases: phrases to try before the text.
  /// - Throws: `ClientError` if nothing is found.
  package func request(
    for text: String, language: String, phrases: [String] = []
  ) throws -> WordRequest {
    let texts = phrases + BookWords.forms(of: text)
    if !BookWords.isEnglish(language) {
      let installed = try languages.installed(of: language)
      guard !installed.isEmpty else { throw languages.missing(language) }
      let all = texts + BookWords.tails(of: text, language)
      if let answer = languages.answer(all, in: language, from: installed) {
        return .elsewhere(answer.form, id: answer.dictionary.id)
      }
    }
    for text in texts where isKnown(text) { return .named(text) }
    // Its error suggests similar words.
    _ = try lookUp.found(.named(text), isCounted: false)
    return .named(text)
  }

  /// What a word of a book means, in a line: its base form, and its commonest meaning or translations. It does not
  /// count as looked up.
  ///
  /// - Throws: as `request(for:in:language:)`.
  package func gloss(
    for word: Range<Int>, in document: BookDocument, language: String
  ) throws -> WordGloss {
    let found = try lookUp.found(
      try request(for: word, in: document, language: language), isCounted: false)
    switch found {
    case .ours(let words):
      let word = words.first
      let meaning = word.map { glossed in
        [glossed.gloss, glossed.word.mainSense.definition].compactMap(\.self)
      }
      return WordGloss(
        headword: word?.word.term ?? "", meaning: meaning?.joined(separator: " · ") ?? "")
    case .elsewhere(let answer):
      let entry = answer.entries.first
      let senses = entry?.senses.prefix(3).map(\.definition) ?? []
      let meaning = senses.isEmpty ? entry?.text ?? "" : senses.joined(separator: "; ")
      return WordGloss(headword: answer.headword, meaning: meaning)
    }
  }

  private func isKnown(_ text: String) -> Bool {
    !library.allWords(named: text).isEmpty || dictionaries.contains(text)
  }

  /// The phrases that begin with a word, the longest first: as in the book, and with the base forms
  /// of the first word. In Chinese and Japanese, the texts that begin with its first character.
  private func phrases(
    from word: Range<Int>, in document: BookDocument, heads: (String) -> [String]
  ) -> [String] {
    guard let number = document.block(at: word.lowerBound) else { return [] }
    let block = document.blocks[number].range
    // A phrase is at most this long.
    let end = min(block.upperBound, word.upperBound + 120)
    guard word.lowerBound < end else { return [] }
    let words = document.words(in: word.lowerBound..<end)
    guard let start = words.first, start.lowerBound == word.lowerBound else { return [] }
    let first = document.string(start)
    let isIdeograph = HeadwordCutter.isIdeograph(first)
    guard isIdeograph || start == word else { return [] }
    let most = isIdeograph ? HeadwordCutter.longest : BookWords.longestPhrase
    var ends = [start.upperBound]
    for (before, next) in zip(words, words.dropFirst()) where ends.count < most {
      let gap = document.string(before.upperBound..<next.lowerBound)
      // Words are separated by a space. An apostrophe separates them only after an elided word.
      guard isIdeograph ? gap.isEmpty : [" ", "'", "’"].contains(gap) else { break }
      ends.append(next.upperBound)
    }
    let known = isIdeograph ? [] : heads(first).filter { $0 != first.lowercased() }
    return ends.dropFirst().reversed().flatMap { end -> [String] in
      let rest = document.string(start.upperBound..<end)
      return ([first] + known).reduce(into: []) {
        if !$0.contains($1 + rest) { $0.append($1 + rest) }
      }
    }
  }

  /// A word, then its forms without an ending, then its parts.
  private static func forms(of word: String) -> [String] {
    var forms = [word]
    let plain = word.replacing("’", with: "'").replacing("\u{2010}", with: "-")
      .replacing("\u{2011}", with: "-")
    if plain != word { forms.append(plain) }
    if plain.lowercased().hasSuffix("'s") { forms.append(String(plain.dropLast(2))) }
    let parts = plain.split { $0 == "-" || $0 == "'" }.map(String.init)
    guard parts.count > 1 else { return forms }
    // In "l'homme", the longer part is the word.
    return forms + parts.sorted { $0.count > $1.count }
  }

  /// The ends of a compound, the longest first; empty for languages that do not write compounds as
  /// one word.
  private static func tails(of word: String, _ language: String) -> [String] {
    let tag = language.prefix { $0 != "-" }.lowercased()
    guard compounding.contains(tag), word.count >= shortestCompound, word.allSatisfy(\.isLetter)
    else { return [] }
    return (shortestPart - 1...word.count - shortestPart).map { String(word.dropFirst($0)) }
  }
}
