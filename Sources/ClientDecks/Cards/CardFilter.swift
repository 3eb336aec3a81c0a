import ClientCore
import GameEngine

/// Finds cards of a list by parts of words, ignoring case and accents, and by tags.
package struct CardFilter: Sendable {
  private let bytes: [UInt8]
  /// The offset in `bytes` at which each card's texts end.
  private let ends: [Int]
  private let cards: [DeckCard]

  /// Folds the terms and definitions of cards. Linear in their length.
  package init(_ cards: [DeckCard]) {
    var (bytes, ends): ([UInt8], [Int]) = ([], [])
    for card in cards {
      FoldedText.append(title: card.card.term, to: &bytes)
      FoldedText.append(card.card.definition, to: &bytes)
      bytes.append(FoldedText.end)
      ends.append(bytes.count)
    }
    (self.bytes, self.ends, self.cards) = (bytes, ends, cards)
  }

  /// The indices of the cards that have all words and tags of a text, in order; all indices if it has neither.
  package func places(matching text: String) -> [Int] {
    let tagged = TaggedQuery(text)
    let places = ends.indices.filter { place in
      tagged.tags.allSatisfy { $0.isOn(cards[place].card) }
    }
    guard let query = FoldedQuery(tagged.words) else { return places }
    let words = query.words.map { Array($0.utf8) }
    return bytes.withUnsafeBytes { bytes in
      let reader = FoldedReader(bytes: bytes, layout: FoldedTexts.Layout())
      return places.filter { place in
        let range = (place == 0 ? 0 : ends[place - 1])..<ends[place]
        return words.allSatisfy { reader.first($0, in: range) != nil }
      }
    }
  }
}
