import Expat
import Kit
import Markup

/// Reads XML that is not well-formed, other than XHTML: the text of a book or a list of its files.
///
/// A `&` or `<` that begins nothing is text. An element without an end tag ends with the one around it; those that contain
/// only text end where the next element begins, and paragraphs where the next one does. End tags without an element are
/// dropped. Entities that the document declares stay as they are written.
struct XMLMender {
  /// Elements that contain only text, or nothing.
  private static let leaves: Set<String> = [
    "meta", "item", "itemref", "reference", "link", "content", "text", "rootfile", "image", "img",
    "br", "hr",
    "empty-line", "identifier", "language", "creator", "contributor", "publisher", "subject",
    "rights", "source", "date", "book-title", "first-name", "middle-name", "last-name", "nickname",
    "lang",
    "src-lang", "genre", "keywords", "binary",
  ]
  /// Elements that contain text and only these others.
  private static let paragraphs: Set<String> = [
    "p", "v", "verse", "subtitle", "text-author", "td", "th", "li",
  ]
  private static let inline: Set<String> = [
    "emphasis", "strong", "style", "strikethrough", "sub", "sup", "code", "a", "image", "img", "b",
    "i", "u", "em",
    "span", "br", "note", "w", "foreign", "hi", "q", "lb", "transchange", "divinename", "seg",
    "catchword", "reference",
    "rdg", "wj", "add", "nd", "ve", "f", "x", "l", "lg",
  ]
  private static let longestEntity = 32
  /// More attributes of an element than this are not read.
  private static let mostAttributes = 64

  private let input: [UInt8]
  private let sink: any MarkupSink
  private var finder: TextFinder
  private var place = 0
  private var open: [String] = []
  /// How many elements of a name are open.
  private var counts: [String: Int] = [:]

  /// Passes the elements and texts of a document in UTF-8 to a sink.
  static func parse(_ bytes: [UInt8], into sink: any MarkupSink) {
    var mender = XMLMender(bytes, sink)
    mender.run()
  }

  private init(_ input: [UInt8], _ sink: any MarkupSink) {
    (self.input, self.sink) = (input, sink)
    finder = TextFinder(input)
  }

  private mutating func run() {
    let less = UInt8(ascii: "<")
    while place < input.count {
      guard input[place] == less else {
        let end = input[place...].firstIndex(of: less) ?? input.count
        addText(place..<end)
        place = end
        continue
      }
      let next = place + 1 < input.count ? input[place + 1] : 0
      if input.holds(Array("<!--".utf8), at: place) {
        place = finder.end(of: "-->", from: place)
      } else if input.holds(Array("<![CDATA[".utf8), at: place) {
        let start = place + 9
        let end = finder.find("]]>", from: start) ?? input.count
        add(Array(input[min(start, end)..<end]))
        place = min(end + 3, input.count)
      } else if next == UInt8(ascii: "!") {
        skipDeclaration()
      } else if next == UInt8(ascii: "?") {
        place = finder.end(of: "?>", from: place)
      } else if next == UInt8(ascii: "/") {
        addEndTag()
      } else if !addStartTag() {
        add([less])
        place += 1
      }
    }
    while let name = open.popLast() { sink.end(name) }
  }

  /// Skips a document type, which may contain declarations in brackets.
  private mutating func skipDeclaration() {
    let end = finder.end(of: ">", from: place)
    let bracket = finder.find("[", from: place)
    place = bracket.map { $0 < end } == true ? finder.end(of: "]>", from: place) : end
  }

  // MARK: - Text

  private func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { sink.text($0) } }

  private mutating func addText(_ range: Range<Int>) {
    guard input[range].contains(UInt8(ascii: "&")) else { return add(Array(input[range])) }
    add(XMLMender.withoutEntities(input[range]))
  }

  /// The text with its entities resolved. A `&` that begins none stays.
  private static func withoutEntities(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        continue
      }
      let name = text[place...].prefix(longestEntity).prefix { $0 != UInt8(ascii: ";") }
      let end = place + name.count
      let isName = name.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0 & 0xDF) || $0 == UInt8(ascii: "#")
      }
      if !name.isEmpty, isName, end < text.endIndex, text[end] == UInt8(ascii: ";") {
        result += HTMLEntity.text(String(decoding: name, as: UTF8.self)).utf8
        place = end + 1
      } else {
        result.append(byte)
      }
    }
    return result
  }

  // MARK: - Tags

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func name() -> String {
    let start = place
    while place < input.count,
      XMLMender.isNameStart(input[place])
        || (48...58).contains(input[place]) || input[place] == UInt8(ascii: "-")
        || input[place] == UInt8(ascii: ".")
    {
      place += 1
    }
    return String(decoding: input[start..<min(place, start + 64)], as: UTF8.self)
  }

  private mutating func addEndTag() {
    let start = place
    place += 2
    let name = name()
    guard !name.isEmpty else {
      place = start + 1
      return add([input[start]])
    }
    skipBlanks()
    if place < input.count, input[place] == UInt8(ascii: ">") { place += 1 }
    guard counts[name, default: 0] > 0 else { return }
    while let last = open.last {
      close()
      if last == name { break }
    }
  }

  private mutating func close() {
    guard let name = open.popLast() else { return }
    counts[name, default: 1] -= 1
    sink.end(name)
  }

  /// Reads a start tag; false if it is none, such as `a <b and c`.
  private mutating func addStartTag() -> Bool {
    let start = place
    place += 1
    guard place < input.count, XMLMender.isNameStart(input[place]) else {
      place = start
      return false
    }
    let name = name()
    guard let (attributes, isClosed) = attributes() else {
      // The file ends in a tag.
      if place == input.count { return true }
      place = start
      return false
    }
    let local = XMLMender.local(name)
    while let last = open.last.map(XMLMender.local),
      XMLMender.leaves.contains(last) || open.last?.hasPrefix("dc:") == true
        || XMLMender.paragraphs.contains(last) && !XMLMender.inline.contains(local)
    {
      close()
    }
    sink.start(name, attributes)
    if isClosed {
      sink.end(name)
    } else {
      open.append(name)
      counts[name, default: 0] += 1
    }
    return true
  }

  private static func local(_ name: String) -> String {
    (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
  }

  private mutating func skipBlanks() {
    while place < input.count, input[place] <= 0x20 { place += 1 }
  }

  /// The attributes up to the end of a tag, and whether it ends with `/>`; nil if what follows is no tag. A tag that another one cuts off ends there.
  private mutating func attributes() -> (list: [MarkupAttribute], isClosed: Bool)? {
    var list: [MarkupAttribute] = []
    var isClosed = false
    while true {
      skipBlanks()
      guard place < input.count else { return nil }
      let byte = input[place]
      if byte == UInt8(ascii: ">") {
        place += 1
        return (list, isClosed)
      }
      if byte == UInt8(ascii: "<") { return (list, isClosed) }
      isClosed = byte == UInt8(ascii: "/")
      if isClosed {
        place += 1
        continue
      }
      let name = name()
      skipBlanks()
      guard !name.isEmpty, place < input.count, input[place] == UInt8(ascii: "=") else {
        return nil
      }
      place += 1
      skipBlanks()
      guard let value = value() else { return nil }
      if list.count < XMLMender.mostAttributes, !list.contains(where: { $0.name == name }) {
        let text = MarkRuns.bounded(XMLMender.withoutEntities(value))
        list.append(MarkupAttribute(name: name, value: String(decoding: text, as: UTF8.self)))
      }
    }
  }

  /// The value of an attribute, in quotes or without them. A quote that nothing closes ends with the tag.
  private mutating func value() -> ArraySlice<UInt8>? {
    guard place < input.count else { return nil }
    let quote = input[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = place + 1
      let text = quote == UInt8(ascii: "\"") ? "\"" : "'"
      let tag = finder.find("<", from: start) ?? input.count
      if let end = finder.find(text, from: start), end < tag {
        place = end + 1
        return input[start..<end]
      }
      let end = input[start..<tag].firstIndex(of: UInt8(ascii: ">")) ?? tag
      place = end
      return input[start..<end]
    }
    let end =
      input[place...].firstIndex {
        $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
      }
      ?? input.count
    defer { place = end }
    return input[place..<end]
  }
}
