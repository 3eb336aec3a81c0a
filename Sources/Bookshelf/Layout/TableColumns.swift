/// The widths of a table's columns.
enum TableColumns {
  /// The spaces between columns.
  static let gap = 2
  private static let least = 6

  /// Widths that make a table fit, wrapping its cells if necessary; nil if columns would become too narrow.
  static func widths(
    of table: BookTable, _ text: UnsafeBufferPointer<UInt8>, room: Int, _ breaker: inout LineBreaker
  ) -> [Int]? {
    let count = table.columns
    guard count > 0 else { return nil }
    var natural = [Int](repeating: 1, count: count)
    for row in table.rows {
      for (column, cell) in row.enumerated() {
        breaker.breakLines(text, cell, first: .max, width: .max) { _, width in
          natural[column] = max(natural[column], width)
        }
      }
    }
    var left = room - gap * (count - 1)
    guard left >= count else { return nil }
    if natural.reduce(0, +) <= left { return natural }
    // Narrow columns keep their width, the others share the rest.
    var widths = [Int?](repeating: nil, count: count)
    var open = count
    var isChanged = true
    while isChanged, open > 0 {
      isChanged = false
      for column in 0..<count where widths[column] == nil && natural[column] <= left / max(open, 1)
      {
        widths[column] = natural[column]
        left -= natural[column]
        open -= 1
        isChanged = true
      }
    }
    guard open == 0 || left / open >= least else { return nil }
    return (0..<count).map { column in
      if let width = widths[column] { return width }
      let share = left / open
      left -= share
      open -= 1
      return share
    }
  }
}
