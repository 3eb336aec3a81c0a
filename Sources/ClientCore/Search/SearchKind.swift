import Kit
import Messages

/// A kind of search result.
package enum SearchKind: String, Sendable, CaseIterable, Encodable {
  /// One of our words.
  case word
  /// A card.
  case card
  /// A deck.
  case deck
  /// A book.
  case book

  /// The kinds that a list names, with commas between them.
  ///
  /// - Throws: `ClientError` for an unknown one.
  package static func kinds(_ list: String) throws(ClientError) -> Set<SearchKind> {
    var kinds: Set<SearchKind> = []
    for name in list.split(separator: ",") {
      guard let kind = SearchKind(rawValue: name.lowercased().trimmingBlanks) else {
        let known = allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          .unknownValue, "unknown kind \"\(shortened(String(name)))\"",
          remedy: "choose from \(known)", exit: .usage)
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
