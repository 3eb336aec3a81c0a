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
  }

  /// Reads and checks a pack.
  ///
  /// - Parameters:
  ///   - directory: the pack's folder.
  ///   - isOwn: whether it is the operator's own pack, whose texts may contain hidden characters.
  package static func pool(directory: String, isOwn: Bool) throws(Failure) -> ItemPool {
    let pack: ContentPack
    do {
      pack = try ContentPack(directory: directory)
      if isOwn { try pack.refuseHiddenCharacters() }
    } catch {
      throw .unreadable(error)
    }
    let pool = pack.pool()
    do {
      let dealer = DailyDealer(pool: pool)
      _ = try dealer.deal(dealer.firstDate)
    } catch {
      throw .tooSmall(folder: directory, error)
    }
    return pool
  }
}
