/// A part of speech. The raw value appears in item IDs and files.
///
/// Our own words use the known cases. A deck or a dictionary may name others.
package enum PartOfSpeech: Hashable, Sendable, Comparable {
  case noun, verb, adjective, adverb, determiner, pronoun, preposition, conjunction, particle
  /// Any other part of speech, such as `suffix`.
  case other(String)

  /// All cases except `other`.
  package static let known: [PartOfSpeech] = [
    .noun, .verb, .adjective, .adverb, .determiner, .pronoun, .preposition, .conjunction, .particle,
  ]

  /// The parts of speech of words that games ask, and of WordNet. The others are function words,
  /// which can only be looked up.
  package static let playable: [PartOfSpeech] = [.noun, .verb, .adjective, .adverb]

  /// Creates a part of speech from its raw value; `other` if it is not known.
  package init(_ rawValue: String) { self = PartOfSpeech(known: rawValue) ?? .other(rawValue) }

  /// Creates a known part of speech from its raw value; nil for any other.
  package init?(known rawValue: String) {
    guard let found = PartOfSpeech.known.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = found
  }

  /// The name in IDs and files, such as `adj` for an adjective.
  package var rawValue: String {
    switch self {
    case .noun: "noun"
    case .verb: "verb"
    case .adjective: "adj"
    case .adverb: "adv"
    case .determiner: "det"
    case .pronoun: "pron"
    case .preposition: "prep"
    case .conjunction: "conj"
    case .particle: "part"
    case .other(let name): name
    }
  }

  /// The full English name: `adjective`, not `adj`.
  package var name: String {
    switch self {
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .determiner: "determiner"
    case .pronoun: "pronoun"
    case .preposition: "preposition"
    case .conjunction: "conjunction"
    case .particle: "particle"
    case .noun, .verb, .other: rawValue
    }
  }

  package static func < (left: PartOfSpeech, right: PartOfSpeech) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension PartOfSpeech: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
