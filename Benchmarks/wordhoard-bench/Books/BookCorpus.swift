import Bookshelf
import Foundation
import Terminal

/// Reads all books in a folder, and reports the result for each.
struct BookCorpus {
  let folder: String
  /// The folder to write their texts to; nil to write none.
  let texts: String?

  /// Reports a line for each book, and then a summary.
  func read(_ report: (String) -> Void) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    var (read, refused) = (0, 0)
    for name in names where !name.hasSuffix(".md") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      do throws(BookError) {
        let book = try BookFile(path: path).read()
        read += 1
        report("\(name): \(facts(of: book))")
        if let texts { try? write(book, to: "\(texts)/\(name.replacing("/", with: "_")).txt") }
      } catch {
        refused += 1
        report("\(name): refused, \(error.code)")
      }
    }
    report("\(read) read, \(refused) refused")
  }

  private func facts(of book: Book) -> String {
    let layout = Layout(book, LayoutOptions(width: 72)) {
      CellText.width(of: String(Character($0)))
    }
    let repairs = book.repairs.map(\.code).joined(separator: " ")
    return "\(book.documents.count) documents, \(book.chapters.count) chapters, "
      + "\(book.length) bytes, \(layout.lines.count) lines \(repairs)"
  }

  private func write(_ book: Book, to path: String) throws {
    let texts = book.documents.map { String(decoding: $0.text, as: UTF8.self) }
    try Data(texts.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
  }
}
