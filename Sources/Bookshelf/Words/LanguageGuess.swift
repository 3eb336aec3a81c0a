/// Guesses the language of a book from its commonest words, or from its script. The language in the
/// metadata is often wrong.
package enum LanguageGuess {
  private static let words: [String: Set<String>] = [
    "en": ["the", "and", "of", "to", "in", "is", "that", "was", "for", "with", "his", "it", "you"],
    "de": ["der", "die", "und", "den", "das", "nicht", "ist", "ein", "mit", "von", "sie", "zu"],
    "fr": ["le", "la", "les", "et", "des", "que", "dans", "est", "une", "il", "pour", "du"],
    "es": ["el", "la", "los", "que", "y", "en", "las", "por", "una", "con", "para", "del"],
    "it": ["il", "che", "di", "non", "per", "una", "del", "sono", "con", "gli", "della", "è"],
    "pt": ["que", "não", "uma", "do", "da", "os", "para", "com", "em", "se", "ao", "é"],
    "nl": ["de", "het", "een", "van", "en", "dat", "niet", "op", "te", "zijn", "met", "voor"],
    "sv": ["och", "att", "det", "som", "en", "är", "inte", "för", "på", "av", "den", "till"],
    "da": ["og", "at", "det", "som", "en", "er", "ikke", "for", "på", "af", "den", "til"],
    "fi": ["ja", "on", "ei", "että", "se", "oli", "hän", "mutta", "kun", "niin", "joka", "tai"],
    "pl": ["i", "w", "się", "nie", "na", "z", "do", "że", "jest", "to", "jak", "po"],
    "cs": ["a", "se", "na", "je", "v", "že", "to", "s", "z", "do", "byl", "jako"],
    "tr": ["bir", "ve", "bu", "için", "ile", "ne", "çok", "gibi", "daha", "olarak", "veya", "da"],
    "hu": ["a", "az", "és", "hogy", "nem", "is", "egy", "volt", "meg", "ez", "csak", "de"],
    "ro": ["și", "de", "la", "în", "nu", "cu", "că", "pe", "din", "este", "un", "care"],
    "ca": ["el", "la", "de", "que", "els", "les", "per", "amb", "una", "del", "i", "és"],
    "lt": ["ir", "kad", "į", "yra", "su", "tai", "iš", "bet", "kaip", "jo", "ne", "buvo"],
    "ru": ["и", "в", "не", "на", "что", "он", "с", "как", "это", "по", "из", "для"],
    "uk": ["і", "в", "не", "на", "що", "він", "з", "як", "це", "та", "до", "для"],
  ]
  private static let hasOwnScript: Set<String> = ["ja", "zh", "ko", "el"]
  /// Norwegian is much like Danish.
  private static let likeDanish: Set<String> = ["nb", "nn", "no"]

  private static let pieces = 24
  private static let pieceLength = 4096
  /// The number of letters from which a text can correct the language in its metadata.
  static let fewestToCorrect = 1500
  /// The smallest share of common words of the language, and the smallest multiple of the share of
  /// another language.
  private static let least = 0.08
  private static let lead = 1.5

  /// The language of a text, if it is clearly another than the named one.
  ///
  /// - Parameters:
  ///   - named: a tag; empty for none.
  ///   - fewestLetters: a text with fewer letters is not judged.
  package static func language(
    of documents: [BookDocument], otherThan named: String, fewestLetters: Int = 200
  ) -> String? {
    let named = primary(named)
    let seems = language(of: sample(documents), besides: named, fewestLetters: fewestLetters)
    return seems == named ? nil : seems
  }

  /// The tag of a language without its region; empty if it names none.
  static func primary(_ tag: String) -> String {
    let tag = String(tag.lowercased().prefix { $0.isLetter })
    return ["und", "mul", "zxx", "mis"].contains(tag) ? "" : tag
  }

  /// Pieces from everywhere in the text: the beginning is often a license in English.
  private static func sample(_ documents: [BookDocument]) -> String {
    let all = documents.reduce(0) { $0 + $1.text.count }
    // Pieces do not overlap.
    let length = min(pieceLength, all / pieces)
    var text: [UInt8] = []
    var start = 0
    var next = 0
    for document in documents {
      while next < pieces, all * next / pieces < start + document.text.count {
        let place = max(0, all * next / pieces - start)
        text += document.text[place...].prefix(length) + [UInt8(ascii: " ")]
        next += 1
      }
      start += document.text.count
    }
    return String(decoding: text, as: UTF8.self).lowercased()
  }

  /// The language of a text; the named one if that is possible, nil if none is certain.
  private static func language(
    of text: String, besides named: String, fewestLetters: Int
  ) -> String? {
    var scripts: [String: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      scripts[script(of: scalar.value), default: 0] += 1
    }
    let letters = scripts.values.reduce(0, +)
    guard letters >= fewestLetters else { return nil }
    func share(_ script: String) -> Double { Double(scripts[script] ?? 0) / Double(letters) }
    if share("kana") > 0.1 { return "ja" }
    if share("hangul") > 0.3 { return "ko" }
    if share("han") > 0.3 { return named == "ja" ? named : "zh" }
    if share("greek") > 0.5 { return "el" }
    guard share("latin") + share("cyrillic") > 0.5 else { return nil }
    let all = text.split { !$0.isLetter }
    guard !all.isEmpty else { return nil }
    let shares = words.mapValues { words in
      Double(all.count { words.contains(String($0)) }) / Double(all.count)
    }
    guard let best = shares.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      best.value >= least
    else { return nil }
    let others = shares.filter { $0.key != best.key && $0.key != named }.values.max() ?? 0
    if named.isEmpty { return best.value >= others * lead ? best.key : nil }
    if best.key == "da", likeDanish.contains(named) { return named }
    // The named language is trusted unless its words are rare, or its script is another one.
    guard let own = shares[named] ?? (hasOwnScript.contains(named) ? 0 : nil) else { return named }
    return best.value >= own * lead ? best.key : named
  }

  private static func script(of value: UInt32) -> String {
    switch value {
    case 0x3040...0x30FF: "kana"
    case 0xAC00...0xD7AF: "hangul"
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: "han"
    case 0x0370...0x03FF: "greek"
    case 0x0400...0x052F: "cyrillic"
    case 0x0041...0x024F: "latin"
    default: "other"
    }
  }
}
