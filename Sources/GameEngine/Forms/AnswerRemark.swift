/// Why an answer that counts as right is not exact.
package enum AnswerRemark: String, Codable, Sendable, CaseIterable {
  /// An accent is missing or wrong.
  case accent
  /// The article is wrong.
  case article
  /// The answer is in simplified Chinese instead of traditional, or the other way round.
  case script
  /// The answer is another inflected form of the word.
  case form
  /// The answer contains a typing error within the tolerance.
  case spelling
  /// The question was asked again after an undo, so the answer earns nothing.
  case again
  /// A remark that this version does not know.
  case unknown

  package init(from decoder: any Decoder) throws {
    self =
      AnswerRemark(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }
}
