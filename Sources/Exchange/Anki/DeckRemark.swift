import GameEngine
import Kit

/// The languages of a deck, as a line in the description that Anki keeps and shows: `Wordhoard: spa-eng`.
enum DeckRemark {
  private static let label = "Wordhoard:"

  /// The description of a deck with these languages, in HTML.
  static func text(of pair: LanguagePair) -> String { escapingHTML("\(label) \(pair.text)") }

  /// The languages in a description, to which a player may have added lines; nil if there are none.
  static func pair(in description: String) -> LanguagePair? {
    HTMLText(description).text.split(whereSeparator: \.isNewline).lazy
      .map { $0.trimming { $0.isWhitespace } }
      .filter { $0.hasPrefix(label) }
      .compactMap { LanguagePair(String($0.dropFirst(label.count))) }.first
  }
}
