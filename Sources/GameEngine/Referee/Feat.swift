/// Something that a round achieved, or nearly.
package enum Feat: String, Codable, Sendable {
  /// All ten regular questions were answered rightly.
  case perfectTen = "perfect_ten"
  /// All regular questions, fewer or more than ten, were answered rightly.
  case allRight = "all_right"
  /// The score is higher than in all earlier rounds of the mode.
  case newBest = "new_best"
  /// One more right answer would have opened the encore.
  case nearEncore = "near_encore"
  /// A feat that this version does not know.
  case unknown

  package init(from decoder: any Decoder) throws {
    self = Feat(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }
}
