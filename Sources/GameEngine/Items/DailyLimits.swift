/// Which words no daily asks together, and which belong to a holiday.
///
/// The dealer walks through hundreds of dates, so these facts are computed with the content. They know words by the stable
/// hashes of their IDs: reading sixty thousand IDs as texts would take several times as long.
package struct DailyLimits: Hashable, Sendable {
  /// For each word, the synonyms, antonyms and relatives that are not asked on the same day.
  private let apart: [UInt64: [UInt64]]
  /// The words whose definition or sentences name a holiday.
  private let holidays: [UInt64: Holiday]

  /// - Parameters:
  ///   - apart: the words that are kept apart, by the `stableHash` of their IDs, each in both directions.
  ///   - holidays: the words of holidays, by the same.
  package init(apart: [UInt64: [UInt64]] = [:], holidays: [UInt64: Holiday] = [:]) {
    self.apart = apart
    self.holidays = holidays
  }

  /// No limits, for words about which nothing is known.
  package static let none = DailyLimits()

  /// Whether a word is kept apart from at least one of others, which are given by the hashes of their IDs.
  package func keepsApart(_ word: ItemID, from others: Set<UInt64>) -> Bool {
    apart[stableHash(word.rawValue)]?.contains(where: others.contains) == true
  }

  /// The holiday to which a word belongs; nil if it belongs to none.
  package func holiday(of word: ItemID) -> Holiday? { holidays[stableHash(word.rawValue)] }
}
