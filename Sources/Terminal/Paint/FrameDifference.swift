/// Makes frames small: sends only the cells that differ from those of the frame before.
///
/// termpaint 0.3.0 sends all cells of every frame, 8,000 bytes at 80 × 24, which take seconds over a
/// slow line. Its bytes are a head, one line for each row, and a tail that places the cursor:
///
///     ESC [?25l ESC [H  row CR LF row … row  ESC [16;3H ESC [?25h ESC [m
///
/// A row consists of text, styles (`ESC […m`, each of which sets everything) and `ESC [K`, which fills the rest, over which
/// `ESC […C` may move. Frames that look otherwise are sent whole.
struct FrameDifference {
  /// A cell of a row; the second half of a wide character has no text.
  private struct Cell: Equatable {
    let style: ArraySlice<UInt8>
    var text: ArraySlice<UInt8>
  }

  private struct Frame {
    var head: ArraySlice<UInt8>
    var rows: [ArraySlice<UInt8>]
    var tail: ArraySlice<UInt8>
  }

  private var last: (frame: Frame, size: Size)?

  /// Returns the bytes that turn the last frame into this one; none if they are equal.
  ///
  /// - Parameters:
  ///   - bytes: the whole frame, from termpaint.
  ///   - isWhole: whether the terminal may show something else than the last frame.
  mutating func shortened(_ bytes: [UInt8], size: Size, isWhole: Bool) -> [UInt8] {
    guard let frame = FrameDifference.frame(bytes), frame.rows.count == size.height else {
      last = nil
      return bytes
    }
    defer { last = (frame, size) }
    guard !isWhole, let last, last.size == size else { return bytes }
    var changes: [UInt8] = []
    var style = bytes.prefix(0)
    for (y, (old, new)) in zip(last.frame.rows, frame.rows).enumerated() where old != new {
      changes += FrameDifference.change(from: old, to: new, y: y, width: size.width, &style)
    }
    if changes.isEmpty, last.frame.tail == frame.tail { return [] }
    return frame.head + changes + frame.tail
  }

  // MARK: - Parsing

  private static let escape: UInt8 = 0x1B
  private static let space = UInt8(ascii: " ")

  /// The length of the control sequence with which the bytes begin, and its final byte; nil if they
  /// begin with none.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (length: Int, final: UInt8)? {
    guard bytes.starts(with: [escape, UInt8(ascii: "[")]),
      let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
    else { return nil }
    return (end + 1 - bytes.startIndex, bytes[end])
  }

  private static func frame(_ bytes: [UInt8]) -> Frame? {
    let home = Array("\u{1B}[H".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: home) }) else {
      return nil
    }
    var rows = bytes[(start + home.count)...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for place in rows.indices.dropLast() where rows[place].popLast() != UInt8(ascii: "\r") {
      return nil
    }
    guard let bottom = rows.popLast() else { return nil }
    // The tail begins with the first sequence that no row has.
    let end = bottom.indices.first { place in
      guard bottom[place] == escape, let next = sequence(bottom[place...]) else { return false }
      return next.length == 3 && next.final == UInt8(ascii: "m")
        || !"mKC".utf8.contains(next.final)
    }
    guard let end else { return nil }
    rows.append(bottom[..<end])
    guard rows.allSatisfy({ $0.first == escape }) else { return nil }
    return Frame(head: bytes[..<start], rows: rows, tail: bottom[end...])
  }

  /// The cells of a row, and the column from which on it is erased; nil if it is not as expected.
  private static func cells(
    _ row: ArraySlice<UInt8>, width: Int
  ) -> (cells: [Cell], erasedFrom: Int)? {
    var cells: [Cell] = []
    var style = row.prefix(0)
    var rest = row
    /// The style of the cells that are erased, and the first of them.
    var erased: (style: ArraySlice<UInt8>, from: Int)?
    while let first = rest.first {
      if first == escape {
        guard let next = sequence(rest) else { return nil }
        switch next.final {
        case UInt8(ascii: "m"): style = rest.prefix(next.length)
        case UInt8(ascii: "K"): erased = (style, cells.count)
        case UInt8(ascii: "C"):
          let digits = String(
            decoding: rest.prefix(max(0, next.length - 1)).dropFirst(2), as: UTF8.self)
          guard let erased, let count = Int(digits), count <= width else { return nil }
          cells += Array(repeating: Cell(style: erased.style, text: [space]), count: count)
        default: return nil
        }
        rest = rest.dropFirst(next.length)
        continue
      }
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let text = rest.prefix(length)
      guard let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first else {
        return nil
      }
      rest = rest.dropFirst(length)
      switch CellText.width(of: scalar) {
      case 0:
        guard let base = cells.lastIndex(where: { !$0.text.isEmpty }) else { return nil }
        cells[base].text += text
      case 2: cells += [Cell(style: style, text: text), Cell(style: style, text: [])]
      default: cells.append(Cell(style: style, text: text))
      }
    }
    guard let erased, erased.from == cells.count, erased.from < width else {
      return cells.count == width ? (cells, width) : nil
    }
    cells += Array(
      repeating: Cell(style: erased.style, text: [space]), count: max(0, width - erased.from))
    return (cells, erased.from)
  }

  // MARK: - Writing

  /// Unchanged cells between changed ones that are cheaper to repeat than to skip.
  private static let repeated = 8

  /// - Parameter style: the style that the terminal has; empty if that is not known.
  private static func change(
    from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>, y: Int, width: Int,
    _ style: inout ArraySlice<UInt8>
  ) -> [UInt8] {
    guard let old = cells(old, width: width)?.cells,
      let (new, erasedFrom) = cells(new, width: width)
    else {
      style = []
      return at(0, y) + new
    }
    var bytes: [UInt8] = []
    var x = 0
    while let start = (x..<width).first(where: { old[$0] != new[$0] }) {
      var end = start + 1
      while let next = (end..<min(width, end + repeated)).first(where: { old[$0] != new[$0] }) {
        end = next + 1
      }
      x = end
      // Both halves of a wide character are written together.
      var begin = start
      while begin > 0, new[begin].text.isEmpty { begin -= 1 }
      bytes += at(begin, y)
      for place in begin..<end {
        if style != new[place].style {
          bytes += StyleChange.bytes(from: style, to: new[place].style)
          style = new[place].style
        }
        if place >= erasedFrom, end == width {
          bytes += "\u{1B}[K".utf8
          break
        }
        bytes += new[place].text
      }
    }
    return bytes
  }

  private static func at(_ x: Int, _ y: Int) -> [UInt8] { Array("\u{1B}[\(y + 1);\(x + 1)H".utf8) }
}
