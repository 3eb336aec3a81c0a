/// Guesses the language of a book by its groups of letters, or by its script. The language in the metadata is often wrong.
package enum LanguageGuess {
  /// The languages that have a script of their own.
  private static let byScript: [(script: String, language: String)] = [
    ("greek", "el"), ("hebrew", "he"), ("thai", "th"), ("armenian", "hy"), ("georgian", "ka"),
    ("devanagari", "hi"), ("bengali", "bn"), ("tamil", "ta"), ("telugu", "te"),
  ]
  /// Other languages in the scripts of these.
  private static let alsoWritten: [String: Set<String>] = [
    "el": ["grc"], "he": ["yi", "hbo", "arc", "lad"],
    "hi": ["mr", "ne", "sa", "bho", "mai", "kok"],
    "bn": ["as", "mni"], "th": ["pi"],
  ]
  /// Languages that are too much alike, or only differ in their names. The first one is the one in the figures.
  private static let alike: [[String]] = [
    ["nb", "no", "nn"], ["hr", "bs", "sh", "sr", "cnr"], ["id", "ms"], ["fil", "tl"], ["ro", "mo"],
    ["fa", "prs"],
  ]
  /// The least likeness of a text to the counted ones of its language.
  private static let least = -0.85
  /// The likeness from which a text is certainly in one of the languages.
  private static let certain = -0.5
  /// The lead over the next language from which one is certain, if the text is in one of them, and if that is not certain.
  private static let leads = (certain: 0.02, uncertain: 0.08)
  /// The lead over the named language from which that one is wrong.
  private static let wrong = 0.1

  private static let pieces = 24
  private static let pieceLength = 640
  /// The number of letters from which a text can correct the language in its metadata.
  static let fewestToCorrect = 1500
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
    if all <= pieces * pieceLength {
      let whole = documents.map(\.text).joined(separator: [UInt8(ascii: " ")])
      return String(decoding: Array(whole), as: UTF8.self).lowercased()
    }
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
    for (script, language) in byScript where share(script) > 0.5 {
      return alsoWritten[language]?.contains(named) == true ? named : language
    }
    let figures: LanguageFigures
    switch (share("latin"), share("cyrillic"), share("arabic")) {
    case (0.5..., _, _): figures = .ofLatin
    case (_, 0.5..., _): figures = .ofCyrillic
    case (_, _, 0.5...): figures = .ofArabic
    default: return nil
    }
    let candidates = figures.candidates(for: text)
    guard candidates.count > 1, candidates[0].likeness >= least else {
      return named.isEmpty ? nil : named
    }
    let best = candidates[0].language
    guard !named.isEmpty else {
      let lead = candidates[0].likeness >= certain ? leads.certain : leads.uncertain
      return candidates[0].value - candidates[1].value >= lead ? best : nil
    }
    if alike.contains(where: { $0.contains(named) && $0.contains(best) }) { return named }
    let known = alike.first { $0.contains(named) && figures.knows($0[0]) }?[0] ?? named
    guard let own = candidates.first(where: { $0.language == known }) else {
      // A language that is not in the figures is believed if it may be in this script.
      return isInOtherScript(named, than: best) ? best : named
    }
    return candidates[0].value - own.value >= wrong ? best : named
  }

  /// Whether a language is certainly not written in the script of another one.
  private static func isInOtherScript(_ named: String, than other: String) -> Bool {
    if ["ja", "zh", "ko"].contains(named) || byScript.contains(where: { $0.language == named }) {
      return true
    }
    return [LanguageFigures.ofLatin, .ofCyrillic, .ofArabic].contains {
      $0.knows(named) && !$0.knows(other)
    }
  }

  private static func script(of value: UInt32) -> String {
    switch value {
    case 0x3040...0x30FF: "kana"
    case 0xAC00...0xD7AF: "hangul"
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: "han"
    case 0x0370...0x03FF, 0x1F00...0x1FFF: "greek"
    case 0x0400...0x052F: "cyrillic"
    case 0x0041...0x024F, 0x1E00...0x1EFF: "latin"
    case 0x0530...0x058F: "armenian"
    case 0x0590...0x05FF: "hebrew"
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF: "arabic"
    case 0x0900...0x097F: "devanagari"
    case 0x0980...0x09FF: "bengali"
    case 0x0B80...0x0BFF: "tamil"
    case 0x0C00...0x0C7F: "telugu"
    case 0x0E00...0x0E7F: "thai"
    case 0x10A0...0x10FF: "georgian"
    default: "other"
    }
  }
}
