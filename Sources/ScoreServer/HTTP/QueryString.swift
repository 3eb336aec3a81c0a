import ScoreAPI

/// The query of an address.
enum QueryString {
  /// The values by their names.
  ///
  /// - Parameter names: the names that are known.
  /// - Throws: `Problem` of code `value_invalid` for a name that is not known or comes twice, and of code
  ///   `malformed` for what is not well encoded. Values are not repeated: one may be a token.
  static func values(_ query: String, known names: Set<String>) throws -> [String: String] {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decoded(parts[0]),
        let value = PercentCoding.decoded(parts.count == 2 ? parts[1] : "")
      else { throw Problem(.malformed, "The query is not well encoded.") }
      guard names.contains(name) else {
        throw Problem(.valueInvalid, "The query has a name that is not known here; leave it out.")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw Problem(.valueInvalid, "`\(name)` stands twice in the query.")
      }
    }
    return values
  }
}
