import FoundationEssentials

/// Checks whether a downloaded file is a book.
enum BookBytes {
  private static let startBytes = 1024
  private static let endBytes = 256 << 10

  /// Whether bytes are of a format, as far as their beginning and their end show.
  static func are(_ format: CatalogFile.Format, _ bytes: Data) -> Bool {
    let start = Array(bytes.prefix(startBytes))
    switch format {
    case .epub, .kepub:
      // A zip archive. Its first member should be `mimetype`, but in many good books it is another one, so
      // the directory at the end is searched for the file that every book has.
      guard start.starts(with: [0x50, 0x4B, 3, 4]) else { return false }
      return contains("application/epub+zip", start)
        || contains("META-INF/container.xml", Array(bytes.suffix(endBytes)))
    case .text:
      let text = String(decoding: start, as: UTF8.self).lowercased().drop { $0.isWhitespace }
      return !start.isEmpty && !start.contains(0)
        && !["<!doctype", "<html", "<?xml"].contains { text.hasPrefix($0) }
    }
  }

  private static func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { place in
      bytes[place] == wanted[0] && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }
  }
}
