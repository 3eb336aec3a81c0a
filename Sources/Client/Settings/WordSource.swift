import Messages

/// Where the words of practice come from. Ranked games, dailies, runs and `speed` have our own,
/// whatever is chosen.
package enum WordSource: String, CaseIterable, Sendable {
  /// Our own words.
  case wordhoard
  /// Our own words and those of WordNet.
  case wordnet

  /// The source of an option; nil where none is given.
  ///
  /// - Throws: `ClientError` with the list of known ones.
  package static func checked(_ name: String?) throws(ClientError) -> WordSource? {
    guard let name else { return nil }
    guard let source = WordSource(rawValue: name.lowercased()) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        .unknownSource,
        "unknown source \"\(name)\"",
        remedy: "choose one of \(known)",
        exit: .usage)
    }
    return source
  }
}
