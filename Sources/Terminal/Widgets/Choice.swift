/// The selected row of a list, which keys move, and the resulting visible part of the list.
package struct Choice: Hashable, Sendable {
  /// The selected row, from 0; 0 in an empty list.
  package private(set) var place: Int

  /// Selects a row, by default the first. The row is not checked until `fit` or `take`.
  package init(_ place: Int = 0) { self.place = place }

  /// The keys that move the selection. `take` also accepts `Key.row`.
  package static let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]

  /// Moves the selection with a key. Arrow keys wrap around at both ends.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - height: the number of visible rows.
  package mutating func take(_ key: Key, count: Int, height: Int = 10) {
    guard count > 0 else { return place = 0 }
    place = min(place, count - 1)
    let page = max(1, height - 1)
    switch key {
    case .up: place = (place + count - 1) % count
    case .down: place = (place + 1) % count
    case .pageUp: place = max(0, place - page)
    case .pageDown: place = min(count - 1, place + page)
    case .home: place = 0
    case .end: place = count - 1
    case .row(let row): place = min(max(0, row), count - 1)
    default: break
    }
  }

  /// Takes a key or a click of `Binding.choosing`.
  ///
  /// - Returns: whether the row opens, since the selected one was clicked.
  package mutating func opens(_ key: Key, count: Int, height: Int = 10) -> Bool {
    if key == .row(place) { return true }
    take(key, count: count, height: height)
    return false
  }

  /// The selected element of a list; nil if the list is not there yet, or is empty.
  package func element<Rows: RandomAccessCollection>(of rows: Rows?) -> Rows.Element?
  where Rows.Index == Int {
    guard let rows, rows.indices.contains(place) else { return nil }
    return rows[place]
  }

  /// Moves the selection into a list with `count` rows.
  package mutating func fit(count: Int) { place = max(0, min(place, count - 1)) }

  /// The first visible row. It keeps the selected row near the middle.
  package func offset(count: Int, height: Int) -> Int {
    max(0, min(place - height / 2, count - height))
  }
}
