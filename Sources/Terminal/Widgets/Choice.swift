/// A place in a list that keys move, and the part of the list that shows.
package struct Choice: Hashable, Sendable {
  /// The place, 0 in an empty list.
  package private(set) var place: Int

  /// A place, the first by itself.
  package init(_ place: Int = 0) { self.place = place }

  /// Keys that move it.
  package static let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]

  /// Moves it as a key says; a list has no end at which nothing happens, it goes around.
  ///
  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - height: how many show.
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

  /// Puts it into a list of so many rows.
  package mutating func fit(count: Int) { place = max(0, min(place, count - 1)) }

  /// The first row to show, so that the place can be seen in about the middle.
  package func offset(count: Int, height: Int) -> Int {
    max(0, min(place - height / 2, count - height))
  }
}

extension Area {
  /// Rows of which one is chosen; a click chooses one, too.
  ///
  /// - Parameters:
  ///   - hasCursor: whether the terminal's cursor stands on that row, and not in a field elsewhere.
  ///   - row: draws a row into the space it is given; it is told whether it is chosen.
  package func list(
    count: Int, choice: Choice, hasCursor: Bool = true,
    row draw: (_ place: Int, _ area: Area, _ isSelected: Bool) -> Void
  ) {
    let offset = choice.offset(count: count, height: height)
    for place in offset..<min(count, offset + height) {
      let y = place - offset
      let isSelected = place == choice.place
      let area = part(y: y, width: width - 1, height: 1)
      if isSelected {
        area.fill(area.bounds, .text.selected)
        area.put("›", .key.selected)
        if hasCursor { area.setCursor(x: 0, y: 0) }
      }
      area.setKey(.row(place), for: area.bounds)
      draw(place, area.part(x: 2), isSelected)
    }
    drawMore(offset: offset, count: count)
  }
}
