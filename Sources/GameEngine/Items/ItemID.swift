/// The ID of an item: `LANG/headword/pos` of a word, such as `en/bank/noun`; `card/ID` of a card.
/// Never changes, even if the item is edited.
package struct ItemID: Hashable, Sendable, Comparable, TextCodable {
  /// The ID as text, as journals, exports and settings contain it.
  package let rawValue: String

  /// Creates an ID from its written form, which is not checked, since other programs may have
  /// created it.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The ID of a word.
  package init(language: String = LanguageTag.english, term: String, partOfSpeech: PartOfSpeech) {
    // Built step by step, which takes half the time: a round is dealt from thousands of IDs.
    var id = ""
    id.reserveCapacity(
      language.utf8.count + term.utf8.count + partOfSpeech.rawValue.utf8.count + 2)
    id += language
    id += "/"
    id += term
    id += "/"
    id += partOfSpeech.rawValue
    rawValue = id
  }

  /// The term of a word; nil if the ID does not contain it, as for a card. Headwords of
  /// dictionaries may contain slashes, such as `and/or`.
  package var headword: String? {
    slashes.map { String(rawValue[rawValue.utf8.index(after: $0.first)..<$0.last]) }
  }

  /// The tag of the language of a word; nil if the ID does not contain it, as for a card.
  package var language: String? { slashes.map { String(rawValue[..<$0.first]) } }

  /// The slashes around the term of a word.
  private var slashes: (first: String.Index, last: String.Index)? {
    let (bytes, slash) = (rawValue.utf8, UInt8(ascii: "/"))
    guard let first = bytes.firstIndex(of: slash), let last = bytes.lastIndex(of: slash),
      first < last, !rawValue.hasPrefix("card/")
    else { return nil }
    return (first, last)
  }

  /// The term in the ID, or the whole ID if it contains none.
  package var term: String { headword ?? rawValue }

  package var description: String { rawValue }

  package static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}
