/// Takes the markup out of HTML, in time proportional to its length.
struct HTMLStripper {
  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "hr", "blockquote", "section",
    "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  /// The last `>`: what begins behind it is not a tag.
  private let lastEnd: Int

  init(_ html: String) {
    bytes = Array(html.utf8)
    lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  /// The text, with a line end for each element that begins a line.
  mutating func text() -> String {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<") where takeTag(): break
      case UInt8(ascii: "&") where takeEntity(): break
      case 0x0A, 0x0D:
        // HTML shows a line end as a blank.
        output.append(0x20)
        place += 1
      default:
        output.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func takeTag() -> Bool {
    guard place < lastEnd else { return false }
    var end = place + 1
    let isClosing = bytes[end] == UInt8(ascii: "/")
    if isClosing { end += 1 }
    let start = end
    while end < bytes.count,
      HTMLStripper.isLetter(bytes[end]) || end > start && HTMLStripper.isDigit(bytes[end])
    {
      end += 1
    }
    let isMark = [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[place + 1])
    guard end > start || isMark || isClosing else { return false }
    let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    place = (bytes[end...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
    if HTMLStripper.breaks.contains(name) { output.append(0x0A) }
    if !isClosing, name == "script" || name == "style" { skipContent(of: name) }
    return true
  }

  private mutating func skipContent(of name: String) {
    let end = Array("</\(name)".utf8)
    while place < bytes.count {
      if bytes[place] == end[0], bytes.count - place >= end.count,
        zip(bytes[place...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        return
      }
      place += 1
    }
  }

  private mutating func takeEntity() -> Bool {
    let limit = min(place + 12, bytes.count)
    guard let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";")),
      let scalar = Entity.character(String(decoding: bytes[place + 1..<end], as: UTF8.self))
    else { return false }
    output += Array(String(Character(scalar)).utf8)
    place = end + 1
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
