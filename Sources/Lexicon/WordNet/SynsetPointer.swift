/// A link from one synset to another.
package struct SynsetPointer: Hashable, Sendable {
  /// The relation of the target to the synset with this link.
  package let relation: SynsetRelation
  /// The synset that the link leads to.
  package let target: SynsetID

  package init(_ relation: SynsetRelation, to target: SynsetID) {
    self.relation = relation
    self.target = target
  }
}

/// A link from a word of one synset to a word of the opposite meaning in another.
package struct AntonymPointer: Hashable, Sendable {
  /// The place of the word among the lemmas of its synset, from 1.
  package let from: Int
  /// The synset of the other word.
  package let target: SynsetID
  /// The place of the other word among the lemmas there, from 1.
  package let word: Int

  init(from: Int, to target: SynsetID, word: Int) {
    self.from = from
    self.target = target
    self.word = word
  }
}
