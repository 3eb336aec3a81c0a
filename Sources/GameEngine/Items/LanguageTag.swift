/// Codes and properties of languages.
package enum LanguageTag {
  /// The tag of a language without a code, such as an invented one.
  package static let unknown = "und"

  /// The tag of English, the language of Wordhoard's own words and of everything that names no language.
  package static let english = "en"

  /// The shortest BCP 47 tag of a language, given as a tag, an ISO 639-3 code or the English name
  /// of a common language; `unknown` for any other name.
  package static func tag(of name: String) -> String {
    let code = name.lowercased()
    let known = table.first { $0.long == code || $0.name.lowercased() == code }
    if let known { return known.short }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.utf8.allSatisfy(isPlain)
      }
    guard isTag else { return unknown }
    let main = parts[0].lowercased()
    let first = table.first { $0.long == main }?.short ?? main
    return ([first] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// The ISO 639-3 code of a language, as dictionaries name it; nil if there is none.
  package static func long(of name: String) -> String? {
    let tag = tag(of: name).prefix { $0 != "-" }
    if let long = table.first(where: { $0.short == tag })?.long { return long }
    return tag.count == 3 && tag != unknown ? String(tag) : nil
  }

  /// Whether a language is usually written from right to left.
  package static func isRightToLeft(_ name: String) -> Bool {
    let parts = tag(of: name).split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "syrc", "thaa", "nkoo"].contains(script.lowercased())
    }
    return parts.first.map {
      ["ar", "ckb", "dv", "fa", "he", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"].contains($0)
    } ?? false
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The ISO 639-3 codes of the languages whose names are known here, in the order of their tags.
  package static var named: [String] { table.map(\.long) }

  /// ISO 639-1 and ISO 639-3 codes and English names of the languages for which FreeDict has
  /// dictionaries, and of the most learned ones.
  private static let table: [(short: String, long: String, name: String)] = [
    ("af", "afr", "Afrikaans"), ("ar", "ara", "Arabic"), ("be", "bel", "Belarusian"),
    ("bg", "bul", "Bulgarian"), ("bn", "ben", "Bengali"), ("br", "bre", "Breton"),
    ("bs", "bos", "Bosnian"), ("ca", "cat", "Catalan"), ("cs", "ces", "Czech"),
    ("cy", "cym", "Welsh"), ("da", "dan", "Danish"), ("de", "deu", "German"),
    ("el", "ell", "Greek"), ("en", "eng", "English"), ("eo", "epo", "Esperanto"),
    ("es", "spa", "Spanish"), ("et", "est", "Estonian"), ("eu", "eus", "Basque"),
    ("fa", "fas", "Persian"), ("fi", "fin", "Finnish"), ("fr", "fra", "French"),
    ("ga", "gle", "Irish"), ("gd", "gla", "Gaelic"), ("gl", "glg", "Galician"),
    ("he", "heb", "Hebrew"), ("hi", "hin", "Hindi"), ("hr", "hrv", "Croatian"),
    ("hu", "hun", "Hungarian"), ("hy", "hye", "Armenian"), ("id", "ind", "Indonesian"),
    ("is", "isl", "Icelandic"), ("it", "ita", "Italian"), ("ja", "jpn", "Japanese"),
    ("ka", "kat", "Georgian"), ("ko", "kor", "Korean"), ("ku", "kur", "Kurdish"),
    ("la", "lat", "Latin"), ("lt", "lit", "Lithuanian"), ("lv", "lav", "Latvian"),
    ("mg", "mlg", "Malagasy"), ("mk", "mkd", "Macedonian"), ("ms", "msa", "Malay"),
    ("mt", "mlt", "Maltese"), ("nb", "nob", "Bokmål"), ("nl", "nld", "Dutch"),
    ("nn", "nno", "Nynorsk"), ("no", "nor", "Norwegian"), ("oc", "oci", "Occitan"),
    ("pl", "pol", "Polish"), ("pt", "por", "Portuguese"), ("ro", "ron", "Romanian"),
    ("ru", "rus", "Russian"), ("sa", "san", "Sanskrit"), ("sk", "slk", "Slovak"),
    ("sl", "slv", "Slovene"), ("sq", "sqi", "Albanian"), ("sr", "srp", "Serbian"),
    ("sv", "swe", "Swedish"), ("sw", "swa", "Swahili"), ("ta", "tam", "Tamil"),
    ("th", "tha", "Thai"), ("tr", "tur", "Turkish"), ("uk", "ukr", "Ukrainian"),
    ("ur", "urd", "Urdu"), ("vi", "vie", "Vietnamese"), ("yi", "yid", "Yiddish"),
    ("zh", "zho", "Chinese"),
  ]
}
