/// The parts of speech that have playable words; the raw value stands in word ids and files.
package enum PartOfSpeech: String, Codable, Sendable, CaseIterable, Comparable {
  case noun, verb
  case adjective = "adj"
  case adverb = "adv"

  /// The word that a player reads: `adjective`, not `adj`.
  package var name: String {
    switch self {
    case .noun: "noun"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    }
  }

  package static func < (left: PartOfSpeech, right: PartOfSpeech) -> Bool {
    left.rawValue < right.rawValue
  }
}
