/// Text with tags and entities, as plain text: XML, HTML or Pango's, well-formed or not.
enum MarkupText {
  /// The text without its tags. Those that end a line or a paragraph leave a line feed.
  static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"), rest.index(after: rest.startIndex) < end
      {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        if isBreak(tag), plain.last != "\n" { plain += "\n" }
        rest = rest[rest.index(after: end)...]
      } else if first == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let sign = sign(rest[rest.index(after: rest.startIndex)..<end])
      {
        plain += sign
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
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
