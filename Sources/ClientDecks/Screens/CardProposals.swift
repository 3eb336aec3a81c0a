import ClientCore
import GameEngine
import Terminal

/// Proposed texts for a line of a form. The player takes one, or several for a definition.
struct CardProposals: Sendable {
  /// The line that the texts are for.
  let item: CardForm.Item
  /// The proposed texts, at least one, the best first.
  let texts: [String]
  private(set) var choice = Choice()
  /// The indices of the ticked texts.
  private(set) var ticked: Set<Int> = []

  init(_ texts: [String], for item: CardForm.Item) { (self.item, self.texts) = (item, texts) }

  /// Whether several texts can be combined.
  var takesSeveral: Bool { item == .text(.definition) && texts.count > 1 }

  /// The text to take: the ticked texts separated by `; `, or the chosen one if none is ticked.
  var text: String {
    ticked.isEmpty
      ? texts[choice.place] : ticked.sorted().map { texts[$0] }.joined(separator: "; ")
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: texts.count, height: height)
  }

  /// Ticks or unticks the chosen text.
  mutating func tick() { ticked.formSymmetricDifference([choice.place]) }
}
