import Bookshelf
import ClientCore
import Messages
import Terminal

/// The chapters of a work as a grid of numbers, or only the favorites, with their titles.
struct ChapterGridPane: Sendable {
  private let all: [WorkChapter]
  /// The index of the open page's chapter.
  private let current: Int?
  /// The keys of the favorite chapters.
  private(set) var favorites: [String]
  private(set) var isOnlyFavorites = false
  private var choice: Choice

  /// - Parameter key: the key of the open chapter; nil before the first one.
  init(_ chapters: [WorkChapter], favorites: [String], at key: String?) {
    (all, self.favorites) = (chapters, favorites)
    current = chapters.firstIndex { $0.key == key }
    choice = Choice(current ?? 0)
  }

  /// The chapters that can be chosen: all, or only the favorites.
  var chapters: [WorkChapter] {
    isOnlyFavorites ? all.filter { favorites.contains($0.key) } : all
  }

  /// The chapter of a row; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func chapter(ofRow row: Int) -> WorkChapter? {
    let (chapters, row) = (chapters, row < 0 ? choice.place : row)
    return chapters.indices.contains(row) ? chapters[row] : nil
  }

  /// Sets the current favorites.
  mutating func keep(_ favorites: [String]) {
    self.favorites = favorites
    choice.fit(count: chapters.count)
  }

  /// Switches between all chapters and the favorites.
  mutating func turn() {
    let key = chapter(ofRow: -1)?.key
    isOnlyFavorites.toggle()
    choice = Choice(chapters.firstIndex { $0.key == key } ?? 0)
  }

  // MARK: - The grid

  /// The width in columns of a number and the character of a favorite.
  private var cell: Int { (all.map { CellText.width(of: $0.key) }.max() ?? 1) + 3 }

  mutating func move(_ key: Key, width: Int, height: Int) {
    let count = chapters.count
    guard !isOnlyFavorites else { return choice.take(key, count: count, height: height) }
    let columns = max(1, width / cell)
    let place = choice.place
    let moved =
      switch key {
      case .left: place - 1
      case .right: place + 1
      case .up: place - columns
      case .down: place + columns
      case .pageUp: max(place % columns, place - columns * (height - 1))
      case .pageDown: min(count - 1, place + columns * (height - 1))
      case .home: 0
      case .end: count - 1
      default: place
      }
    if (0..<count).contains(moved) { choice = Choice(moved) }
  }

  func draw(in area: Area, messages: Messages) {
    let tabs = [
      messages("All chapters", context: "a tab"), messages("Favorites", context: "a tab"),
    ]
    let x = area.put(tabs[0], isOnlyFavorites ? .dim : .heading)
    area.put(tabs[1], x: x + 3, isOnlyFavorites ? .heading : .dim)
    let body = area.part(y: 2, height: max(1, area.height - 4))
    let chapters = chapters
    guard !chapters.isEmpty else {
      area.paragraph(RichText(messages("`*` makes a chapter a favorite."), .dim), y: 2)
      return
    }
    if isOnlyFavorites {
      body.list(count: chapters.count, choice: choice) { number, row, isSelected in
        row.put("★", Ink.key.selected(isSelected))
        let x = row.put(chapters[number].key, x: 2, Ink.strong.selected(isSelected))
        let title = CellText.truncated(chapters[number].title, width: max(0, row.width - x - 2))
        row.put(title, x: x + 2, Ink.text.selected(isSelected))
      }
    } else {
      drawGrid(in: body)
      guard let chosen = chapter(ofRow: -1) else { return }
      let title = chosen.title.isEmpty ? chosen.key : "\(chosen.key) \(chosen.title)"
      area.put(CellText.truncated(title, width: area.width), y: area.height - 1, .emphasis)
    }
  }

  private func drawGrid(in area: Area) {
    let columns = max(1, area.width / cell)
    let rows = (all.count + columns - 1) / columns
    let first = max(0, min(choice.place / columns - area.height / 2, rows - area.height))
    let shown = (first * columns)..<min(all.count, (first + area.height) * columns)
    for number in shown {
      let key = all[number].key
      let isFavorite = favorites.contains(key)
      let isChosen = number == choice.place
      let place = Rect(
        x: number % columns * cell, y: number / columns - first, width: cell - 1, height: 1)
      let box = area.part(x: place.x, y: place.y, width: place.width, height: 1)
      let ink: Ink = number == current ? .strong : isFavorite ? .key : .text
      if isChosen {
        box.fill(box.bounds, .text.selected)
        box.setCursor(x: 0, y: 0)
      }
      let x = cell - 3 - CellText.width(of: key)
      let end = box.put(key, x: x, ink.selected(isChosen))
      if isFavorite { box.put("★", x: end, Ink.key.selected(isChosen)) }
      box.setKey(.row(number), for: box.bounds)
    }
  }
}
