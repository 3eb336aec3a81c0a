/// A table of contents made from headings.
enum HeadingContents {
  private static let most = 5000

  /// The headings of documents as a tree; the documents' titles if there are none.
  static func of(_ documents: [BookDocument], titles: [String] = []) -> [ContentsEntry] {
    var headings: [(level: Int, entry: ContentsEntry)] = []
    for (number, document) in documents.enumerated() where document.isLinear {
      for block in document.blocks where headings.count < most {
        guard case .heading(let level) = block.kind else { continue }
        let title = document.string(block.range).split(whereSeparator: \.isWhitespace)
        let place = BookPlace(document: number, offset: block.range.lowerBound)
        headings.append(
          (
            level,
            ContentsEntry(title: String(title.joined(separator: " ").prefix(512)), place: place)
          ))
      }
    }
    if headings.isEmpty, titles.count > 1 {
      return titles.enumerated().compactMap { number, title in
        title.isEmpty
          ? nil : ContentsEntry(title: title, place: BookPlace(document: number, offset: 0))
      }
    }
    var open: [(level: Int, entry: ContentsEntry)] = [(0, ContentsEntry(title: "", place: nil))]
    func close() {
      let last = open.removeLast()
      open[open.count - 1].entry.children.append(last.entry)
    }
    for heading in headings {
      while open.count > 1, let last = open.last, last.level >= heading.level { close() }
      open.append(heading)
    }
    while open.count > 1 { close() }
    return open[0].entry.children
  }
}
