package import GameEngine
import Lexicon

/// The words that a server deals from: ours, or a pack of the operator's own, which must pass the same
/// lint (but for its size) and hold enough for a daily.
package enum ServerContent {
  /// Why words cannot be dealt from.
  package struct Failure: Error, Hashable, Sendable {
    /// What is wrong and where; one line.
    package let message: String
  }

  /// Reads and checks a pack.
  ///
  /// - Parameters:
  ///   - directory: the pack's folder.
  ///   - isOwn: whether it is the operator's own, which is linted here; ours was linted when it was
  ///     written.
  /// - Throws: `ServerContent.Failure` with the first fault.
  package static func pool(directory: String, isOwn: Bool) throws(Failure) -> ItemPool {
    let pack: ContentPack
    do {
      pack = try ContentPack(directory: directory)
    } catch {
      throw Failure(message: "\(error)")
    }
    if isOwn {
      let lint = ContentLint(
        requirements: .none, wordNet: try? WordNet(), wordList: try? WordList())
      let faults = lint.findings(in: pack).filter { $0.severity == .error }
      if let first = faults.first {
        throw Failure(
          message: "\(directory) has \(faults.count) faults; the first: \(first)"
            + " (`wordhoard data check --small` lists all)")
      }
    }
    let pool = pack.pool()
    do {
      let dealer = DailyDealer(pool: pool)
      _ = try dealer.deal(dealer.firstDate)
    } catch {
      throw Failure(message: "\(directory) cannot fill a daily: \(error)")
    }
    return pool
  }
}
