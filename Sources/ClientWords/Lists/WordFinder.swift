import ClientCore
package import GameEngine
import Kit

/// Finds words by their first letters.
package struct WordFinder: Sendable {
  /// A headword that was found.
  package struct Match: Hashable, Sendable {
    /// The words with this headword, one for each part of speech.
    package let words: [Item]
    /// The inflected form, or in a course the translation, that was found; nil if the headword itself was.
    package let form: String?

    /// The headword, which all `words` share.
    package var headword: String { words[0].term }

    /// Whether a text is the headword or its form, and not only the beginning.
    package func isExact(_ text: String) -> Bool {
      [form, headword.lowercased()].contains(normalizedAnswer(text))
    }
  }

  /// A spelling, and the place of its headword.
  private struct Entry {
    let spelling: String
    let place: Int
  }

  private let groups: [[Item]]
  private let headwords: [Entry]
  private let forms: [Entry]

  /// Creates a finder of these words.
  package init(_ words: [Item]) {
    let grouped = Dictionary(grouping: words, by: \.term)
    let groups = grouped.keys.sorted().map { key in
      (grouped[key] ?? []).sorted { $0.id < $1.id }
    }
    func entries(_ spellings: ([Item]) -> [String]) -> [Entry] {
      groups.enumerated()
        .flatMap { place, words in
          Set(spellings(words)).map { Entry(spelling: $0.lowercased(), place: place) }
        }
        .sorted { ($0.spelling, $0.place) < ($1.spelling, $1.place) }
    }
    self.groups = groups
    headwords = entries { [$0[0].term] }
    forms = entries { words in
      let cited = words.filter { !$0.article.isEmpty }.map(\.cited)
      let forms = words.flatMap(\.inflectedForms) + cited
      // Also without accents, as in cancion.
      let accented = ([words[0].term] + forms).filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
      let translations = words.flatMap { $0.senses.flatMap(\.translations) }.map(WordFinder.bare)
      return (forms + accented.map(foldingAccents) + translations).filter { $0 != words[0].term }
    }
  }

  /// A translation as one looks it up: without the note in brackets and the "to" of a verb.
  private static func bare(_ translation: String) -> String {
    let text = translation.prefix { $0 != "(" }.trimmingPrefix("to ")
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The headwords that begin with a text or have a form that does; exact matches come first, among them
  /// those of a possessive or a British spelling.
  package func beginning(with text: String) -> [Match] {
    let text = normalizedAnswer(text)
    guard !text.isEmpty else { return [] }
    let heads = Array(entries(headwords, beginning: text))
    let forms = Array(entries(self.forms, beginning: text))
    var taken: Set<Int> = []
    func matches(_ entries: [Entry], areForms: Bool) -> [Match] {
      entries.filter { taken.insert($0.place).inserted }
        .map { Match(words: groups[$0.place], form: areForms ? $0.spelling : nil) }
    }
    let exact =
      matches(heads.filter { $0.spelling == text }, areForms: false)
      + matches(forms.filter { $0.spelling == text }, areForms: true)
    let respelled = exact.isEmpty ? matches(respelled(text), areForms: true) : []
    return exact + respelled + matches(heads, areForms: false) + matches(forms, areForms: true)
  }

  /// The headwords and forms of which a text is another spelling.
  private func respelled(_ text: String) -> [Entry] {
    let found = WordLibrary.otherSpellings(of: text).lazy.map { spelling in
      [headwords, forms].flatMap { entries($0, beginning: spelling) }
        .filter { $0.spelling == spelling }
    }
    return (found.first { !$0.isEmpty } ?? []).map { Entry(spelling: text, place: $0.place) }
  }

  private func entries(_ entries: [Entry], beginning text: String) -> ArraySlice<Entry> {
    entries[entries.partitioningIndex { $0.spelling >= text }...]
      .prefix { $0.spelling.hasPrefix(text) }
  }
}
