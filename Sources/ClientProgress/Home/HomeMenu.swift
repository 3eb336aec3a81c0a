import ClientCore
import Messages
import Terminal

/// The menu of the home screen, in three columns: games, words and the player's own pages.
struct HomeMenu: Sendable {
  /// All entries, column by column.
  static let places = Place.Group.allCases.flatMap(column)
  let messages: Messages

  /// The height in rows: the longest column, and its title if there is one.
  static func height(hasTitles: Bool) -> Int {
    (hasTitles ? 1 : 0) + (Place.Group.allCases.map { column($0).count }.max() ?? 0)
  }

  private static func column(_ group: Place.Group) -> [Place] {
    Place.allCases.filter { $0.group == group }
  }

  /// The entry in the next or previous column that is beside another one.
  static func place(beside place: Place, isRight: Bool) -> Place {
    let groups = Place.Group.allCases
    guard let group = place.group, let number = groups.firstIndex(of: group) else { return place }
    let row = column(group).firstIndex(of: place) ?? 0
    let other = column(groups[(number + (isRight ? 1 : groups.count - 1)) % groups.count])
    return other[min(row, other.count - 1)]
  }

  /// Whether an entry is the uppermost of its column.
  static func isFirst(_ place: Place) -> Bool { place.group.map(column)?.first == place }

  /// Draws the columns.
  ///
  /// - Parameters:
  ///   - selected: the selected entry; nil if none is.
  ///   - note: returns a short text to show behind an entry's name; empty for none.
  func draw(in area: Area, selected: Place?, hasTitles: Bool, note: (Place) -> String) {
    var x = 0
    for (group, width) in zip(Place.Group.allCases, widths(of: area.width)) {
      let column = area.part(x: x, width: width - 1)
      x += width
      if hasTitles { column.put(group.name(in: messages), .heading) }
      for (row, place) in HomeMenu.column(group).enumerated() {
        let line = column.part(y: row + (hasTitles ? 1 : 0), height: 1)
        draw(place, note: note(place), isSelected: place == selected, in: line)
      }
    }
  }

  /// The widths of the columns with the space after them: the same for all, unless a column needs more.
  private func widths(of width: Int) -> [Int] {
    let needed = Place.Group.allCases.map { group in
      3 + (HomeMenu.column(group).map { CellText.width(of: $0.name(in: messages)) }.max() ?? 0)
    }
    let even = width / needed.count
    guard needed.contains(where: { $0 > even }) else { return needed.map { _ in even } }
    let rest = max(0, width + 1 - needed.reduce(0, +))
    return needed.map { $0 + rest / needed.count }
  }

  private func draw(_ place: Place, note: String, isSelected: Bool, in line: Area) {
    let ground: Ink.Ground = isSelected ? .selected : .page
    line.clear(.text.on(ground))
    if isSelected { line.setCursor(x: 0, y: 0) }
    line.setKey(.character(place.letter), for: line.bounds)
    line.put(String(place.letter), .key.on(ground))
    let name = CellText.truncated(place.name(in: messages), width: line.width - 2)
    let end = line.put(name, x: 2, .text.on(ground))
    let x = line.width - CellText.width(of: note) - 1
    if x > end { line.put(note, x: x, .dim.on(ground)) }
  }
}
