/// Entities of HTML, such as `&eacute;` and `&#233;`, which occur also in texts without tags.
enum Entity {
  /// The longest entity that is read, in characters.
  private static let longest = 12

  /// A text with its entities replaced; unknown ones are kept.
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      plain += rest[..<mark]
      rest = rest[mark...]
      if let (sign, end) = first(in: rest) {
        plain += sign
        rest = rest[end...]
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain + rest
  }

  /// The character of the entity with which a text begins, and the end of the entity.
  static func first(in text: Substring) -> (sign: String, end: Substring.Index)? {
    guard let end = text.prefix(longest).firstIndex(of: ";"),
      let scalar = scalar(text[..<end].dropFirst())
    else { return nil }
    return (String(Character(scalar)), text.index(after: end))
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Control characters are never part of a text.
    return number.flatMap { $0 >= 0x20 || $0 == 10 || $0 == 9 ? Unicode.Scalar($0) : nil }
  }

  /// The names of the characters U+00A0 to U+00FF, in this order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 \
    acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde \
    Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute \
    Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde \
    auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
    ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static let named: [Substring: Unicode.Scalar] = {
    var named: [Substring: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•", "dagger": "†", "Dagger": "‡",
      "trade": "™", "euro": "€", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š",
      "Yuml": "Ÿ", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "ensp": " ", "emsp": " ",
      "thinsp": " ", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "prime": "′",
      "Prime": "″",
    ]
    for (place, name) in latin.split(separator: " ").enumerated() {
      named[name] = Unicode.Scalar(0xA0 + UInt32(place))
    }
    named["nbsp"] = " "
    return named
  }()
}
