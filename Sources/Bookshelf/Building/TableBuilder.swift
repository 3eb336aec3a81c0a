/// Collects the cells of a table, whose text a `DocumentBuilder` writes.
struct TableBuilder {
  /// More columns than this are joined in the last one.
  private static let mostColumns = 64

  /// The number of tables in each other; only the outermost one is a table, the others are lines in its cells.
  var depth = 1
  private(set) var row: [Range<Int>]?
  private(set) var cellStart: Int?
  private var rows: [[Range<Int>]] = []
  private var isHeader = true
  private var headerRows = 0
  private var columns = 1
  private var rowsOfCell = 1
  /// How many rows the cell of each column still hangs down.
  private var hanging: [Int] = []
  /// Whether the current cell has text.
  func hasText(_ count: Int) -> Bool { cellStart.map { count > $0 } ?? false }

  /// Whether it has no cell yet.
  var isUntouched: Bool { depth == 1 && rows.isEmpty && row == nil && cellStart == nil }

  mutating func beginRow() {
    row = []
    isHeader = true
  }

  /// Whether a cell of a row above is where the next cell would be.
  private var hangsIntoNextCell: Bool {
    guard let row, row.count < TableBuilder.mostColumns else { return false }
    return hanging.indices.contains(row.count) && hanging[row.count] > 0
  }

  /// Adds empty cells where cells of rows above hang into the row.
  mutating func addHangingCells(to text: inout [UInt8]) {
    while hangsIntoNextCell { addEmptyCell(to: &text) }
  }

  /// Adds a cell whose text is that of another one.
  mutating func addEmptyCell(to text: inout [UInt8]) {
    let place = text.count
    text.append(UInt8(ascii: "\t"))
    let column = row?.count ?? 0
    if hanging.indices.contains(column), hanging[column] > 0 { hanging[column] -= 1 }
    row?.append(place..<place)
  }

  mutating func beginCell(at place: Int, isHeader: Bool, columns: Int, rows: Int) {
    cellStart = place
    rowsOfCell = rows
    self.isHeader = self.isHeader && isHeader
    self.columns = columns
  }

  /// Returns the number of empty cells that follow, which are below the same one.
  mutating func endCell(at place: Int) -> Int {
    guard let cellStart else { return 0 }
    self.cellStart = nil
    let count = row?.count ?? 0
    if count >= TableBuilder.mostColumns, let last = row?.last {
      row?[count - 1] = last.lowerBound..<place
      return 0
    }
    row?.append(cellStart..<place)
    let more = max(0, min(columns - 1, TableBuilder.mostColumns - count - 1))
    if rowsOfCell > 1 {
      while hanging.count < count + 1 + more { hanging.append(0) }
      // The cells beside it are counted down when they are added.
      hanging[count] = rowsOfCell - 1
      for column in count + 1..<count + 1 + more { hanging[column] = rowsOfCell }
    }
    return more
  }

  mutating func endRow() {
    defer { row = nil }
    guard let row, row.contains(where: { !$0.isEmpty }) else { return }
    if rows.isEmpty, isHeader { headerRows = 1 }
    rows.append(row)
  }

  /// The blocks of the finished table: one, or paragraphs if it has one column only.
  func blocks(
    in document: inout BookDocument, context: DocumentBuilder.Context
  ) -> [Block] {
    let table = BookTable(rows: rows, headerRows: rows.count > 1 ? headerRows : 0)
    guard let first = rows.first?.first, let last = rows.last?.last else { return [] }
    func block(_ kind: Block.Kind, _ range: Range<Int>) -> Block {
      var block = Block(kind, range)
      block.indent = min(context.indent, Block.deepest)
      block.isQuote = context.isQuote
      block.isNote = context.isNote
      return block
    }
    if table.columns > 1, rows.count > 1 || (rows.first?.count(where: { !$0.isEmpty }) ?? 0) > 1 {
      document.tables.append(table)
      return [
        block(.table(document.tables.count - 1), first.lowerBound..<last.upperBound)
      ]
    }
    // A table that only arranges text: each line of its cells is a paragraph.
    return rows.joined().flatMap { cell in
      var start = cell.lowerBound
      var blocks: [Block] = []
      for place in cell where document.text[place] == UInt8(ascii: "\n") {
        if place > start { blocks.append(block(.paragraph, start..<place)) }
        start = place + 1
      }
      if start < cell.upperBound { blocks.append(block(.paragraph, start..<cell.upperBound)) }
      return blocks
    }
  }
}
