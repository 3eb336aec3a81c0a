import ClientCore

/// The player's knowledge of the words of a chapter.
package struct ChapterKnowledge: Hashable, Sendable {
  /// The share of the chapter's words that the player probably knows, 0 to 1; nil if it cannot be
  /// estimated.
  package let expected: Double?
  /// The number of base forms that the player may not know.
  package let unknown: Int
  /// The number of those that were never asked and are listed as worth learning.
  package let worthLearning: Int
  /// The number of words that were looked up in the chapter.
  package let lookedUp: Int
}
