/// Reads Japanese typed in Latin letters, in the spellings of keyboards and textbooks.
enum Romaji {
  private static let syllables: [String: String] = {
    let rows = [
      ("", "aあ,iい,uう,eえ,oお"), ("k", "aか,iき,uく,eけ,oこ"),
      ("s", "aさ,iし,uす,eせ,oそ"), ("t", "aた,iち,uつ,eて,oと"),
      ("n", "aな,iに,uぬ,eね,oの"), ("h", "aは,iひ,uふ,eへ,oほ"),
      ("m", "aま,iみ,uむ,eめ,oも"), ("y", "aや,uゆ,oよ"),
      ("r", "aら,iり,uる,eれ,oろ"), ("w", "aわ,oを"), ("g", "aが,iぎ,uぐ,eげ,oご"),
      ("z", "aざ,iじ,uず,eぜ,oぞ"), ("d", "aだ,iじ,uず,eで,oど"),
      ("b", "aば,iび,uぶ,eべ,oぼ"), ("p", "aぱ,iぴ,uぷ,eぺ,oぽ"),
      ("f", "uふ,aふぁ,iふぃ,eふぇ,oふぉ"), ("sh", "iし,aしゃ,uしゅ,oしょ,eしぇ"),
      ("ch", "iち,aちゃ,uちゅ,oちょ,eちぇ"), ("j", "iじ,aじゃ,uじゅ,oじょ,eじぇ"),
      ("ts", "uつ"), ("v", "uゔ,aゔぁ,iゔぃ,eゔぇ,oゔぉ"),
      ("ky", "aきゃ,uきゅ,oきょ"), ("gy", "aぎゃ,uぎゅ,oぎょ"),
      ("sy", "aしゃ,uしゅ,oしょ"), ("zy", "aじゃ,uじゅ,oじょ"),
      ("jy", "aじゃ,uじゅ,oじょ"), ("ty", "aちゃ,uちゅ,oちょ"),
      ("dy", "aじゃ,uじゅ,oじょ"), ("ny", "aにゃ,uにゅ,oにょ"),
      ("hy", "aひゃ,uひゅ,oひょ"), ("by", "aびゃ,uびゅ,oびょ"),
      ("py", "aぴゃ,uぴゅ,oぴょ"), ("my", "aみゃ,uみゅ,oみょ"),
      ("ry", "aりゃ,uりゅ,oりょ"),
    ]
    var table = ["-": "ー"]
    for (start, row) in rows {
      for word in row.split(separator: ",") {
        let vowel = word.prefix { $0.isASCII }
        table[start + vowel] = String(word.dropFirst(vowel.count))
      }
    }
    return table
  }()

  private static let long: [Character: String] = [
    "ā": "aa", "ī": "ii", "ū": "uu", "ē": "ee", "ō": "ou", "â": "aa", "î": "ii", "û": "uu",
    "ê": "ee", "ô": "ou",
  ]

  /// Converts a text to hiragana; nil if it is not Japanese in Latin letters.
  static func hiragana(_ romaji: String) -> String? {
    var rest = Array(romaji.flatMap { long[$0].map(Array.init) ?? [$0] })[...]
    var kana = ""
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
        continue
      }
      if first == "n" || first == "m", let ended = nasal(rest) {
        kana += "ん"
        rest = rest.dropFirst(ended)
        continue
      }
      // A doubled consonant, or tch, is a っ.
      let next = rest.dropFirst().first
      if let next, !"aeioun-".contains(first), next == first || first == "t" && next == "c" {
        kana += "っ"
        rest = rest.dropFirst()
        continue
      }
      guard
        let (length, syllable) = [3, 2, 1].lazy.compactMap({ length in
          syllables[String(rest.prefix(length))].map { (length, $0) }
        }).first
      else { return nil }
      kana += syllable
      rest = rest.dropFirst(length)
    }
    return kana.isEmpty ? nil : kana
  }

  /// The number of letters of an ん that begins here; nil if a syllable begins here.
  private static func nasal(_ rest: ArraySlice<Character>) -> Int? {
    let next = rest.dropFirst().first
    if rest.first == "m" { return next.map { "bpm".contains($0) } == true ? 1 : nil }
    guard let next else { return 1 }
    if next == "'" { return 2 }
    if next == "n" {
      // `nn` at the end, or before a consonant, is one ん; before a vowel it is ん and a syllable with n.
      let after = rest.dropFirst(2).first
      return after.map { "aeiouy".contains($0) } == true ? 1 : 2
    }
    return "aeiouy".contains(next) ? nil : 1
  }

  /// Hiragana in which all spellings of a sound are equal, since Latin letters do not distinguish them.
  static func sound(_ kana: String) -> String {
    var sound = ""
    for character in kana where character != " " {
      switch character {
      case "ぢ": sound.append("じ")
      case "づ": sound.append("ず")
      case "を": sound.append("お")
      case "ー": sound.append(sound.last.flatMap { vowel($0) } ?? "ー")
      default: sound.append(character)
      }
    }
    // A long o is written with う or お.
    var plain = ""
    for character in sound {
      let isLongO = character == "お" && plain.last.flatMap { vowel($0) } == "う"
      plain.append(isLongO ? "う" : character)
    }
    // The particle は at the end, as in こんにちは, sounds like わ.
    return plain.last == "は" ? plain.dropLast() + "わ" : plain
  }

  private static let vowels: [Character: Character] = {
    var vowels: [Character: Character] = [:]
    for (row, vowel) in [
      ("あかさたなはまやらわがざだばぱゃぁ", "あ"), ("いきしちにひみりぎじびぴぃ", "い"),
      ("うくすつぬふむゆるぐずぶぷゅぅ", "う"), ("えけせてねへめれげぜでべぺぇ", "え"),
      ("おこそとのほもよろごぞどぼぽょぉ", "う"),
    ] as [(String, Character)] {
      for kana in row { vowels[kana] = vowel }
    }
    return vowels
  }()

  /// The kana that lengthens the given one: う for o, as in most words. Nil for other characters.
  private static func vowel(_ kana: Character) -> Character? { vowels[kana] }
}
