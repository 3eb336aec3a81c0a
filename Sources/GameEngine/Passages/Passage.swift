/// A part of a text as sentences.
package struct Passage: Hashable, Sendable {
  /// The numbers of words of a passage that is long enough to understand and short enough for a screen.
  package static let lengths = 50...110

  /// The sentences in order, each on one line.
  package let sentences: [String]

  package init(sentences: [String]) { self.sentences = sentences }
}
