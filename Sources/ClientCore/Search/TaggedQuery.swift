/// A text that a player searches for: `tag:food sweet` has a tag and a word.
package struct TaggedQuery: Hashable, Sendable {
  /// The tags that a card must have, each or one below it.
  package let tags: [CardTag]
  /// All other words.
  package let words: String

  private static let prefix = "tag:"

  /// Splits a text. `tag:` without a tag is being typed, and does not count.
  package init(_ text: String) {
    var (tags, words): ([CardTag], [Substring]) = ([], [])
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.lowercased().hasPrefix(TaggedQuery.prefix) {
        let name = word.dropFirst(TaggedQuery.prefix.count).filter { $0 != "\"" }
        if let tag = CardTag(name) { tags.append(tag) }
      } else {
        words.append(word)
      }
    }
    self.tags = tags
    self.words = words.joined(separator: " ")
  }
}
