package import GameEngine

/// A word with its place in the content.
package struct ContentEntry: Hashable, Sendable {
  /// The word as an item; its body may be parsed later.
  package let word: Item
  /// Its file within the pack, such as `words/nature.words`.
  package let file: String
  /// The line of its head, from 1.
  package let line: Int
  /// Its lines, as bytes; empty for a word that was not read from a file.
  let text: ArraySlice<UInt8>

  package init(word: Item, file: String, line: Int) {
    self.init(word: word, file: file, line: line, text: [])
  }

  init(word: Item, file: String, line: Int, text: ArraySlice<UInt8>) {
    self.word = word
    self.file = file
    self.line = line
    self.text = text
  }

  package static func == (left: ContentEntry, right: ContentEntry) -> Bool {
    left.word == right.word && left.file == right.file && left.line == right.line
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
