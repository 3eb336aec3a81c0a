/// The number of a player's ended runs in the period of a board. It also counts runs that are on no board, and
/// those without an answer, of which nothing else remains.
package struct Attempts: Hashable, Sendable {
  /// All of them.
  package let total: Int
  /// Those that ended before the first miss, because the player gave up or their time was over.
  package let givenUp: Int

  /// Numbers of runs.
  package init(total: Int, givenUp: Int) {
    self.total = total
    self.givenUp = givenUp
  }
}
