package import GameEngine
import Lexicon
package import Messages

/// The words of a book that are worth practicing, in the order in which they are asked.
package struct BookPracticeWords {
  package let title: String
  /// Words that were looked up in the book, the latest first.
  package var lookedUp: [Item] = []
  /// Words that are worth learning before the next chapter.
  package var chapter: [Item] = []
  /// Other words that the player may not know, the most useful first.
  package var others: [Item] = []
  /// The words whose example is a sentence of the book.
  package var quoted: Set<ItemID> = []
  /// These words, and items that are suitable wrong choices.
  package var pool: ItemPool

  package init(
    title: String, lookedUp: [Item] = [], chapter: [Item] = [], others: [Item] = [],
    quoted: Set<ItemID> = [], pool: ItemPool
  ) {
    self.title = title
    self.lookedUp = lookedUp
    self.chapter = chapter
    self.others = others
    self.quoted = quoted
    self.pool = pool
  }

  package var all: [Item] { lookedUp + chapter + others }
}

extension BookPracticeWords {
  /// The words that are asked now: new ones, and those that are about to be forgotten. Of two words
  /// that are better not learned together, the first.
  ///
  /// - Parameters:
  ///   - count: the most words.
  ///   - suits: whether a word is wanted at all.
  ///   - fills: whether words that are remembered well fill the rest, the least well remembered first.
  package func chosen(
    _ count: Int, for progress: PlayerProgress, by builder: SessionBuilder, at moment: Moment,
    fills: Bool = false, where suits: (Item) -> Bool
  ) -> [Item] {
    let time = progress.studyTime(moment)
    var now: [Item] = []
    var later: [(recall: Double, item: Item)] = []
    for item in all where suits(item) {
      let memory = progress.words[item.id]?.memory
      switch memory.map({ builder.standing(of: $0, at: time) }) {
      case nil, .first, .due: now.append(item)
      case .fresh, .resting:
        let recall = progress.retrievability(of: item.id, at: time) ?? 0
        later.append((recall, item))
      }
    }
    later.sort { $0.recall < $1.recall }
    var chosen: [Item] = []
    for item in now + (fills ? later.map(\.item) : []) where chosen.count < count {
      if !chosen.contains(where: { pool.areBetterApart($0, item) }) { chosen.append(item) }
    }
    return chosen
  }

  /// How many of the chosen words were looked up, are for the next chapter, or are from elsewhere
  /// in the book, as a sentence.
  package func summary(of chosen: [Item], in messages: Messages) -> String {
    func count(_ kind: [Item]) -> Int {
      let ids = Set(kind.map(\.id))
      return chosen.count { ids.contains($0.id) }
    }
    var parts: [String] = []
    let (looked, next, rest) = (count(lookedUp), count(chapter), count(others))
    if looked > 0 {
      let number = messages.number(looked)
      parts.append(
        messages.plural(
          looked, "\(number) word that you looked up", "\(number) words that you looked up"))
    }
    if next > 0 {
      parts.append(
        messages("\(messages.number(next)) for the next chapter", context: "words of a book"))
    }
    if rest > 0 {
      parts.append(
        messages("\(messages.number(rest)) from elsewhere in the book", context: "words of a book"))
    }
    return messages("\(messages.commaSeparated(parts)).", context: "a list as a sentence")
  }

  /// The error if there is nothing to ask.
  package var shortage: ClientError {
    ClientError(
      .noWords, "no word of \"\(shortened(title))\" needs practice now",
      remedy: "read on and look words up; they come back here")
  }
}
