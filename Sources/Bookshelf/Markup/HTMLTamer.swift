/// Makes HTML harmless for gumbo.
///
/// Elements that HTML does not close by `/>` are closed, which XHTML means by it. Only attributes that are read are
/// kept. Tags beyond a depth are dropped, their text stays. Elements such as `b` end with their block, since gumbo
/// would open them again in each following one. Comments, scripts and declarations are dropped.
struct HTMLTamer {
  /// More than this is not given to gumbo, which takes 13 bytes for one.
  static let most = 4 << 20
  private static let deepest = 256
  private static let longestValue = 4096

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr", "image",
  ]
  private static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
  private static let raw: Set<String> = ["script", "style", "iframe", "noembed", "noframes", "xmp"]
  /// Elements that lose other elements in them when HTML is parsed; their content stays.
  private static let dropped: Set<String> = [
    "plaintext", "textarea", "select", "option", "frameset", "frame",
  ]
  private static let attributes: Set<String> = [
    "id", "class", "href", "src", "alt", "style", "hidden", "title", "start", "value", "name",
    "epub:type", "role", "xlink:href", "align", "aria-label", "colspan", "rowspan", "rel",
    "alttext", "lang", "type", "reversed",
    "xml:lang",
  ]

  private let input: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  private var open: [String] = []
  private var finder: TextFinder

  /// The tame form of a text.
  static func tame(_ input: [UInt8]) -> [UInt8] {
    var tamer = HTMLTamer(input: input)
    tamer.run()
    return tamer.output
  }

  private init(input: [UInt8]) {
    self.input = input
    finder = TextFinder(input)
    output.reserveCapacity(input.count)
  }

  private mutating func run() {
    let less = UInt8(ascii: "<")
    while place < input.count {
      guard input[place] == less else {
        let end = input[place...].firstIndex(of: less) ?? input.count
        output += input[place..<end]
        place = end
        continue
      }
      let next = place + 1 < input.count ? input[place + 1] : 0
      if input.holds(Array("<!--".utf8), at: place) {
        place = finder.end(of: "-->", from: place)
      } else if input.holds(Array("<![CDATA[".utf8), at: place) {
        addCharacterData()
      } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        place = finder.end(of: ">", from: place)
      } else if next == UInt8(ascii: "/") {
        addEndTag()
      } else if HTMLTamer.isLetter(next) {
        addStartTag()
      } else {
        output += "&lt;".utf8
        place += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

  private mutating func addCharacterData() {
    let start = place + 9
    let end = finder.find("]]>", from: start) ?? input.count
    for byte in input[min(start, end)..<end] {
      switch byte {
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: "&"): output += "&amp;".utf8
      default: output.append(byte)
      }
    }
    place = min(end + 3, input.count)
  }

  private mutating func name() -> String {
    let start = place
    while place < input.count {
      let byte = input[place]
      if byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
        || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
      {
        break
      }
      place += 1
    }
    return String(decoding: input[start..<min(place, start + 64)], as: UTF8.self).lowercased()
  }

  private mutating func addEndTag() {
    place += 2
    let name = name()
    place = (input[place...].firstIndex(of: UInt8(ascii: ">")) ?? input.count - 1) + 1
    guard !HTMLTamer.void.contains(name), let index = open.lastIndex(of: name) else { return }
    if HTMLTamer.formatting.contains(name) {
      // Those that were opened later end too; overlapping ones are rare in books.
      close(downTo: index)
    } else {
      closeFormatting()
      let index = open.lastIndex(of: name) ?? open.count
      close(downTo: index)
    }
  }

  private mutating func close(downTo index: Int) {
    while open.count > index {
      output += "</\(open.removeLast())>".utf8
    }
  }

  private mutating func closeFormatting() {
    while let last = open.last, HTMLTamer.formatting.contains(last) {
      close(downTo: open.count - 1)
    }
  }

  private mutating func addStartTag() {
    place += 1
    let name = name()
    let (kept, isClosed) = attributes()
    if HTMLTamer.raw.contains(name) {
      if !isClosed { skipRawText(of: name) }
      return
    }
    // A title that never ends would swallow the rest.
    let swallows = name == "title" && !isClosed && finder.find("</title", from: place) == nil
    if HTMLTamer.dropped.contains(name) || swallows { return }
    let isVoid = HTMLTamer.void.contains(name)
    guard isVoid || isClosed || open.count < HTMLTamer.deepest else { return }
    if HTMLElement(name).isBlock { closeFormatting() }
    output += "<\(name)".utf8
    output += kept
    output += ">".utf8
    if isVoid { return }
    if isClosed {
      output += "</\(name)>".utf8
    } else {
      open.append(name)
    }
  }

  private mutating func skipRawText(of name: String) {
    let end = Array("</\(name)".utf8)
    while place < input.count {
      if input[place] == UInt8(ascii: "<"), place + end.count <= input.count,
        zip(end, input[place...]).allSatisfy({ $0 == $1 | ($1 >= 65 && $1 <= 90 ? 0x20 : 0) })
      {
        place = (input[place...].firstIndex(of: UInt8(ascii: ">")) ?? input.count - 1) + 1
        return
      }
      place += 1
    }
  }

  /// The attributes of a tag that are kept, and whether it ends with `/>`.
  private mutating func attributes() -> (kept: [UInt8], isClosed: Bool) {
    var kept: [UInt8] = []
    var names: Set<String> = []
    var isClosed = false
    while place < input.count {
      let byte = input[place]
      if byte == UInt8(ascii: ">") {
        place += 1
        return (kept, isClosed)
      }
      if byte == UInt8(ascii: "<") { return (kept, isClosed) }
      guard byte > 0x20, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "=") else {
        isClosed = byte == UInt8(ascii: "/") || isClosed && byte <= 0x20
        place += 1
        continue
      }
      isClosed = false
      let name = name()
      let value = value()
      guard HTMLTamer.attributes.contains(name), names.insert(name).inserted,
        value.count <= HTMLTamer.longestValue
      else { continue }
      kept += " \(name)=\"".utf8
      for byte in value {
        if byte == UInt8(ascii: "\"") { kept += "&quot;".utf8 } else { kept.append(byte) }
      }
      kept.append(UInt8(ascii: "\""))
    }
    return (kept, isClosed)
  }

  private mutating func skipBlanks() {
    while place < input.count, input[place] <= 0x20 { place += 1 }
  }

  private mutating func value() -> ArraySlice<UInt8> {
    let start = place
    skipBlanks()
    guard place < input.count, input[place] == UInt8(ascii: "=") else {
      place = start
      return []
    }
    place += 1
    skipBlanks()
    guard place < input.count else { return [] }
    let quote = input[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = input[(place + 1)...].firstIndex(of: quote) ?? input.count
      defer { place = min(end + 1, input.count) }
      return input[(place + 1)..<end]
    }
    let end =
      input[place...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") } ?? input.count
    defer { place = end }
    return input[place..<end]
  }
}
