package import Messages

/// Chooses the language of a response from the available ones (RFC 9110, section 12.5.4).
package struct LanguageNegotiator: Sendable {
  private let catalogues: [String: Messages]
  /// The languages, English among them.
  package let languages: [String]

  /// The most ranges of a field that are read.
  private static let mostRanges = 20

  /// - Parameter translations: the messages in languages other than English.
  package init(_ translations: [Messages] = []) {
    var catalogues = [InterfaceLanguage.source: Messages.english]
    for messages in translations { catalogues[messages.language] = messages }
    self.catalogues = catalogues
    languages = catalogues.keys.sorted()
  }

  /// The messages in the language that a client prefers; in English if the server has none of its
  /// languages.
  ///
  /// - Parameter field: the value of `Accept-Language`.
  package func messages(for field: String?) -> Messages {
    guard let field, languages.count > 1 else { return .english }
    let ranges = field.split(separator: ",").prefix(Self.mostRanges).map(Range.init)
    // The sort is stable, so that the first of equal ranges is preferred.
    for range in ranges.sorted(by: { $0.quality > $1.quality }) where range.quality > 0 {
      if range.tag == "*" { break }
      if let language = InterfaceLanguage.match(range.tag, in: languages) {
        return catalogues[language] ?? .english
      }
    }
    return .english
  }

  /// A language range with its weight.
  private struct Range {
    let tag: String
    let quality: Double

    init(_ text: Substring) {
      let parts = text.lowercased().split(separator: ";").map(\.trimmed)
      tag = parts.first.map(String.init) ?? ""
      quality =
        parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
  }
}
