/// What a player does with a word for the first time only once. The raw value is that of a checkpoint.
package enum FirstFeat: Int, CaseIterable, Sendable {
  /// Recalling a word on another day that was about to be forgotten.
  case save = 0
  /// Recalling a word that was missed again and again.
  case nemesis = 1

  /// The chance of recall below which a word is about to be forgotten.
  private static let lateChance = 0.5
  /// The misses from which a word is a nemesis.
  package static let nemesisMisses = 5

  /// The feats of a right answer on another day than the one before.
  ///
  /// - Parameters:
  ///   - word: its progress before the answer.
  ///   - recall: the chance of recall before the answer.
  static func of(_ word: ItemProgress, recall: Double) -> [FirstFeat] {
    (recall < lateChance ? [.save] : []) + (word.wrong >= nemesisMisses ? [.nemesis] : [])
  }
}

/// The word of a feat, and the date on which it was done first.
package struct FeatRecord: Hashable, Sendable {
  package internal(set) var item: ItemID
  package internal(set) var date: CalendarDate
}
