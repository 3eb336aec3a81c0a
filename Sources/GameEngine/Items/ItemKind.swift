/// The field and usage of a word, to select wrong choices.
package struct ItemKind: Hashable, Sendable {
  /// The field of its meaning, such as `food`: the lexicographer file of WordNet, or our category.
  package let field: String
  /// For a noun, whether it is a person, an animal, a thing or an idea; for a verb, whether it is
  /// transitive. Empty if unknown.
  package let usage: String
  /// The name of the next more general meaning in WordNet; empty if there is none.
  package let parent: String

  /// The usage of verbs that are both transitive and intransitive.
  package static let bothUsages = "both"

  package init(field: String, usage: String = "", parent: String = "") {
    self.field = field
    self.usage = usage
    self.parent = parent
  }

  /// Whether two words can be used alike, or their usage is unknown.
  package func isUsedLike(_ other: ItemKind) -> Bool {
    usage == other.usage || usage.isEmpty || other.usage.isEmpty
      || usage == ItemKind.bothUsages || other.usage == ItemKind.bothUsages
  }

  /// Whether two words are kinds of the same thing, such as apple and pear, so that both may fit a
  /// sentence.
  package func isSibling(of other: ItemKind) -> Bool { !parent.isEmpty && parent == other.parent }
}
