package import GameEngine
import Messages

/// A tag by which a player selects cards. It covers that tag and all tags below it: `food` covers `food::fruit`.
package struct CardTag: Hashable, Sendable {
  /// The tag as a card keeps it.
  package let text: String
  private let levels: [Level]

  /// A tag; nil if nothing is left of the text.
  package init?(_ text: String) {
    guard let tag = CardText.tags([text]).first else { return nil }
    self.text = tag
    levels = CardTag.levels(of: tag)
    if levels.isEmpty { return nil }
  }

  /// The tag that a player gave.
  ///
  /// - Throws: `ClientError` if it is not one.
  package static func checked(_ text: String) throws(ClientError) -> CardTag {
    guard let tag = CardTag(text) else {
      throw ClientError(
        .unknownValue, "\"\(shortened(text))\" cannot be a tag",
        remedy: "write a word, such as food or food::fruit", exit: .usage)
    }
    return tag
  }

  /// Whether a card has a tag that this one covers.
  package func isOn(_ card: some TextedCard) -> Bool { card.tags.contains(where: covers) }

  /// Whether a tag of a card is this one or below it. Case and accents do not matter.
  package func covers(_ tag: String) -> Bool { CardTag.levels(of: tag).starts(with: levels) }

  /// Whether a tag of a card is this one.
  package func isSame(as tag: String) -> Bool { CardTag.levels(of: tag) == levels }

  /// A part of a tag, folded. Its symbols count, so that `C` does not cover `C++`.
  private struct Level: Hashable {
    let words: [UInt8]
    let symbols: String

    init(_ text: Substring) {
      var words: [UInt8] = []
      FoldedText.append(String(text), to: &words)
      self.words = words
      symbols = String(text.filter { !($0.isLetter || $0.isNumber || "_- ".contains($0)) })
    }
  }

  private static func levels(of tag: String) -> [Level] {
    tag.split(separator: "::").map(Level.init)
  }
}
