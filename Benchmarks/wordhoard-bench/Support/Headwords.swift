import GameEngine
import Lexicon

extension ContentPack {
  /// The words of each definition, by which virtual players find right and wrong choices.
  var headwords: [String: Set<String>] {
    Dictionary(grouping: words, by: \.mainSense.definition).mapValues { Set($0.map(\.term)) }
  }
}
