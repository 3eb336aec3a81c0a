import Expat

/// The outline of a PDF, as `pdftohtml -xml` writes it: an item, then the outline below it.
final class PDFOutline: MarkupSink {
  private struct Item {
    var title = ""
    let page: Int
    let depth: Int
  }

  private static let most = 5000
  /// A longer block is not a heading.
  private static let longestHeading = 300

  private var items: [Item] = []
  private var depth = 0
  private var isOpen = false

  init(_ text: [UInt8]) { _ = try? ExpatParser.parse(text, into: self) }

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    if name == "outline" { depth += 1 }
    guard name == "item", depth > 0, items.count < PDFOutline.most else { return }
    items.append(Item(page: attributes["page"].flatMap { Int($0) } ?? 0, depth: depth))
    isOpen = true
  }

  func end(_ name: String) {
    if name == "outline" { depth -= 1 }
    if name == "item" { isOpen = false }
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard isOpen, !items.isEmpty else { return }
    items[items.count - 1].title += String(decoding: text, as: UTF8.self)
  }

  // MARK: - Contents

  /// The table of contents. The blocks that it names become headings.
  ///
  /// - Parameter pages: the beginnings of the pages, labelled with their numbers from 1.
  func contents(in document: inout BookDocument, _ pages: [PrintedPage]) -> [ContentsEntry] {
    var open: [(depth: Int, entry: ContentsEntry)] = [(0, ContentsEntry(title: "", place: nil))]
    func close() {
      let last = open.removeLast()
      open[open.count - 1].entry.children.append(last.entry)
    }
    for item in items where item.depth <= ContentsEntry.deepest {
      let title = String(
        item.title.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(512))
      guard !title.isEmpty, pages.indices.contains(item.page - 1) else { continue }
      while open.count > 1, let last = open.last, last.depth >= item.depth { close() }
      let start = pages[item.page - 1].place.offset
      let end = item.page < pages.count ? pages[item.page].place.offset : document.text.count
      let block = PDFOutline.block(of: title, in: start..<max(start, end), of: document)
      if let block { document.blocks[block].kind = .heading(level: min(item.depth, 6)) }
      let offset = block.map { document.blocks[$0].range.lowerBound } ?? start
      open.append(
        (item.depth, ContentsEntry(title: title, place: BookPlace(document: 0, offset: offset))))
    }
    while open.count > 1 { close() }
    return open[0].entry.children
  }

  /// The heading with a title on a page: the first block that ends with it, after a number for instance.
  private static func block(
    of title: String, in range: Range<Int>, of document: BookDocument
  ) -> Int? {
    let wanted = letters(of: title)
    guard !wanted.isEmpty, let first = document.block(at: range.lowerBound) else { return nil }
    return document.blocks.indices[first...].prefix {
      document.blocks[$0].range.lowerBound < range.upperBound
    }.first { index in
      let block = document.blocks[index]
      guard block.range.lowerBound >= range.lowerBound, block.range.count <= longestHeading else {
        return false
      }
      let text = letters(of: document.string(block.range))
      return text.hasSuffix(wanted) && text.count <= wanted.count + 24
    }
  }

  private static func letters(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
