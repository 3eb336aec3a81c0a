import ClientCore
import Messages
import Terminal

/// The menu of the home screen, in three columns: games, words and the player's own pages.
struct HomeMenu: Sendable {
  /// All entries, column by column.
  let places: [Place]
  let messages: Messages

  /// - Parameter hasSolo: whether the solo daily differs from the daily.
  init(hasSolo: Bool, messages: Messages) {
    places = Place.allCases.filter { hasSolo || $0 != .soloDaily }
    self.messages = messages
  }

  /// The height in rows: the longest column and its title.
  var height: Int { 1 + (Place.Group.allCases.map { column($0).count }.max() ?? 0) }

  private func column(_ group: Place.Group) -> [Place] { places.filter { $0.group == group } }

  /// The entry in the next or previous column that is beside another one.
  func place(beside place: Int, isRight: Bool) -> Int {
    let groups = Place.Group.allCases
    guard places.indices.contains(place), let number = groups.firstIndex(of: places[place].group)
    else { return 0 }
    let row = column(groups[number]).firstIndex(of: places[place]) ?? 0
    let other = column(groups[(number + (isRight ? 1 : groups.count - 1)) % groups.count])
    return places.firstIndex(of: other[min(row, other.count - 1)]) ?? 0
  }

  /// Draws the columns with their titles.
  ///
  /// - Parameters:
  ///   - selected: the index of the selected entry.
  ///   - note: returns a short text to show behind an entry's name; empty for none.
  func draw(in area: Area, selected: Int, note: (Place) -> String) {
    let width = area.width / Place.Group.allCases.count
    for (number, group) in Place.Group.allCases.enumerated() {
      let column = area.part(x: number * width, width: width - 1)
      column.put(group.name(in: messages), x: 2, .heading)
      for (row, place) in self.column(group).enumerated() {
        let isSelected = places.indices.contains(selected) && places[selected] == place
        let line = column.part(y: row + 1, height: 1)
        if isSelected {
          line.fill(line.bounds, .text.selected)
          line.put("›", .key.selected)
          line.setCursor(x: 0, y: 0)
        }
        line.setKey(.row(places.firstIndex(of: place) ?? 0), for: line.bounds)
        line.put(String(place.letter), x: 2, Ink.key.selected(isSelected))
        let name = CellText.truncated(place.name(in: messages), width: line.width - 4)
        let end = line.put(name, x: 4, Ink.text.selected(isSelected))
        let note = note(place)
        if end + 1 + CellText.width(of: note) <= line.width {
          line.put(
            note, x: line.width - CellText.width(of: note), Ink.dim.selected(isSelected))
        }
      }
    }
  }
}
