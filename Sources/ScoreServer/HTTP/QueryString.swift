import ScoreAPI

/// Reads the query of an address.
enum QueryString {
  /// The values by their names.
  ///
  /// - Parameter names: the known names.
  /// - Throws: a `QueryError` for an invalid encoding, and for an unknown or repeated name. It never
  ///   contains a value, which may be a token.
  static func values(_ query: String, known names: Set<String>) throws(RequestError) -> [String:
    String]
  {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decoded(parts[0]),
        let value = PercentCoding.decoded(parts.count == 2 ? parts[1] : "")
      else { throw .query(.encoding) }
      guard names.contains(name) else {
        throw .query(.unknownName)
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .query(.repeatedName(name))
      }
    }
    return values
  }
}
