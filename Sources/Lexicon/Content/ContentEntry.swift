package import GameEngine

/// A word with its place in the content.
package struct ContentEntry: Hashable, Sendable {
  /// The word.
  package let word: Item
  /// Its file within the pack, such as `words/nature.words`.
  package let file: String
  /// The line of its head, from 1.
  package let line: Int

  /// An entry.
  package init(word: Item, file: String, line: Int) {
    self.word = word
    self.file = file
    self.line = line
  }
}
