/// The visible content of a text in HTML: its text, and the sounds and pictures that it names.
package struct HTMLContent {
  /// The text without markup: a line for each element that begins one, without empty lines.
  package let text: String
  /// The addresses of sounds and films.
  package let audio: [String]
  /// The addresses of pictures, as written.
  package let pictures: [String]

  /// Reads HTML, in time proportional to its length. Wrong HTML is text.
  package init(_ html: String) {
    var scanner = HTMLScanner(Array(html.utf8))
    scanner.scan()
    text = scanner.text
    audio = scanner.audio
    pictures = scanner.pictures
  }
}

/// Takes HTML apart, byte by byte.
private struct HTMLScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  private(set) var audio: [String] = []
  private(set) var pictures: [String] = []
  /// The last `>`: text that begins after it is not a tag.
  private let lastEnd: Int
  /// The number of tags with a quote that does not end. After a few, quotes are ignored, because each of them
  /// takes a search through the whole text.
  private var openQuotes = 0

  private static let breaks: Set<String> = [
    "br", "div", "p", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "ul", "ol",
    "blockquote", "section",
  ]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// The text without spaces at the ends of lines, and without empty lines.
  var text: String {
    output.split(separator: 10).map(HTMLScanner.line).filter { !$0.isEmpty && $0 != "·" }
      .joined(separator: "\n")
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    // A no-break space is not merged with others, but it is a space.
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .map { $0 == "\u{A0}" ? " " : $0 }.drop { $0 == " " }
    let end = scalars.lastIndex { $0 != " " }.map { $0 + 1 } ?? scalars.startIndex
    return String(String.UnicodeScalarView(scalars[..<end]))
  }

  mutating func scan() {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "<"):
        if !takeTag() { append(byte) }
      case UInt8(ascii: "&"):
        if !takeEntity() { append(byte) }
      case 9, 10, 13, 0x20:
        // HTML shows any run of spaces as one.
        if let last = output.last, last != 0x20, last != 10 { output.append(0x20) }
        place += 1
      default: append(byte)
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    output.append(byte)
    place += 1
  }

  // MARK: - Tags

  private mutating func takeTag() -> Bool {
    guard place < lastEnd else { return false }
    let next = bytes[place + 1]
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      if starts(with: "<!--", at: place) {
        place = end(of: "-->", from: place + 4) ?? bytes.count
      } else {
        place = tagEnd(from: place + 1)
      }
      return true
    }
    let isClosing = next == UInt8(ascii: "/")
    var end = place + (isClosing ? 2 : 1)
    let start = end
    while end < bytes.count, isLetter(bytes[end]) || end > start && isDigit(bytes[end]) { end += 1 }
    guard end > start else {
      guard isClosing else { return false }
      place = tagEnd(from: place + 1)
      return true
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    let tagEnd = tagEnd(from: end)
    let attributes = end..<max(end, tagEnd - 1)
    place = tagEnd
    apply(name, isClosing: isClosing, attributes: attributes)
    return true
  }

  private mutating func apply(_ name: String, isClosing: Bool, attributes: Range<Int>) {
    switch name {
    case "script", "style", "rp":
      guard !isClosing else { return }
      let closing = self.end(of: "</\(name)", from: place)
      place = closing.map { tagEnd(from: $0) } ?? bytes.count
    case "td", "th":
      if isClosing { output += Array(" · ".utf8) }
    case "tr", "table":
      while output.suffix(4).elementsEqual(Array(" · ".utf8)) { output.removeLast(4) }
      output.append(10)
    case "rt": output.append(UInt8(ascii: isClosing ? "]" : "["))
    case "img":
      if let source = attribute("src", in: attributes) { pictures.append(source) }
    case "object":
      if let source = attribute("data", in: attributes) { pictures.append(source) }
    case "audio", "video", "source":
      if let source = attribute("src", in: attributes) { audio.append(source) }
    case _ where HTMLScanner.breaks.contains(name): output.append(10)
    default: break
    }
  }

  /// The place after a tag.
  private mutating func tagEnd(from start: Int) -> Int {
    var quote: UInt8?
    var end = start
    if openQuotes < 10 {
      while end < bytes.count {
        let byte = bytes[end]
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: ">") {
          return end + 1
        } else if byte == 0x22 || byte == 0x27, bytes[end - 1] == UInt8(ascii: "=") {
          quote = byte
        }
        end += 1
      }
      openQuotes += 1
    }
    return bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  /// The value of an attribute, with its entities resolved; nil if it is missing or empty.
  private func attribute(_ name: String, in range: Range<Int>) -> String? {
    let wanted = Array(name.utf8)
    var place = range.lowerBound
    while place + wanted.count < range.upperBound {
      let isBound = [0x20, 0x22, 0x27, 10, 9, 0x2F].contains(bytes[max(0, place - 1)])
      guard isBound, starts(with: name, at: place) else {
        place += 1
        continue
      }
      var value = place + wanted.count
      while value < range.upperBound, bytes[value] == 0x20 { value += 1 }
      guard value < range.upperBound, bytes[value] == UInt8(ascii: "=") else {
        place += 1
        continue
      }
      value += 1
      while value < range.upperBound, bytes[value] == 0x20 { value += 1 }
      guard value < range.upperBound else { return nil }
      let quote = bytes[value]
      let isQuoted = quote == 0x22 || quote == 0x27
      if isQuoted { value += 1 }
      let end =
        bytes[value..<range.upperBound].firstIndex { isQuoted ? $0 == quote : $0 == 0x20 }
        ?? range.upperBound
      let text = String(decoding: bytes[value..<end].prefix(1000), as: UTF8.self)
      let plain = text.contains("&") ? HTMLContent(text).text : text
      return plain.isEmpty ? nil : plain
    }
    return nil
  }

  // MARK: - Entities

  private mutating func takeEntity() -> Bool {
    let limit = min(place + 33, bytes.count)
    guard let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntity.character(String(decoding: bytes[place + 1..<end], as: UTF8.self))
    else { return false }
    output += Array(String(Character(scalar)).utf8)
    place = end + 1
    return true
  }

  private func starts(with text: String, at place: Int) -> Bool {
    guard place + text.utf8.count <= bytes.count else { return false }
    return zip(text.utf8, bytes[place...]).allSatisfy { $0 == ($1 | (isLetter($1) ? 0x20 : 0)) }
  }

  /// The place after the next occurrence of a text in lower case.
  private func end(of text: String, from start: Int) -> Int? {
    guard start < bytes.count, let first = text.utf8.first else { return nil }
    return (start..<bytes.count).first { bytes[$0] == first && starts(with: text, at: $0) }
      .map { $0 + text.utf8.count }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
