import Expat

/// Reads OSIS and USFX: XML whose elements contain verses, or mark their beginnings.
enum VerseReader {
  /// Reads a book, and mends it if it is not well-formed.
  ///
  /// - Throws: `ExpatParser.EntityBomb`.
  static func read(_ text: [UInt8]) throws(ExpatParser.EntityBomb) -> BookParts {
    var sink = VerseSink()
    let isWellFormed = try ExpatParser.parseMending(text) {
      sink = VerseSink()
      return sink
    }
    var parts = BookParts()
    parts.documents = sink.verses.finished()
    parts.metadata = sink.metadata
    if !isWellFormed { parts.repairs.append(.repairedDocuments(1, of: 1)) }
    return parts
  }
}

private final class VerseSink: MarkupSink {
  /// Notes and headings are not part of verses.
  private static let hidden: Set<String> = [
    "note", "f", "x", "header", "title", "h", "toc", "id", "rem", "s", "d", "cl", "table",
  ]

  var verses = VerseBuilder()
  var metadata = BookMetadata()
  private var hiddenDepth = 0
  /// Whether the open element is the verse, and not a mark of its beginning.
  private var containsVerse = false
  private var isInHeader = false
  private var collected = ""

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    if name == "header" { isInHeader = true }
    if name == "osisText", let language = attributes.local("lang") {
      metadata.languages = [language]
    }
    collected = ""
    if hiddenDepth > 0 || VerseSink.hidden.contains(name) {
      hiddenDepth += 1
      return
    }
    switch name {
    case "div" where attributes["type"] == "book", "book":
      if let id = attributes["osisID"] ?? attributes["id"] { verses.begin(book: id) }
    case "chapter", "c":
      if let id = attributes["osisID"] ?? attributes["sID"] ?? attributes["id"],
        let number = id.split(separator: ".").last
      {
        beginBook(of: id)
        verses.begin(chapter: String(number))
      }
    case "verse", "v":
      if attributes["eID"] != nil {
        verses.endVerse()
      } else if let ids = attributes["osisID"] ?? attributes["sID"] ?? attributes["id"],
        let id = ids.split(separator: " ").first
      {
        let parts = id.split(separator: ".")
        guard let number = parts.last else { return }
        beginBook(of: String(id))
        if parts.count > 2 { verses.begin(chapter: String(parts[parts.count - 2])) }
        verses.begin(verse: String(number))
        containsVerse = name == "verse" && attributes["sID"] == nil
      }
    case "ve": verses.endVerse()
    case "l", "lb", "p": verses.breakLine()
    default: break
    }
  }

  /// Only the IDs of OSIS begin with the book.
  private func beginBook(of id: String) {
    let parts = id.split(separator: ".")
    if parts.count >= 2, let book = parts.first { verses.begin(book: String(book)) }
  }

  func end(_ name: String) {
    if isInHeader, metadata.title.isEmpty, name == "title" { metadata.title = collected.trimmed }
    if name == "header" { isInHeader = false }
    if hiddenDepth > 0 {
      hiddenDepth -= 1
    } else if name == "verse", containsVerse {
      verses.endVerse()
      containsVerse = false
    }
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    if isInHeader, collected.utf8.count < 4096 {
      collected += String(decoding: text, as: UTF8.self)
    }
    if hiddenDepth == 0 { verses.add(text) }
  }
}
