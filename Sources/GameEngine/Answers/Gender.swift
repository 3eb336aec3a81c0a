/// A grammatical gender, or the plural, as an article shows it. The raw value is a stable name.
package enum Gender: String, Hashable, Codable, Sendable, CaseIterable {
  case masculine, feminine, neuter
  /// The gender of Dutch, Danish and Swedish nouns that are not neuter.
  case common
  case plural
  /// A gender that this version does not know.
  case unknown

  package init(from decoder: any Decoder) throws {
    self = Gender(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }
}
