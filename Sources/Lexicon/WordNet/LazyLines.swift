import Synchronization

/// A file of WordNet that is mapped when it is first read.
final class LazyLines: Sendable {
  private enum Content {
    case unread
    case read(SortedLines?)
  }

  private let path: String
  private let separator: UInt8
  private let content = Mutex(Content.unread)

  init(_ path: String, separator: UInt8 = UInt8(ascii: " ")) {
    (self.path, self.separator) = (path, separator)
  }

  /// The lines; nil if the file cannot be read.
  var lines: SortedLines? {
    content.withLock { content in
      if case .read(let lines) = content { return lines }
      let lines = try? LazyLines.lines(of: path, separator: separator)
      content = .read(lines)
      return lines
    }
  }

  /// The lines of a file, now.
  ///
  /// - Throws: `DictionaryError` if it cannot be read.
  static func lines(
    of path: String, separator: UInt8 = UInt8(ascii: " ")
  ) throws(DictionaryError) -> SortedLines {
    SortedLines(try MappedFile(path), separator: separator)
  }
}
