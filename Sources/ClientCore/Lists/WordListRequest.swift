package import GameEngine

/// The choice of words of a list, and their order.
package struct WordListRequest: Hashable, Sendable {
  /// The order of a list.
  package enum Order: String, CaseIterable, Sendable {
    /// The hardest for this player first.
    case difficulty
    /// Alphabetical, whatever the case.
    case word
    /// The newest first: those shown last, or the newest favorites.
    case recent
    /// The word that comes back next, first.
    case due
  }

  /// Only words of this difficulty.
  package var difficulty: Difficulty?
  /// Only words of this level.
  package var level: Level?
  /// Only words of this category.
  package var category: String?
  /// Only words that are due now.
  package var isDue = false
  /// Only words that are forgotten again and again.
  package var isLeech = false
  /// Only words that contain this text.
  package var text = ""
  /// The order in which the words are listed; it is applied before `limit`.
  package var order = Order.difficulty
  /// The most words that the list contains; nil for no limit.
  package var limit: Int?

  /// A request for all words of a list, the hardest first.
  package init() {}

  /// Whether it includes all words of a list.
  package var isForAll: Bool {
    difficulty == nil && level == nil && category == nil && !isDue && !isLeech
      && text.isEmpty
  }

  /// The words of a list that the request includes.
  ///
  /// - Parameter words: the newest first.
  package func taken(from words: [PlayerWord]) -> [PlayerWord] {
    let text = normalizedAnswer(text)
    let taken = words.filter { listed in
      listed.word.isOf(level: level, category: category)
        && (difficulty ?? listed.difficulty) == listed.difficulty
        && (!isDue || listed.daysUntilDue == 0) && (!isLeech || listed.state.isLeech)
        && (text.isEmpty || listed.word.term.lowercased().contains(text))
    }
    guard order != .recent else { return Array(taken.prefix(limit ?? .max)) }
    let sorted = taken.map { (key: normalizedAnswer($0.word.term), listed: $0) }
      .sorted { left, right in
        let (one, other) = (left.listed, right.listed)
        return switch order {
        case .difficulty where one.difficulty != other.difficulty:
          one.difficulty > other.difficulty
        case .due where one.daysUntilDue != other.daysUntilDue:
          one.daysUntilDue ?? .max < other.daysUntilDue ?? .max
        default: (left.key, one.word.id) < (right.key, other.word.id)
        }
      }
    return sorted.prefix(limit ?? .max).map(\.listed)
  }
}
