package import Discovery
import Messages
package import Terminal

/// Covers of books: as many as fit, each with its title below.
package struct CoverGrid: Sendable {
  /// The texts and the cover of one book.
  package struct Tile {
    package let title: String
    package let authors: [String]
    /// Its cover; nil for a card with the title.
    package let picture: Picture?

    package init(title: String, authors: [String], picture: Picture?) {
      self.title = title
      self.authors = authors
      self.picture = picture
    }
  }

  /// The keys that move the choice.
  package static let keys = Choice.keys + [.left, .right]
  private static let cover = Size(width: 10, height: 7)
  private static let gap = 3
  private static let titleHeight = 1

  private let columns: Int
  private let rows: Int

  /// - Parameter size: the space for the covers.
  package init(_ size: Size) {
    columns = max(1, (size.width + CoverGrid.gap) / (CoverGrid.cover.width + CoverGrid.gap))
    rows = max(1, size.height / (CoverGrid.cover.height + CoverGrid.titleHeight))
  }

  /// The number of covers that are visible at once.
  package var count: Int { columns * rows }

  /// The range of books that are shown if one of them is chosen: whole rows, with the chosen one
  /// near the middle.
  package func visible(around place: Int, count: Int) -> Range<Int> {
    let row = place / columns
    let last = (count + columns - 1) / columns
    let first = max(0, min(row - rows / 2, last - rows))
    return min(count, first * columns)..<min(count, (first + rows) * columns)
  }

  /// The index to which a key moves the choice; `place` if the key does not move it.
  func place(_ key: Key, from place: Int, count: Int) -> Int {
    let moved =
      switch key {
      case .left: place - 1
      case .right: place + 1
      case .up: place - columns
      case .down: place + columns
      case .pageUp: place - rows * columns
      case .pageDown: place + rows * columns
      case .home: 0
      case .end: count - 1
      default: place
      }
    let isInside = (0..<count).contains(moved)
    // Up in the first row and down in the last one stay.
    return isInside || ![.up, .down].contains(key) ? max(0, min(moved, count - 1)) : place
  }

  /// Draws the covers of the visible books. A click chooses one.
  package func draw(_ list: [Tile], chosen: Int, in area: Area) {
    let visible = visible(around: chosen, count: list.count)
    for (number, place) in visible.enumerated() {
      let tile = list[place]
      let (width, height) = (CoverGrid.cover.width, CoverGrid.cover.height)
      let frame = Rect(
        x: number % columns * (width + CoverGrid.gap),
        y: number / columns * (height + CoverGrid.titleHeight), width: width,
        height: min(height, area.height))
      CoverFace(tile.picture, title: tile.title, authors: tile.authors)
        .draw(
          in: area.part(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
      let title = CellText.truncated(shortened(tile.title, to: 100).onOneLine, width: width)
      area.put(
        title.padded(to: width), x: frame.x, y: frame.y + height,
        place == chosen ? .text.selected : .dim)
      if place == chosen { area.setCursor(x: frame.x, y: frame.y + height) }
      area.setKey(
        .row(place),
        for: Rect(x: frame.x, y: frame.y, width: width, height: height + CoverGrid.titleHeight))
    }
  }
}

extension Choice {
  /// Handles a key or a click of `Binding.choosing` in a grid.
  ///
  /// - Returns: whether the book opens, since the selected one was clicked.
  package mutating func opens(_ key: Key, count: Int, in grid: CoverGrid) -> Bool {
    if case .row = key { return opens(key, count: count) }
    take(.row(grid.place(key, from: place, count: count)), count: count)
    return false
  }
}
