/// What a word means and how it is used, as far as wrong choices need it.
package struct ItemKind: Hashable, Sendable {
  /// The field of its meaning, such as `food`: WordNet's lexicographer file, or our category.
  package let field: String
  /// For a noun whether it is a person, an animal, a thing or an idea; for a verb whether it is transitive; empty
  /// if not known.
  package let usage: String
  /// A name of the meaning above it in WordNet; empty if there is none.
  package let parent: String

  /// The usage of verbs that are both transitive and intransitive.
  package static let bothUsages = "both"

  /// A kind.
  package init(field: String, usage: String = "", parent: String = "") {
    self.field = field
    self.usage = usage
    self.parent = parent
  }

  /// Whether two words can be used alike, as far as is known.
  package func isUsedLike(_ other: ItemKind) -> Bool {
    usage == other.usage || usage.isEmpty || other.usage.isEmpty
      || usage == ItemKind.bothUsages || other.usage == ItemKind.bothUsages
  }

  /// Whether two words are different kinds of one thing, as apple and pear: both may fit one sentence.
  package func isSibling(of other: ItemKind) -> Bool { !parent.isEmpty && parent == other.parent }
}
