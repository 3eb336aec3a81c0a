import GameEngine
import Lexicon

/// The result of a look-up.
package enum LookedUp: Sendable {
  /// Wordhoard's words, at least one.
  case ours([PlayerWord])
  /// The entries of a dictionary.
  case elsewhere(DictionaryAnswer)

  /// The own words that were found.
  package var words: [PlayerWord] {
    switch self {
    case .ours(let words): words
    case .elsewhere: []
    }
  }

  /// The tag of the language of a word or entry; nil if it is unknown or there is none.
  package func language(at place: Int) -> String? {
    switch self {
    case .ours(let words): words.indices.contains(place) ? words[place].word.language : nil
    case .elsewhere(let answer): answer.language.map(LanguageTag.tag)
    }
  }

  /// The headwords of the words or entries, in their order, each once.
  package var headwords: [String] {
    let all =
      switch self {
      case .ours(let words): words.map(\.word.term)
      case .elsewhere(let answer): answer.entries.map { shortened($0.headword) }
      }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
