import Bookshelf
import Foundation
import Terminal

/// Reads all books of a folder, and tells what became of each.
struct BookCorpus {
  let folder: String

  /// A line for each book, and a summary.
  func lines() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    var lines: [String] = []
    var (read, refused) = (0, 0)
    for name in names where !name.hasSuffix(".md") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      do {
        let book = try BookFile(path: path).read()
        let layout = Layout(book, LayoutOptions(width: 72)) {
          CellText.width(of: String(Character($0)))
        }
        read += 1
        let repairs = book.repairs.map(\.code).joined(separator: " ")
        lines.append(
          "\(name): \(book.documents.count) documents, \(book.chapters.count) chapters, "
            + "\(book.length) bytes, \(layout.lines.count) lines \(repairs)")
      } catch {
        refused += 1
        lines.append("\(name): refused, \(error.code)")
      }
    }
    return lines + ["\(read) read, \(refused) refused"]
  }
}
