extension Plot {
  /// Draws shaded cells in columns, such as a calendar with one column per week.
  ///
  /// - Parameters:
  ///   - strengths: values from 0 to 4, down the first column, then down the next. The last column
  ///     may be shorter.
  ///   - rows: the names of the rows, all of the same width.
  ///   - columns: the group of each column. The name of a group is above its first column; it is
  ///     omitted if it would overlap the next name or the edge.
  ///   - width: the available columns. If they do not suffice, the last columns are shown.
  /// - Returns: a line of names, then a line for each row, without trailing spaces.
  package func heatMap(
    _ strengths: [Int], rows: [String], columns: [String], width: Int
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let margin = (rows.map(CellText.width(of:)).max() ?? 0) + 2
    // A cell and a space per column; no space after the last.
    let room = max(1, (width - margin + 1) / 2)
    let count = min(columns.count, (strengths.count + rows.count - 1) / rows.count)
    let shown = max(0, count - room)..<count
    let head = names(columns[shown], room: width - margin)
    return [head.isEmpty ? "" : String(repeating: " ", count: margin) + head]
      + rows.enumerated().map { row, name in
        let cells = shown.compactMap { column in
          let place = rows.count * column + row
          return place < strengths.count ? String(shade(strengths[place])) : nil
        }
        return cells.isEmpty ? name : "\(name)  \(cells.joined(separator: " "))"
      }
  }

  private func names(_ columns: ArraySlice<String>, room: Int) -> String {
    let columns = Array(columns)
    let starts = columns.indices.filter { $0 == 0 || columns[$0] != columns[$0 - 1] }
    var line = ""
    for (place, start) in starts.enumerated() {
      let end = 2 * start + CellText.width(of: columns[start])
      let limit = place + 1 < starts.count ? 2 * starts[place + 1] - 1 : room
      guard end <= limit else { continue }
      line += String(repeating: " ", count: 2 * start - CellText.width(of: line)) + columns[start]
    }
    return line
  }
}
