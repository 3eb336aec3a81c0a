import Foundation

/// One file of WordNet, mapped into memory; of what it holds nothing is taken for granted.
///
/// The lines of the license at the head of each file begin with a blank: their first field is empty.
struct WordNetFile: Sendable {
  private let lines: SortedLines

  init(path: String) throws(WordNetError) {
    do {
      lines = SortedLines(try MappedFile(path), separator: UInt8(ascii: " "))
    } catch {
      throw FileManager.default.fileExists(atPath: path)
        ? .unreadable(file: path, reason: error.reason) : .missing(file: path)
    }
  }

  /// How large it is, in bytes.
  var byteCount: Int { lines.byteCount }

  /// The line that begins at this byte, or nil where none does.
  func line(at offset: Int) -> [UInt8]? { lines.line(at: offset) }

  /// The line whose first field is this key, in a file that is sorted by the bytes of it; nil where
  /// there is none, or the file is not sorted. O(log *n*) lines are looked at.
  func line(key: String) -> [UInt8]? { lines.line(key: key) }

  /// The first fields that begin with this text, in a file that is sorted by the bytes of them.
  ///
  /// - Parameter limit: at most so many.
  func keys(beginning prefix: String, limit: Int) -> [String] {
    lines.keys(beginning: prefix, limit: limit)
  }
}
