/// Reports that a move was not accepted.
package struct RefusedEvent: Hashable, Sendable {
  /// The number of the open question, or of the latest one if none is open; from 1.
  package let index: Int
  /// Why the move was refused.
  package let refusal: Refusal

  package init(index: Int, _ refusal: Refusal) {
    self.index = index
    self.refusal = refusal
  }
}

extension RefusedEvent: Codable {
  private enum CodingKeys: CodingKey { case index, code, input, count }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    refusal = Refusal(
      code: try container.decode(String.self, forKey: .code),
      input: try container.decodeIfPresent(String.self, forKey: .input),
      count: try container.decodeIfPresent(Int.self, forKey: .count))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encode(refusal.code, forKey: .code)
    try container.encodeIfPresent(refusal.input, forKey: .input)
    try container.encodeIfPresent(refusal.count, forKey: .count)
  }
}
