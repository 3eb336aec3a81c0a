/// Which words no daily asks together, and which belong to a holiday.
///
/// The dealer walks through hundreds of dates, so these facts are computed with the content.
package struct DailyLimits: Hashable, Sendable {
  /// For each word, the synonyms, antonyms and relatives that are not asked on the same day.
  package let apart: [ItemID: Set<ItemID>]
  /// The words whose definition or sentences name a holiday.
  package let holidays: [ItemID: Holiday]

  package init(apart: [ItemID: Set<ItemID>] = [:], holidays: [ItemID: Holiday] = [:]) {
    self.apart = apart
    self.holidays = holidays
  }

  /// No limits, for words about which nothing is known.
  package static let none = DailyLimits()
}
