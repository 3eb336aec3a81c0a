import Archive
import Bookshelf

/// Reads a book as the program does, and checks the result.
enum BookUse {
  /// The outcome of reading a file with these bytes.
  static func outcome(_ input: [UInt8], name: String) -> FuzzOutcome {
    do {
      let file = try BookFile(ByteSource(input), name: name)
      let book = try file.read()
      if let cover = book.cover { _ = try? file.picture(cover) }
      return fault(in: book).map { .wrong($0) } ?? .accepted
    } catch {
      return .refused
    }
  }

  /// The fault of a book; nil if it contains nothing that is forbidden.
  private static func fault(in book: Book) -> String? {
    for document in book.documents {
      if String(validating: document.text, as: UTF8.self) == nil { return "no UTF-8" }
      if document.text.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }) {
        return "a control character"
      }
      var end = 0
      for block in document.blocks {
        guard block.range.lowerBound >= end, block.range.upperBound <= document.text.count else {
          return "a block at \(block.range)"
        }
        end = block.range.upperBound
      }
      for span in document.spans where span.range.upperBound > document.text.count {
        return "a span at \(span.range)"
      }
    }
    let layout = Layout(book, LayoutOptions(width: 40)) { $0.value >= 0x1100 ? 2 : 1 }
    for number in layout.lines.indices { _ = layout.runs(ofLine: number, in: book) }
    for fraction in [0, 0.4, 1] {
      let place = book.place(atFraction: fraction)
      guard book.place(of: book.position(of: place)) == place else { return "a lost position" }
      _ = book.workPlace(of: place).flatMap { book.place(of: $0) }
      _ = layout.line(of: place)
    }
    _ = book.search("the", limit: 5)
    return nil
  }
}
