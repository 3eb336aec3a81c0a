/// The words of a PDF with their places, as `pdftotext -tsv` writes them.
struct PDFRows {
  /// The pages with their lines.
  private(set) var pages: [TextPage] = []
  private var heights: [Double] = []
  private var startsBlock = true

  private static let mostPages = 100_000

  init(_ rows: [UInt8]) {
    for row in rows.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = row.split(
        separator: UInt8(ascii: "\t"), maxSplits: 11, omittingEmptySubsequences: false)
      guard fields.count == 12 else { continue }
      add(fields)
    }
    finishLine()
  }

  /// The page of the last whole row of a piece of such rows; nil if it has none.
  static func lastPage(of piece: [UInt8]) -> Int? {
    guard let end = piece.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    guard let start = piece[..<end].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let fields = piece[start + 1..<end].split(separator: UInt8(ascii: "\t"), maxSplits: 2)
    return fields.count == 3 ? Int(String(decoding: fields[1], as: UTF8.self)) : nil
  }

  private mutating func add(_ fields: [ArraySlice<UInt8>]) {
    func number(_ field: Int) -> Double {
      let value = Double(String(decoding: fields[field], as: UTF8.self)) ?? 0
      return value.isFinite ? min(max(value, -1e6), 1e6) : 0
    }
    switch fields[0].first {
    case UInt8(ascii: "1"):
      finishLine()
      guard pages.count < PDFRows.mostPages else { return }
      pages.append(TextPage(width: number(8), height: number(9)))
      startsBlock = true
    case UInt8(ascii: "3"): startsBlock = true
    case UInt8(ascii: "4"):
      finishLine()
      guard !pages.isEmpty else { return }
      pages[pages.count - 1].lines.append(
        PageLine(
          text: "", left: number(6), top: number(7), right: number(6) + number(8),
          height: number(9), isBlockStart: startsBlock))
      startsBlock = false
    case UInt8(ascii: "5"):
      guard let page = pages.indices.last, let line = pages[page].lines.indices.last else { return }
      let text = String(decoding: fields[11], as: UTF8.self).trimmed
      guard !text.isEmpty else { return }
      if !pages[page].lines[line].text.isEmpty { pages[page].lines[line].text += " " }
      pages[page].lines[line].text += text
      heights.append(number(9))
    default: break
    }
  }

  /// Sets the height of a line to the height of most of its words, since it may contain a larger
  /// character.
  private mutating func finishLine() {
    defer { heights = [] }
    guard let page = pages.indices.last, let line = pages[page].lines.indices.last else { return }
    if pages[page].lines[line].text.isEmpty {
      let removed = pages[page].lines.removeLast()
      startsBlock = startsBlock || removed.isBlockStart
    } else if !heights.isEmpty {
      pages[page].lines[line].height = heights.sorted()[heights.count / 2]
    }
  }
}
