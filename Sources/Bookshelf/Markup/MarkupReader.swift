import Expat
import Kit

/// A document of markup that was read, before its links are resolved.
struct MarkupDocument {
  var document: BookDocument
  /// The addresses of its links, by number.
  var targets: [String]
  /// The numbers of the links that it declares as marks of notes.
  var declaredNotes: Set<Int> = []
  var pages: [(label: String, offset: Int)]
  var title: String
  /// Whether it is not well-formed.
  var wasRepaired: Bool
  /// The encoding that was guessed, if another one is named.
  var guessedEncoding: String?
}

/// Reads XHTML and HTML, whether well-formed or not.
enum MarkupReader {
  /// How the text is parsed at first.
  enum Kind { case xhtml, html }

  /// Reads a document. This always succeeds: malformed parts are repaired.
  static func read(
    _ bytes: [UInt8], as kind: Kind, name: String,
    sheet: @escaping (String) -> StyleSheet? = { _ in nil }
  ) -> MarkupDocument {
    let (text, guessed) = TextDecoder.utf8(bytes, declared: TextDecoder.declaredEncoding(bytes))
    var sink = HTMLSink(name: name, sheet: sheet)
    var wasRepaired = false
    // As HTML, the entities that a document declares stay as they are written.
    if kind == .html || (try? ExpatParser.parse(text, into: sink)) != true {
      sink = HTMLSink(name: name, sheet: sheet)
      parseHTML(text, into: sink)
      wasRepaired = kind == .xhtml
    }
    let document = sink.finished()
    return MarkupDocument(
      document: document, targets: sink.targets, declaredNotes: sink.declaredNotes,
      pages: sink.builder.pages, title: sink.title,
      wasRepaired: wasRepaired, guessedEncoding: guessed)
  }

  /// Parses HTML of any size, in pieces that gumbo can take.
  static func parseHTML(_ text: [UInt8], into sink: any MarkupSink) {
    let tame = HTMLTamer.tame(text.filter { $0 != 0 })
    guard tame.count > HTMLTamer.most else { return GumboParser.parse(tame, into: sink) }
    var start = 0
    while start < tame.count {
      var end = min(start + HTMLTamer.most, tame.count)
      if end < tame.count {
        // A tag begins with `<`, and text contains none.
        let tag = tame[start..<end].lastIndex(of: UInt8(ascii: "<")) ?? start
        end = tag > start ? tag : tame.scalarStart(end)
      }
      GumboParser.parse(Array(tame[start..<end]), into: sink)
      start = end
    }
  }
}
