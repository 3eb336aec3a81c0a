/// The codes of languages.
package enum LanguageTag {
  /// The tag of a language that has no code, such as one that the player made up.
  package static let unknown = "und"

  /// The BCP 47 tag of a language, the shortest if it has several; `unknown` for a name without a code.
  package static func tag(of name: String) -> String {
    let code = name.lowercased()
    if let short = pairs.first(where: { $0.long == code })?.short { return short }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.utf8.allSatisfy(isPlain)
      }
    guard isTag else { return unknown }
    let main = parts[0].lowercased()
    let first = pairs.first { $0.long == main }?.short ?? main
    return ([first] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// The code of ISO 639-3 of a language, as dictionaries name it; nil for a name without one.
  package static func long(of name: String) -> String? {
    let tag = tag(of: name).prefix { $0 != "-" }
    if let long = pairs.first(where: { $0.short == tag })?.long { return long }
    return tag.count == 3 && tag != unknown ? String(tag) : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The codes of ISO 639-1 and ISO 639-3 of the languages that dictionaries of FreeDict pair, and of those most learned.
  private static let pairs: [(short: String, long: String)] = [
    ("af", "afr"), ("ar", "ara"), ("be", "bel"), ("bg", "bul"), ("bn", "ben"), ("br", "bre"),
    ("bs", "bos"), ("ca", "cat"), ("cs", "ces"), ("cy", "cym"), ("da", "dan"), ("de", "deu"),
    ("el", "ell"), ("en", "eng"), ("eo", "epo"), ("es", "spa"), ("et", "est"), ("eu", "eus"),
    ("fa", "fas"), ("fi", "fin"), ("fr", "fra"), ("ga", "gle"), ("gd", "gla"), ("gl", "glg"),
    ("he", "heb"), ("hi", "hin"), ("hr", "hrv"), ("hu", "hun"), ("hy", "hye"), ("id", "ind"),
    ("is", "isl"), ("it", "ita"), ("ja", "jpn"), ("ka", "kat"), ("ko", "kor"), ("ku", "kur"),
    ("la", "lat"), ("lt", "lit"), ("lv", "lav"), ("mg", "mlg"), ("mk", "mkd"), ("ms", "msa"),
    ("mt", "mlt"), ("nb", "nob"), ("nl", "nld"), ("nn", "nno"), ("no", "nor"), ("oc", "oci"),
    ("pl", "pol"), ("pt", "por"), ("ro", "ron"), ("ru", "rus"), ("sa", "san"), ("sk", "slk"),
    ("sl", "slv"), ("sq", "sqi"), ("sr", "srp"), ("sv", "swe"), ("sw", "swa"), ("ta", "tam"),
    ("th", "tha"), ("tr", "tur"), ("uk", "ukr"), ("ur", "urd"), ("vi", "vie"), ("yi", "yid"),
    ("zh", "zho"),
  ]
}
