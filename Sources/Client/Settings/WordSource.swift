/// The source of the words of practice. Ranked games, dailies, runs and `speed` always use Wordhoard's own
/// words.
package enum WordSource: String, CaseIterable, Sendable {
  /// Wordhoard's own words.
  case wordhoard
  /// Wordhoard's own words and those of WordNet.
  case wordnet

  /// The source of an option; nil if none is given.
  ///
  /// - Throws: `ClientError` with the known sources.
  package static func checked(_ name: String?) throws(ClientError) -> WordSource? {
    guard let name else { return nil }
    guard let source = WordSource(rawValue: name.lowercased()) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        "unknown_source", "\(name) is no source of words; known are \(known)", exit: .usage)
    }
    return source
  }
}
