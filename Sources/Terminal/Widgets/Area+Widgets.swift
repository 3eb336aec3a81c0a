extension Area {
  /// Draws a text field on one line: the part around the cursor, or the beginning if it is not active.
  ///
  /// - Parameters:
  ///   - isActive: whether the cursor is in the field.
  ///   - placeholder: the text shown while the field is empty.
  package func field(
    _ field: Field, x: Int = 0, y: Int = 0, width: Int, isActive: Bool, placeholder: String = ""
  ) {
    let ink = isActive ? Ink.text.selected : .text
    fill(Rect(x: x, y: y, width: width, height: 1), ink)
    let (shown, cursor) = field.shown(width: width)
    if field.isEmpty {
      put(CellText.truncated(placeholder, width: width), x: x, y: y, Ink.dim.selected(isActive))
    } else {
      put(isActive ? shown : field.beginning(width: width), x: x, y: y, ink)
    }
    if isActive { setCursor(x: x + cursor, y: y) }
  }

  /// Draws tabs, the open one with a rule below it.
  ///
  /// - Parameter key: the key that a click on a tab acts as.
  package func tabs(
    _ names: [String], open: Int, y: Int = 0, key: (_ place: Int) -> Key = { .row($0) }
  ) {
    var x = 0
    for (place, name) in names.enumerated() {
      let width = CellText.width(of: name)
      setKey(key(place), for: Rect(x: x, y: y, width: width, height: 1))
      put(name, x: x, y: y, place == open ? .heading : .dim)
      if place == open { put(String(repeating: "━", count: width), x: x, y: y + 1, .key) }
      x += width + 4
    }
  }

  /// Draws the visible rows of a list, one of them selected. A click on a row acts as `Key.row`.
  ///
  /// - Parameters:
  ///   - isActive: whether keys act on the selected row, which is marked then.
  ///   - hasCursor: whether the terminal's cursor is on the selected row rather than in a field
  ///     elsewhere.
  ///   - first: the number of the first row, if the list is the rest of a longer one.
  ///   - row: draws a row into an area. Its last argument is whether the row is selected.
  package func list(
    count: Int, choice: Choice, isActive: Bool = true, hasCursor: Bool = true, from first: Int = 0,
    row draw: (_ place: Int, _ area: Area, _ isSelected: Bool) -> Void
  ) {
    let offset = choice.offset(count: count, height: height)
    for place in offset..<min(count, offset + height) {
      let y = place - offset
      let isSelected = isActive && place == choice.place
      let area = part(y: y, width: width - 1, height: 1)
      if isSelected {
        area.fill(area.bounds, .text.selected)
        area.put("›", .key.selected)
        if hasCursor { area.setCursor(x: 0, y: 0) }
      }
      area.setKey(.row(first + place), for: area.bounds)
      draw(first + place, area.part(x: 2), isSelected)
    }
    drawMore(offset: offset, count: count)
  }

  /// Draws a table with its titles, if it has any; one row is selected.
  ///
  /// - Parameter hasCursor: whether the terminal's cursor is on the selected row.
  package func table(_ table: Table, choice: Choice, hasCursor: Bool = true) {
    let widths = table.widths(in: width - 3)
    let top = table.hasHeads ? 1 : 0
    if table.hasHeads {
      table.line(table.heads, widths: widths, isSelected: false, in: part(x: 2, height: 1))
    }
    var body = part(y: top)
    if let foot = table.foot {
      let y = min(top + table.count, max(top, height - 2))
      put("···", x: 2, y: y, .dim)
      table.line(foot, widths: widths, isSelected: false, in: part(x: 2, y: y + 1, height: 1))
      body = part(y: top, height: y - top)
    }
    // The best rows stay in sight.
    let isScrolled = choice.offset(count: table.count, height: body.height) > 0
    let pinned = isScrolled && body.height > 2 * table.pinned + 2 ? table.pinned : 0
    if pinned > 0 {
      for place in 0..<pinned {
        let row = body.part(x: 2, y: place, height: 1)
        table.line(table.cells(place), widths: widths, isSelected: false, in: row)
        row.setKey(.row(place), for: row.bounds)
      }
      body.put("···", x: 2, y: pinned, .dim)
      body = body.part(y: pinned + 1)
    }
    body.list(
      count: table.count - pinned, choice: Choice(choice.place - pinned), hasCursor: hasCursor,
      from: pinned
    ) { place, area, isSelected in
      table.line(table.cells(place), widths: widths, isSelected: isSelected, in: area)
    }
  }

  /// Draws a bar over the width of the area: the full part, and the empty part behind it.
  ///
  /// - Parameter fraction: the share that is full, 0 to 1.
  package func gauge(_ fraction: Double, y: Int = 0, _ ink: Ink = .bar) {
    put(RichText(gauge: fraction, width: width, ink).line, y: y)
  }
}
