package import GameEngine
package import Lexicon

/// The words that a server deals from: ours, or the operator's own pack, which must pass the same lint
/// except for its size, and have enough words for a daily.
package enum ServerContent {
  /// Why a pack cannot be used.
  package enum Failure: Error, Sendable {
    /// A file of the pack is missing or malformed.
    case unreadable(ContentError)
    /// The lint found faults; the values are their number and the first one.
    case faulty(folder: String, count: Int, first: LintFinding)
    /// No daily can be dealt from it.
    case tooSmall(folder: String, DealingError)
  }

  /// Reads and checks a pack.
  ///
  /// - Parameters:
  ///   - directory: the pack's folder.
  ///   - isOwn: whether it is the operator's own pack. Only that is linted here.
  package static func pool(directory: String, isOwn: Bool) throws(Failure) -> ItemPool {
    let pack: ContentPack
    do {
      pack = try ContentPack(directory: directory)
    } catch {
      throw .unreadable(error)
    }
    if isOwn {
      let lint = ContentLint(
        requirements: .none, wordNet: try? WordNet(), wordList: try? SystemWordList())
      let faults = lint.findings(in: pack).filter { $0.severity == .error }
      if let first = faults.first {
        throw .faulty(folder: directory, count: faults.count, first: first)
      }
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
