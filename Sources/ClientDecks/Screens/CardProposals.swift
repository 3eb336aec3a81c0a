import ClientCore
import Terminal

/// Texts that are offered for a line of a form. The player takes one, or several for a definition.
struct CardProposals: Sendable {
  /// The line.
  let item: CardForm.Item
  /// The texts, at least one.
  let texts: [String]
  private(set) var choice = Choice()
  /// The places of the texts that were ticked.
  private(set) var ticked: Set<Int> = []

  init(_ texts: [String], for item: CardForm.Item) { (self.item, self.texts) = (item, texts) }

  /// Whether several can be taken together.
  var takesSeveral: Bool { item == .definition && texts.count > 1 }

  /// The text for the line.
  var text: String {
    ticked.isEmpty
      ? texts[choice.place] : ticked.sorted().map { texts[$0] }.joined(separator: "; ")
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: texts.count, height: height)
  }

  /// Ticks the chosen text, or takes the tick back.
  mutating func tick() { ticked.formSymmetricDifference([choice.place]) }
}
