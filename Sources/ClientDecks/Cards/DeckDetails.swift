package import ClientCore
package import GameEngine
import Messages

/// Changes to the facts about a deck. A nil property leaves the fact as it is.
package struct DeckDetails: Hashable, Sendable {
  /// The languages as the player typed them; `none` inherits them from the enclosing deck.
  package var pair: String?
  package var title: String?
  package var description: String?
  /// The chance of recall in percent, as the player typed it; `none` to follow the deck around it or
  /// the settings.
  package var retention: String?
  /// The longest interval in days, as the player typed it; `none` to follow the deck around it or
  /// the settings.
  package var longestInterval: String?

  /// Changes nothing.
  package init() {}

  /// Whether no fact is changed.
  package var isEmpty: Bool { self == DeckDetails() }

  /// Checks the facts and adds them to an entry of the journal.
  ///
  /// - Throws: `ClientError` if a text is too long, not a pair of languages, or not a number in its
  ///   range.
  func add(to entry: inout DeckEntry) throws(ClientError) {
    if let pair { entry.pair = try DeckDetails.checkedPair(pair) }
    entry.retention = try DeckDetails.number(retention, in: DeckGoal.percents)
    entry.longestInterval = try DeckDetails.number(longestInterval, in: DeckGoal.intervals)
    entry.title = title.map { CardText.cleaned($0).onOneLine }
    entry.description = description.map(CardText.cleaned)
    for (name, text) in [("title", entry.title), ("description", entry.description)] {
      guard (text?.utf8.count ?? 0) <= CardEntry.longest else {
        throw ClientError(
          .textTooLong, "the \(name) is too long",
          remedy: "a field has at most \(CardEntry.longest) bytes", exit: .usage)
      }
    }
  }

  /// The number that a player typed; 0 for `none`.
  ///
  /// - Throws: `ClientError` for any other text.
  private static func number(
    _ text: String?, in range: ClosedRange<Int>
  ) throws(ClientError) -> Int? {
    guard let text else { return nil }
    if text.lowercased() == "none" { return 0 }
    guard let number = Int(text), range.contains(number) else {
      throw ClientError(
        .unknownValue,
        "\"\(shortened(text))\" is not a number from \(range.lowerBound) to \(range.upperBound)",
        remedy: "none follows the settings", exit: .usage)
    }
    return number
  }

  /// The pair that a player typed; `inherited` for `none`.
  ///
  /// - Throws: `ClientError` for any other text.
  package static func checkedPair(_ text: String) throws(ClientError) -> LanguagePair {
    if text.lowercased() == "none" { return .inherited }
    guard let pair = LanguagePair(CardText.cleaned(text).onOneLine) else {
      throw ClientError(
        .pairMalformed, "\"\(shortened(text))\" is not a pair of languages",
        remedy: "write it as spa-eng: the language of the terms, then that of the definitions",
        exit: .usage)
    }
    return pair
  }
}
