/// Makes the lines of a layout, document by document.
struct LayoutBuilder {
  /// A column at least this wide is left beside an indentation.
  private static let leastText = 12

  private(set) var lines: [LayoutLine] = []
  private(set) var pieces: [LayoutPiece] = []
  private let options: LayoutOptions
  private var breaker: LineBreaker

  init(_ options: LayoutOptions, cells: @escaping (Unicode.Scalar) -> Int) {
    self.options = options
    breaker = LineBreaker(widths: CellWidths(cells))
  }

  mutating func add(_ document: BookDocument, _ number: Int) {
    document.text.withUnsafeBufferPointer { text in
      var previous: Block?
      for (index, block) in document.blocks.enumerated() {
        let at = Position(document: Int32(number), block: Int32(index), block)
        if let previous {
          addEmpty(gap(previous, block), at)
        } else if !lines.isEmpty {
          addEmpty(1, at)
        }
        switch block.kind {
        case .rule: addLine(.rule, at, block.range, column: 0, isFirst: true)
        case .table(let table) where document.tables.indices.contains(table):
          addTable(document.tables[table], text, at, block)
        default: addText(block, text, at, follows: previous)
        }
        previous = block
      }
    }
  }

  /// The document and the block that lines belong to.
  private struct Position {
    let document: Int32
    let block: Int32
    let isHeading: Bool

    init(document: Int32, block: Int32, _ content: Block) {
      self.document = document
      self.block = block
      if case .heading = content.kind { isHeading = true } else { isHeading = false }
    }
  }

  /// The empty lines between two blocks.
  private func gap(_ a: Block, _ b: Block) -> Int {
    if case .heading = b.kind {
      if case .heading = a.kind { return 1 }
      return 2
    }
    switch (a.kind, b.kind) {
    case (.paragraph, .paragraph):
      let areItems = !a.marker.isEmpty && !b.marker.isEmpty && a.indent + b.indent > 0
      return areItems || a.indent != b.indent && !b.marker.isEmpty && !a.marker.isEmpty
        ? 0 : options.spacing
    case (.verse, .verse): return a.marker.isEmpty && b.marker.isEmpty ? 0 : options.spacing
    default: return 1
    }
  }

  private mutating func addEmpty(_ count: Int, _ at: Position) {
    for _ in 0..<count {
      // An empty line has the place of the line before it, so that places stay in order.
      let place = lines.last.map { $0.document == at.document ? Int($0.end) : 0 } ?? 0
      addLine(.empty, at, place..<place, column: 0, isFirst: false)
    }
  }

  private mutating func addLine(
    _ kind: LayoutLine.Kind, _ at: Position, _ range: Range<Int>, column: Int, isFirst: Bool,
    pieces: Int = 0
  ) {
    lines.append(
      LayoutLine(
        kind: kind, isFirst: isFirst, isHeading: at.isHeading && kind == .text,
        column: Int32(column), document: at.document, block: at.block,
        start: Int32(range.lowerBound), end: Int32(range.upperBound),
        firstPiece: Int32(self.pieces.count - pieces), pieceCount: Int32(pieces)))
  }

  // MARK: - Text

  private mutating func addText(
    _ block: Block, _ text: UnsafeBufferPointer<UInt8>, _ at: Position, follows previous: Block?
  ) {
    let column = self.column(of: block)
    let width = max(1, options.width - column)
    var indent = 0
    if options.spacing == 0, block.kind == .paragraph, previous?.kind == .paragraph,
      block.marker.isEmpty, block.alignment == .start
    {
      indent = 2
    }
    var isFirst = true
    let alignment = block.alignment
    let total = options.width
    var made: [LayoutLine] = []
    breaker.breakLines(text, block.range, first: width - indent, width: width) { range, used in
      let own: Int
      switch alignment {
      case .start: own = column + (isFirst ? indent : 0)
      case .center: own = max(column, column + (total - column - used) / 2)
      case .end: own = max(column, total - used)
      }
      made.append(
        LayoutLine(
          kind: .text, isFirst: isFirst, isHeading: at.isHeading, column: Int32(own),
          document: at.document, block: at.block, start: Int32(range.lowerBound),
          end: Int32(range.upperBound), firstPiece: 0, pieceCount: 0))
      isFirst = false
    }
    lines += made
  }

  /// The column of a block's first character: two cells for each level, and enough for the marker.
  private func column(of block: Block) -> Int {
    var column = 2 * block.indent
    var least = 0
    if !block.marker.isEmpty {
      let marker = block.marker.unicodeScalars.count + 1
      column += block.indent > 0 ? max(0, marker - 2) : max(4, marker)
      least = min(marker, options.width / 2)
    }
    return min(column, max(least, options.width - LayoutBuilder.leastText))
  }

  // MARK: - Tables

  private mutating func addTable(
    _ table: BookTable, _ text: UnsafeBufferPointer<UInt8>, _ at: Position, _ block: Block
  ) {
    let left = column(of: block)
    if let widths = TableColumns.widths(of: table, text, room: options.width - left, &breaker) {
      addGrid(table, widths, text, at, left: left)
    } else {
      addRecords(table, text, at, left: left)
    }
  }

  private mutating func addGrid(
    _ table: BookTable, _ widths: [Int], _ text: UnsafeBufferPointer<UInt8>, _ at: Position,
    left: Int
  ) {
    for (number, row) in table.rows.enumerated() {
      var cells: [[Range<Int>]] = []
      for (column, cell) in row.enumerated() {
        var parts: [Range<Int>] = []
        let width = widths[column]
        breaker.breakLines(text, cell, first: width, width: width) { range, _ in parts.append(range)
        }
        cells.append(parts)
      }
      let extent = (row.first?.lowerBound ?? 0)..<(row.last?.upperBound ?? 0)
      for height in 0..<max(1, cells.map(\.count).max() ?? 0) {
        var column = left
        var count = 0
        for (index, parts) in cells.enumerated() {
          if height < parts.count, !parts[height].isEmpty {
            pieces.append(LayoutPiece(column: column, range: parts[height], isLabel: false))
            count += 1
          }
          column += widths[index] + TableColumns.gap
        }
        addLine(
          .cells, at, extent, column: left, isFirst: number == 0 && height == 0, pieces: count)
      }
      if number < table.headerRows {
        addLine(.rule, at, extent.upperBound..<extent.upperBound, column: left, isFirst: false)
      }
    }
  }

  /// A table that is too wide: each row as a list of names and values.
  private mutating func addRecords(
    _ table: BookTable, _ text: UnsafeBufferPointer<UInt8>, _ at: Position, left: Int
  ) {
    let names = table.headerRows > 0 ? table.rows.first ?? [] : []
    // The names are lines of their own, too, so that no text is left out.
    let head = (names.first?.lowerBound ?? 0)..<(names.last?.upperBound ?? 0)
    for (number, name) in names.enumerated() {
      addCells([(name, false)], text, at, left, head, number == 0)
    }
    for (number, row) in table.rows.dropFirst(table.headerRows).enumerated() {
      let extent = (row.first?.lowerBound ?? 0)..<(row.last?.upperBound ?? 0)
      if number > 0 || !names.isEmpty { addEmpty(1, at) }
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let name = column < names.count ? names[column] : 0..<0
        var parts = [(cell, false)]
        if !name.isEmpty { parts.insert((name, true), at: 0) }
        addCells(parts, text, at, left, extent, number == 0 && column == 0 && names.isEmpty)
      }
    }
  }

  private mutating func addCells(
    _ cells: [(range: Range<Int>, isLabel: Bool)], _ text: UnsafeBufferPointer<UInt8>,
    _ at: Position, _ left: Int, _ extent: Range<Int>, _ isFirst: Bool
  ) {
    var isFirst = isFirst
    for cell in cells {
      let column = cells.count > 1 && !cell.isLabel ? left + 2 : left
      var parts: [Range<Int>] = []
      let width = max(1, options.width - column)
      breaker.breakLines(text, cell.range, first: width, width: width) { range, _ in
        parts.append(range)
      }
      for part in parts where !part.isEmpty {
        pieces.append(LayoutPiece(column: column, range: part, isLabel: cell.isLabel))
        addLine(.cells, at, extent, column: left, isFirst: isFirst, pieces: 1)
        isFirst = false
      }
    }
  }
}
