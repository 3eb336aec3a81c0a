/// The characters that HTML writes as `&name;`: those of Western European text.
enum Entity {
  /// The character of an entity, without `&` and `;`; nil if it is unknown.
  static func character(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name].flatMap(Unicode.Scalar.init) }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  private static let named: [String: UInt32] = {
    var named = others
    for (place, name) in latin.split(separator: " ").enumerated() {
      named[String(name)] = 0xA0 + UInt32(place)
    }
    return named
  }()

  /// Those of Latin-1, in the order of their code points.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute \
    Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml \
    Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
    uacute ucirc uuml yacute thorn yuml
    """

  private static let others: [String: UInt32] = [
    "quot": 0x22, "amp": 0x26, "apos": 0x27, "lt": 0x3C, "gt": 0x3E, "OElig": 0x152,
    "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "ensp": 0x2002,
    "emsp": 0x2003, "thinsp": 0x2009, "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018,
    "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E,
    "dagger": 0x2020, "bull": 0x2022, "hellip": 0x2026, "prime": 0x2032, "lsaquo": 0x2039,
    "rsaquo": 0x203A, "euro": 0x20AC, "trade": 0x2122,
  ]
}
