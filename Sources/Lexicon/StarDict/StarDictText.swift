import Kit

/// Converts the parts of a StarDict entry to readable text.
///
/// Each part has a kind: `m`, `l` plain text, `t` a pronunciation, `g`, `h`, `x`, `w`, `k` text with markup, `y` kana;
/// capital letters are pictures and sounds, which are left out.
enum StarDictText {
  /// The text of an entry.
  ///
  /// - Parameter types: the kinds of its parts; nil if each part begins with its kind.
  static func plain(_ bytes: [UInt8], types: [UInt8]?) -> String {
    var parts: [String] = []
    var rest = bytes[...]
    var types = types?[...]
    while !rest.isEmpty {
      guard let type = types == nil ? rest.popFirst() : types?.popFirst() else { break }
      let isLast = types?.isEmpty ?? false
      guard let part = part(of: type, isLast: isLast, &rest) else { break }
      if !part.isEmpty { parts.append(part) }
    }
    return String(parts.joined(separator: "\n").trimming(while: \.isNewline))
  }

  /// Removes and returns the first part; nil if it is truncated.
  private static func part(
    of type: UInt8, isLast: Bool, _ rest: inout ArraySlice<UInt8>
  ) -> String? {
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(type) {
      // A length comes first, except for the last part of entries whose kinds are known.
      guard !isLast else {
        rest = []
        return ""
      }
      guard rest.count >= 4 else { return nil }
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4).dropFirst(length)
      return ""
    }
    let bytes = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(bytes.count + 1)
    let text = String(decoding: bytes, as: UTF8.self)
    switch type {
    case UInt8(ascii: "t"): return "/\(Entity.replaced(in: text))/"
    case UInt8(ascii: "g"), UInt8(ascii: "h"), UInt8(ascii: "x"), UInt8(ascii: "w"),
      UInt8(ascii: "k"):
      return MarkupText.plain(text)
    default: return Entity.replaced(in: text)
    }
  }
}
