/// The items that a player practices, by level and category. The level is fixed or follows from the
/// answers.
///
/// An item without a level suits every level.
package struct Scope: Hashable, Sendable {
  /// How the level is chosen.
  package enum LevelChoice: Hashable, Sendable {
    /// Words of all levels.
    case any
    /// Words of one level, and words without a level.
    case fixed(Level)
    /// New words of the level that follows from the answers, and all words that were answered before.
    case auto
  }

  /// How the level is chosen.
  package var level: LevelChoice
  /// The category; nil for all.
  package var category: String?
  /// Whether a fixed level is meant for new words only, so that words that were answered before come back whatever their level.
  package var keepsMetWords = false

  package init(level: LevelChoice, category: String? = nil) {
    self.level = level
    self.category = category
  }

  /// The level of words that were answered before; nil for all.
  package var metLevel: Level? { keepsMetWords ? nil : fixedLevel }

  /// The level that was fixed; nil if none was.
  package var fixedLevel: Level? { if case .fixed(let level) = level { level } else { nil } }

  /// The words of a scope for one player.
  package struct Words: Sendable {
    /// Words that were never answered, in the order of the pool.
    package let new: [Item]
    /// Words that were answered before, in the order of the pool.
    package let met: [Item]
    /// Set if the wanted level has no new words: that level, and the next level with some.
    package let exhausted: (level: Level, next: Level?)?

    /// New words first, then those that were answered before.
    package var all: [Item] { new + met }

    /// Returns the words with further ones that were answered before.
    package func adding(met words: [Item]) -> Words {
      Words(new: new, met: met + words, exhausted: exhausted)
    }

    /// The new words in the order in which they should be asked: looked-up words first, latest
    /// first; then by frequency, one of each level in turn.
    package func newInOrder(for progress: PlayerProgress) -> [Item] {
      struct Key {
        let place: Int
        let lastSeen: Int64
        let centiZipf: Int
        let level: Int
        var rank = 0
      }
      var keys = new.enumerated().map { place, word in
        Key(
          place: place, lastSeen: progress.words[word.id]?.lastSeen ?? 0,
          centiZipf: word.centiZipf ?? 0, level: word.level?.rawValue ?? 0)
      }
      keys.sort { ($1.centiZipf, $0.place) < ($0.centiZipf, $1.place) }
      var counts: [Int: Int] = [:]
      for place in keys.indices {
        keys[place].rank = counts[keys[place].level, default: 0]
        counts[keys[place].level, default: 0] += 1
      }
      keys.sort { left, right in
        if left.lastSeen != right.lastSeen { return left.lastSeen > right.lastSeen }
        return (left.rank, left.level, left.place) < (right.rank, right.level, right.place)
      }
      return keys.map { new[$0.place] }
    }
  }

  /// Selects the words of a pool that are in scope for a player.
  package func words(of pool: [Item], for progress: PlayerProgress) -> Words {
    var new: [Item] = []
    var met: [Item] = []
    // Nil represents items without a level.
    var newLevels: Set<Level?> = []
    for word in pool where (category ?? word.category) == word.category {
      if progress.words[word.id]?.memory == nil {
        new.append(word)
        newLevels.insert(word.level)
      } else if word.isOf(level: metLevel, category: category) {
        met.append(word)
      }
    }
    // Only words of courses have levels.
    let language = pool.first { $0.level != nil }?.language ?? LanguageTag.english
    switch newWords(newLevels, in: language, for: progress) {
    case .any: return Words(new: new, met: met, exhausted: nil)
    case .of(let level):
      let suiting = new.filter { $0.isOf(level: level, category: category) }
      return Words(new: suiting, met: met, exhausted: nil)
    case .exhausted(let wanted, let next):
      let offered = level == .auto ? new.filter { $0.level == next } : []
      return Words(new: offered, met: met, exhausted: (wanted, next))
    }
  }

  /// Which new words are in scope.
  package enum NewWords: Hashable, Sendable {
    /// All new words.
    case any
    /// New words of this level, and those without a level.
    case of(Level)
    /// There are no new words of this level. `next` is the next level with some: harder levels
    /// first, then easier ones, nearest first.
    case exhausted(Level, next: Level?)
  }

  /// Determines which new words of a language are in scope, given the levels that have new words.
  package func newWords(
    _ levels: Set<Level?>, in language: String, for progress: PlayerProgress
  ) -> NewWords {
    let wanted = level == .auto ? progress.autoLevel(in: language).level : fixedLevel
    guard let wanted else { return .any }
    if levels.contains(wanted) || levels.contains(nil) { return .of(wanted) }
    let others = Level.allCases.filter { $0 > wanted } + Level.allCases.reversed()
    return .exhausted(wanted, next: others.first(where: levels.contains))
  }
}
