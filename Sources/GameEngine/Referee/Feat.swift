/// Something that a round achieved, or nearly achieved.
package enum Feat: String, Codable, Sendable {
  /// All ten regular questions were answered correctly.
  case perfectTen = "perfect_ten"
  /// All regular questions were answered correctly, and there were fewer or more than ten.
  case allRight = "all_right"
  /// The score is higher than in every earlier round of the mode.
  case newBest = "new_best"
  /// All questions of the encore were answered correctly.
  case fullEncore = "full_encore"
  /// One more right answer would have opened the encore.
  case nearEncore = "near_encore"
  /// A feat that this version does not know.
  case unknown

  package init(from decoder: any Decoder) throws {
    self = Feat(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }
}
