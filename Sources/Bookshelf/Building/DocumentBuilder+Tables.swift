/// The tables of a document.
extension DocumentBuilder {
  /// Ends a line of a cell.
  mutating func breakCellLine() {
    hasPendingBlank = false
    closeSpans()
    if table?.hasText(count) == true, document.text.last != DocumentBuilder.newline {
      document.text.append(DocumentBuilder.newline)
    }
  }

  mutating func beginTable() {
    if table != nil {
      breakCellLine()
      table?.depth += 1
      return
    }
    endBlock()
    table = TableBuilder()
  }

  mutating func beginRow() {
    guard let depth = table?.depth, depth == 1 else { return breakCellLine() }
    endRow()
    table?.beginRow()
  }

  mutating func endRow() {
    guard table?.depth == 1, table?.row != nil else { return }
    endCell()
    table?.addHangingCells(to: &document.text)
    table?.endRow()
    if document.text.last == UInt8(ascii: "\t") {
      document.text[count - 1] = DocumentBuilder.newline
    }
  }

  mutating func beginCell(isHeader: Bool, columns: Int, rows: Int = 1) {
    guard let depth = table?.depth else { return }
    guard depth == 1 || table?.cellStart == nil else { return breakCellLine() }
    if table?.row == nil { table?.beginRow() }
    endCell()
    // Cells from rows above hang into this one.
    table?.addHangingCells(to: &document.text)
    let start = count
    table?.beginCell(at: start, isHeader: isHeader, columns: columns, rows: rows)
  }

  mutating func endCell() {
    guard let table, table.depth == 1, let start = table.cellStart else { return }
    while count > start, let last = document.text.last,
      [DocumentBuilder.blank, DocumentBuilder.newline].contains(last)
    {
      document.text.removeLast()
    }
    closeSpans()
    hasPendingBlank = false
    let end = count
    let more = self.table?.endCell(at: end) ?? 0
    document.text.append(UInt8(ascii: "\t"))
    for _ in 0..<more { self.table?.addEmptyCell(to: &document.text) }
  }

  mutating func endTable() {
    guard let depth = table?.depth else { return }
    guard depth == 1 else {
      table?.depth -= 1
      return breakCellLine()
    }
    endRow()
    closeSpans()
    guard let finished = table else { return }
    table = nil
    let blocks = finished.blocks(in: &document, context: context)
    document.blocks += blocks
  }
}
