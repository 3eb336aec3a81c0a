import Expat
import Kit

/// The formats whose files are text, with their recognition and their readers.
enum TextFormat: Sendable {
  case text, markdown, html, xhtml, fb2, keyed, imp, osis, usfx

  /// The largest file in bytes.
  static let most = 64 << 20

  /// The format of a file; nil if it is not text.
  init?(_ bytes: [UInt8], name: String) {
    let beginning = Array(bytes.prefix(1 << 16))
    let isMarked = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { beginning.starts(with: $0) }
    let head = TextDecoder.utf8(beginning, declared: TextDecoder.declaredEncoding(beginning)).bytes
    let zeros = max(
      head.count { $0 == 0 },
      isMarked || head.count != beginning.count ? 0 : beginning.count { $0 == 0 })
    // A damaged byte does not make a text binary.
    if zeros * 10 > head.count || zeros > 3 + head.count / 200 { return nil }
    let start = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if start.hasPrefix("<") {
      let text = start.prefix(4096).lowercased()
      let roots: [(String, TextFormat)] = [
        ("<fictionbook", .fb2), ("<osis", .osis), ("<usfx", .usfx),
      ]
      if let root = roots.first(where: { text.contains($0.0) }) {
        self = root.1
      } else if text.contains("<html") || ["html", "htm", "xhtml", "xht"].contains(ending)
        || text.hasPrefix("<!doctype")
      {
        self = text.hasPrefix("<?xml") || ending == "xhtml" ? .xhtml : .html
      } else if text.hasPrefix("<?xml") {
        return nil
      } else {
        self = ending == "md" ? .markdown : .text
      }
    } else if start.hasPrefix("$$$") {
      self = .imp
    } else if KeyedTextReader.recognizes(start) {
      self = .keyed
    } else if ["md", "markdown", "mkd"].contains(ending) {
      self = .markdown
    } else {
      self = ["html", "htm"].contains(ending) ? .html : .text
    }
  }

  /// The format as players see it.
  var format: BookFormat {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .html, .xhtml: .html
    case .fb2: .fb2
    case .keyed: .keyed
    case .imp: .imp
    case .osis: .osis
    case .usfx: .usfx
    }
  }

  /// Decodes and reads a book. Fails with `tooLarge` if its entities expand too far.
  func read(_ bytes: [UInt8]) throws(BookError) -> BookParts {
    let (text, guessed) = TextDecoder.utf8(bytes, declared: TextDecoder.declaredEncoding(bytes))
    var parts: BookParts
    do throws(ExpatParser.EntityBomb) {
      parts =
        switch self {
        case .text: PlainTextReader.read(text)
        case .markdown: MarkdownReader.read(text)
        case .html: HTMLReader.read(text, as: .html)
        case .xhtml: HTMLReader.read(text, as: .xhtml)
        case .fb2: try FB2Reader.read(text)
        case .keyed: KeyedTextReader.read(text)
        case .imp: IMPReader.read(text)
        case .osis, .usfx: try VerseReader.read(text)
        }
    } catch {
      throw .tooLarge
    }
    if let guessed { parts.repairs.append(.encoding(guessed)) }
    return parts
  }

  /// The content of a picture that is in the file.
  func picture(_ name: String, in bytes: [UInt8]) -> [UInt8]? {
    guard case .fb2 = self else { return nil }
    let text = TextDecoder.utf8(bytes, declared: TextDecoder.declaredEncoding(bytes)).bytes
    return FB2Reader.picture(name, in: text)
  }
}
