/// Converts text with tags and entities to plain text: XML, HTML or Pango's, well-formed or not.
enum MarkupText {
  /// The text without its tags. Tags that end a line or a paragraph become a line feed; a `<` that does not
  /// begin a tag is kept.
  static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    // After it, no `<` is closed.
    let lastClose = text.lastIndex(of: ">") ?? text.startIndex
    while let first = rest.first {
      if first == "<", rest.startIndex < lastClose, beginsTag(rest.dropFirst().first),
        let end = rest.firstIndex(of: ">")
      {
        let tag = rest[..<end].dropFirst()
        if isBreak(tag), plain.last != "\n" { plain += "\n" }
        rest = rest[end...].dropFirst()
      } else if first == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let sign = sign(rest[..<end].dropFirst())
      {
        plain += sign
        rest = rest[end...].dropFirst()
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  private static func beginsTag(_ sign: Character?) -> Bool {
    sign.map { $0.isLetter || "/!?".contains($0) } ?? false
  }

  private static func isBreak(_ tag: Substring) -> Bool {
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return ["br", "p", "div", "li", "tr", "dt", "dd", "blockquote", "def", "ex", "h1", "h2", "h3"]
      .contains(name)
  }

  private static func sign(_ entity: Substring) -> String? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    default: break
    }
    guard entity.first == "#" else { return nil }
    let digits = entity.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
