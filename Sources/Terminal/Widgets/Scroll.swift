/// How far a text is moved up in its space.
package struct Scroll: Hashable, Sendable {
  private var wanted = 0

  /// At the beginning.
  package init() {}

  /// The first line to show.
  ///
  /// - Parameters:
  ///   - count: how many lines there are.
  ///   - height: how many fit.
  package func offset(of count: Int, height: Int) -> Int {
    max(0, min(wanted, count - height))
  }

  /// Keys that move it.
  package static let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]

  /// Moves it as a key says, as far as there is text.
  package mutating func take(_ key: Key, count: Int, height: Int) {
    let offset = offset(of: count, height: height)
    let page = max(1, height - 1)
    wanted =
      switch key {
      case .up: offset - 1
      case .down: offset + 1
      case .pageUp: offset - page
      case .pageDown: offset + page
      case .home: 0
      case .end: count
      default: offset
      }
    wanted = self.offset(of: count, height: height)
  }

  /// Moves it so far that a line can be seen.
  package mutating func reveal(_ line: Int, count: Int, height: Int) {
    let offset = offset(of: count, height: height)
    wanted = min(max(offset, line - height + 1), line)
  }
}
