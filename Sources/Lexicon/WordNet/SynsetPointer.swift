/// A link from one synset to another.
package struct SynsetPointer: Hashable, Sendable {
  /// How the other lies to this one.
  package let relation: SynsetRelation
  /// The other.
  package let target: SynsetID

  /// A link.
  package init(_ relation: SynsetRelation, to target: SynsetID) {
    self.relation = relation
    self.target = target
  }
}
