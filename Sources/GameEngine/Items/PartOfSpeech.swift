/// A part of speech; the raw value stands in word ids and files.
package enum PartOfSpeech: String, Codable, Sendable, CaseIterable, Comparable {
  case noun, verb
  case adjective = "adj"
  case adverb = "adv"
  case determiner = "det"
  case pronoun = "pron"
  case preposition = "prep"
  case conjunction = "conj"
  case particle = "part"

  /// Those that have words to play with, and that WordNet knows; the others are function words, which are
  /// only looked up.
  package static let playable: [PartOfSpeech] = [.noun, .verb, .adjective, .adverb]

  /// The word that a player reads: `adjective`, not `adj`.
  package var name: String {
    switch self {
    case .noun: "noun"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .determiner: "determiner"
    case .pronoun: "pronoun"
    case .preposition: "preposition"
    case .conjunction: "conjunction"
    case .particle: "particle"
    }
  }

  package static func < (left: PartOfSpeech, right: PartOfSpeech) -> Bool {
    left.rawValue < right.rawValue
  }
}
