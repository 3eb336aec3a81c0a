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
      } else if first == "&", let (sign, end) = Entity.first(in: rest) {
        plain += sign
        rest = rest[end...]
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
}
