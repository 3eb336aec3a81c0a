import GameEngine
import Lexicon

/// What a look-up finds.
package enum LookedUp: Sendable {
  /// Words of ours; one at least.
  case ours([PlayerWord])
  /// What a dictionary says.
  case elsewhere(DictionaryAnswer)

  /// The words of ours that were found.
  package var words: [PlayerWord] {
    switch self {
    case .ours(let words): words
    case .elsewhere: []
    }
  }

  /// The headwords, each once.
  package var headwords: [String] {
    let all =
      switch self {
      case .ours(let words): words.map(\.word.term)
      case .elsewhere(let answer): answer.entries.map { shownSafely($0.headword) }
      }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
