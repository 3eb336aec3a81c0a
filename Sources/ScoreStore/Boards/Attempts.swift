/// The number of a player's ended runs in the period of a board. It includes runs that are on no
/// board, and runs without an answer, which are deleted.
package struct Attempts: Hashable, Sendable {
  /// The number of all ended runs.
  package let total: Int
  /// The number of runs that ended before the first miss, because the player gave up or their time
  /// was over.
  package let givenUp: Int

  /// - Parameter givenUp: the part of `total` that ended before the first miss.
  package init(total: Int, givenUp: Int) {
    self.total = total
    self.givenUp = givenUp
  }
}
