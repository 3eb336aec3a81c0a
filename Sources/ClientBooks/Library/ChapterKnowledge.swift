import ClientCore

/// How well a player knows the words of a chapter.
package struct ChapterKnowledge: Hashable, Sendable {
  /// The share of the chapter's words that the player is expected to know; nil if that cannot be said.
  package let expected: Double?
  /// How many words with all their forms the player may not know.
  package let unknown: Int
  /// How many of them were never asked, and are listed as worth learning.
  package let worthLearning: Int
  /// How many words were looked up in the chapter.
  package let lookedUp: Int
}
