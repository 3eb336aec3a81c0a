package import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// What to list of the words seen.
  package struct SeenWish: Sendable {
    /// The order of a list.
    package enum Order: String, CaseIterable, Sendable {
      /// The hardest first.
      case difficulty
      /// By the alphabet.
      case word
      /// Those shown last first.
      case recent
      /// Those first that come back first.
      case due
    }

    /// Only words that stand here.
    package var difficulty: Difficulty?
    /// Only words of this level.
    package var level: Level?
    /// Only words of this category.
    package var category: String?
    /// Only words that are worth asking now.
    package var isDue = false
    /// The order.
    package var order = Order.difficulty
    /// At most so many.
    package var limit: Int?

    /// All of them.
    package init() {}
  }

  /// A word with where it stands.
  private struct Seen {
    let word: Word
    let state: WordProgress
    let difficulty: Difficulty
    let daysUntilDue: Int?
  }

  /// Lists the words the player has seen.
  ///
  /// - Throws: `ClientError`.
  package func listSeen(_ wish: SeenWish) throws {
    let progress = try journal.progress()
    let category = try checkedCategory(wish.category)
    let (now, retention) = (host.now().instant, Settings(progress).retention)
    var seen: [Seen] = []
    for word in pack.words where word.isOf(level: wish.level, category: category) {
      guard let state = progress.words[word.id] else { continue }
      let entry = Seen(
        word: word, state: state, difficulty: progress.difficulty(of: word.id),
        daysUntilDue: state.memory?.daysUntilDue(at: now, retention: retention))
      guard (wish.difficulty ?? entry.difficulty) == entry.difficulty,
        !wish.isDue || entry.daysUntilDue == 0
      else { continue }
      seen.append(entry)
    }
    seen.sort { left, right in
      switch wish.order {
      case .difficulty where left.difficulty != right.difficulty:
        left.difficulty > right.difficulty
      case .recent where left.state.lastSeen != right.state.lastSeen:
        left.state.lastSeen > right.state.lastSeen
      case .due where left.daysUntilDue != right.daysUntilDue:
        left.daysUntilDue ?? .max < right.daysUntilDue ?? .max
      default: left.word.id < right.word.id
      }
    }
    seen = Array(seen.prefix(wish.limit ?? .max))
    try print(seen.map { wordCard($0.word, progress) }) {
      if seen.isEmpty { return "No such words seen yet; `wordhoard play` shows you some.\n" }
      return list(seen.map { ($0.word.headword, standing($0, at: now)) }, progress: progress)
    }
  }

  /// Where a word stands; one that is rather forgotten than not has a mark at its difficulty.
  private func standing(_ seen: Seen, at instant: Int64) -> String {
    guard let memory = seen.state.memory, let days = seen.daysUntilDue else {
      return "not asked yet, seen \(counted(seen.state.seen, "time"))"
    }
    let recall = seen.state.retrievability(at: instant) ?? 0
    var parts = ["difficulty \(recall < 0.5 ? "~" : "")\(seen.difficulty.rawValue)"]
    // On the day of the answer itself everything is remembered, which says nothing.
    if memory.state.elapsedDays(at: instant) > 0 {
      parts.append("recall \(Int((100 * recall).rounded())) %")
    }
    parts.append(days == 0 ? "due" : "due in \(counted(days, "day"))")
    parts.append("\(grouped(seen.state.right)) of \(grouped(seen.state.answers)) right")
    return parts.joined(separator: ", ")
  }
}
