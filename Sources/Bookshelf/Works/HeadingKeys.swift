/// Keys of the chapters of a book that is not made of verses, from the numbers in its headings.
enum HeadingKeys {
  private static let least = 3
  private static let words: Set<String> = [
    "chapter", "kapitel", "chapitre", "capítulo", "capitolo", "глава", "hoofdstuk",
  ]

  /// Adds the keys, if headings or their names number the chapters upwards.
  static func mark(_ documents: inout [BookDocument]) {
    guard documents.allSatisfy(\.keys.isEmpty) else { return }
    let headings = marks(documents, number(in:of:))
    let named = marks(documents) { document, _ in number(inNameOf: document) }
    for found in [headings, named] where found.count >= least {
      let numbers = found.map(\.number)
      guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      for mark in found {
        documents[mark.document].keys.append(KeyMark(key: String(mark.number), offset: mark.offset))
      }
      return
    }
  }

  private static func marks(
    _ documents: [BookDocument], _ number: (BookDocument, Block) -> Int?
  ) -> [(document: Int, offset: Int, number: Int)] {
    documents.enumerated().flatMap { index, document in
      document.blocks.compactMap { block in
        guard case .heading = block.kind, let value = number(document, block) else { return nil }
        return (index, block.range.lowerBound, value)
      }
    }
  }

  /// The number that a heading is, or begins with: `9`, `IX.`, `Chapter Nine`, `第九章`.
  private static func number(in document: BookDocument, of block: Block) -> Int? {
    let text = document.string(block.range)
    if text.hasPrefix("第"), let end = text.firstIndex(where: { "章回節节卷".contains($0) }) {
      return Numeral.value(of: String(text[text.index(after: text.startIndex)..<end]))
    }
    var parts = text.split { $0.isWhitespace || $0 == "." || $0 == ":" }.map(String.init)
    var isNamed = false
    if let first = parts.first, words.contains(first.lowercased()) {
      parts.removeFirst()
      isNamed = true
    }
    guard let first = parts.first, let value = Numeral.value(of: first) else { return nil }
    // "I am here" does not begin chapter 1, and neither does "One morning".
    let isPlain =
      parts.count == 1 || Int(first) != nil || isNamed || text.dropFirst(first.count).first == "."
    return isPlain ? value : nil
  }

  /// The number in the name of a heading's document, such as `text/chapter-9.xhtml`.
  private static func number(inNameOf document: BookDocument) -> Int? {
    let file = document.name.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    let parts = stem.split(separator: "-")
    guard parts.count == 2, words.contains(parts[0].lowercased()) else { return nil }
    return Int(parts[1])
  }
}
