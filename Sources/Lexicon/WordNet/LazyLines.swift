import Synchronization

/// A file of WordNet that is mapped when it is first read.
final class LazyLines: Sendable {
  private enum Content {
    case unread
    case read(SortedLines?)
  }

  private let path: String
  private let content = Mutex(Content.unread)

  init(_ path: String) { self.path = path }

  /// The lines; nil if the file cannot be read.
  var lines: SortedLines? {
    content.withLock { content in
      if case .read(let lines) = content { return lines }
      let lines = try? LazyLines.lines(of: path)
      content = .read(lines)
      return lines
    }
  }

  /// The lines of a file, now.
  ///
  /// - Throws: `DictionaryError` if it cannot be read.
  static func lines(of path: String) throws(DictionaryError) -> SortedLines {
    SortedLines(try MappedFile(path), separator: UInt8(ascii: " "))
  }
}
