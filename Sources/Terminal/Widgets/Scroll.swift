/// The scroll position of a text.
package struct Scroll: Hashable, Sendable {
  private var wanted = 0

  package init() {}

  /// The first visible line.
  ///
  /// - Parameters:
  ///   - count: the number of lines.
  ///   - height: the number of visible lines.
  package func offset(of count: Int, height: Int) -> Int {
    max(0, min(wanted, count - height))
  }

  /// The keys that `take` handles.
  package static let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]

  /// Scrolls with a key, within the text. Other keys have no effect.
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

  /// Scrolls as little as possible until a line is visible.
  package mutating func reveal(_ line: Int, count: Int, height: Int) {
    let offset = offset(of: count, height: height)
    wanted = min(max(offset, line - height + 1), line)
  }
}
