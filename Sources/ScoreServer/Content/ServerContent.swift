package import GameEngine
package import Lexicon

/// The words that a server deals from: ours, or the operator's own pack. A pack must be readable, and have
/// enough words for a daily; its style is the concern of its authors (decision 108).
package enum ServerContent {
  /// Why a pack cannot be used.
  package enum Failure: Error, Sendable {
    /// A file of the pack is missing or malformed.
    case unreadable(ContentError)
    /// No daily can be dealt from it.
    case tooSmall(folder: String, DealingError)
    /// Two folders are named after the same course.
    case twice(CourseID)
  }

  /// Reads and checks a pack of English words.
  ///
  /// - Parameters:
  ///   - directory: the pack's folder.
  ///   - isOwn: whether it is the operator's own pack, whose texts are then checked for hidden characters.
  package static func pool(directory: String, isOwn: Bool) throws(Failure) -> ItemPool {
    let pack: ContentPack
    do {
      pack = try ContentPack(directory: directory)
      if isOwn { try pack.refuseHiddenCharacters() }
    } catch {
      throw .unreadable(error)
    }
    return try dealable(pack)
  }

  /// The words of the harder daily; none if a small pack has too few of its levels.
  package static func harder(of pool: ItemPool) -> [ItemPool] {
    let harder = pool.harder
    let dealer = DailyDealer(pool: harder)
    return (try? dealer.deal(dealer.firstDate)) == nil ? [] : [harder]
  }

  /// Reads and checks the courses in some folders.
  package static func coursePools(directories: [String]) throws(Failure) -> [ItemPool] {
    var pools: [ItemPool] = []
    for directory in directories {
      let pool = try coursePool(directory: directory)
      guard !pools.contains(where: { $0.course.id == pool.course.id }) else {
        throw .twice(pool.course.id)
      }
      pools.append(pool)
    }
    return pools
  }

  private static func coursePool(directory: String) throws(Failure) -> ItemPool {
    let pack: ContentPack
    do throws(ContentError) {
      pack = try ContentPack(
        directory: directory, course: try CourseFile.read(directory: directory))
      try pack.refuseHiddenCharacters()
    } catch {
      throw .unreadable(error)
    }
    return try dealable(pack)
  }

  /// The pool of a pack with enough words for a daily.
  private static func dealable(_ pack: ContentPack) throws(Failure) -> ItemPool {
    let pool = pack.pool()
    do {
      let dealer = DailyDealer(pool: pool)
      _ = try dealer.deal(dealer.firstDate)
    } catch {
      throw .tooSmall(folder: pack.directory, error)
    }
    return pool
  }
}
