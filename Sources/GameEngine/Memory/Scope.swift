/// Which words a player practises: of a level or of the one that suits them, and of a category.
package struct Scope: Hashable, Sendable {
  /// How the level is chosen.
  package enum LevelChoice: Hashable, Sendable {
    /// Words of all levels.
    case any
    /// Words of one level.
    case fixed(Level)
    /// New words of the level that follows from the answers, and all words that were answered before.
    case auto
  }

  /// How the level is chosen.
  package var level: LevelChoice
  /// The category, or nil for all.
  package var category: String?

  /// A scope.
  package init(level: LevelChoice, category: String? = nil) {
    self.level = level
    self.category = category
  }

  /// The words of a scope for one player.
  package struct Words: Sendable {
    /// Words that were never answered; those first that should come first: what was looked at already,
    /// then by frequency, level by level in turn.
    package let new: [Word]
    /// Words that were answered before.
    package let met: [Word]
    /// The level that has no new words left, and the next that has some; nil where there are new words.
    package let exhausted: (level: Level, next: Level?)?

    /// All of them.
    package var all: [Word] { new + met }
  }

  /// The words among these that are in scope.
  package func words(of pool: [Word], for progress: PlayerProgress) -> Words {
    var new: [Level: [Word]] = [:]
    var met: [Word] = []
    for word in pool where (category ?? word.category) == word.category {
      if progress.words[word.id]?.memory == nil {
        new[word.level, default: []].append(word)
      } else if level.isFixed(to: word.level) ?? true {
        met.append(word)
      }
    }
    let wanted: Level? =
      switch level {
      case .any: nil
      case .fixed(let level): level
      case .auto: progress.autoLevel.level
      }
    guard let wanted else { return Words(new: order(new, progress), met: met, exhausted: nil) }
    if let words = new[wanted] {
      return Words(new: order([wanted: words], progress), met: met, exhausted: nil)
    }
    let others = Level.allCases.filter { $0 > wanted } + Level.allCases.reversed()
    let next = others.first { new[$0] != nil }
    var offered: [Level: [Word]] = [:]
    if level == .auto, let next { offered[next] = new[next] }
    return Words(new: order(offered, progress), met: met, exhausted: (wanted, next))
  }

  private func order(_ words: [Level: [Word]], _ progress: PlayerProgress) -> [Word] {
    struct Ranked {
      let word: Word
      let lastSeen: Int64
      let rank: Int
    }
    var ranked: [Ranked] = []
    for (_, words) in words {
      let byFrequency = words.sorted { ($1.centiZipf, $0.id) < ($0.centiZipf, $1.id) }
      for (rank, word) in byFrequency.enumerated() {
        let lastSeen = progress.words[word.id]?.lastSeen ?? 0
        ranked.append(Ranked(word: word, lastSeen: lastSeen, rank: rank))
      }
    }
    return ranked.sorted { left, right in
      if left.lastSeen != right.lastSeen { return left.lastSeen > right.lastSeen }
      if left.rank != right.rank { return left.rank < right.rank }
      return (left.word.level, left.word.id) < (right.word.level, right.word.id)
    }.map(\.word)
  }
}

extension Scope.LevelChoice {
  /// Whether words of a level belong to a fixed one; nil where none is fixed.
  fileprivate func isFixed(to other: Level) -> Bool? {
    if case .fixed(let level) = self { level == other } else { nil }
  }
}
