import ClientCore
package import GameEngine
import Kit

/// Finds words by their first letters.
package struct WordFinder: Sendable {
  /// A headword that was found.
  package struct Match: Hashable, Sendable {
    /// The words with this headword, one for each part of speech.
    package let words: [Item]
    /// The inflected form that was found; nil if the headword itself was.
    package let form: String?

    /// The headword, which all `words` share.
    package var headword: String { words[0].term }
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
      words.flatMap(\.inflectedForms).filter { $0 != words[0].term }
    }
  }

  /// The headwords that begin with a text or have a form that does; exact matches come first.
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
    return matches(heads.filter { $0.spelling == text }, areForms: false)
      + matches(forms.filter { $0.spelling == text }, areForms: true)
      + matches(heads, areForms: false) + matches(forms, areForms: true)
  }

  private func entries(_ entries: [Entry], beginning text: String) -> ArraySlice<Entry> {
    entries[entries.partitioningIndex { $0.spelling >= text }...]
      .prefix { $0.spelling.hasPrefix(text) }
  }
}
