/// The phonetic letters of the CMU Pronouncing Dictionary, and how they are told in those of the International
/// Phonetic Alphabet, as our own words write General American (docs/content.md).
enum ARPABET {
  /// A pronunciation; nil where one of its sounds is unknown, or there are none.
  ///
  /// One mark stands before the syllable with the main stress, where there are two or more syllables.
  ///
  /// - Parameters:
  ///   - text: sounds with blanks between them, as `G AA1 R D AH0 N`.
  ///   - word: the word, in small letters.
  static func ipa(of text: some StringProtocol, word: String) -> String? {
    guard let written = phones(of: text) else { return nil }
    let phones = rewritten(written)
    let hasPrefix =
      word.hasPrefix("un") && phones.starts(with: [Phone("AH", stress: 0), Phone("N")])
    var syllables = Syllable.syllables(of: phones, keeping: hasPrefix ? 1 : 0)
    guard let first = syllables.first else { return phones.map(\.ipa).joined() }
    // The dictionary writes `un-` and `up-` as weak as the first vowel of `about`.
    if word.hasPrefix("u"), first.vowel == Phone("AH", stress: 0), !first.coda.isEmpty {
      syllables[0].vowel = Phone("AH", stress: 2)
    }
    let main = syllables.count > 1 ? place(ofStressIn: syllables) : nil
    return syllables.enumerated().map { place, syllable in
      (place == main ? "ˈ" : "")
        + (syllable.onset + [syllable.vowel] + syllable.coda).map(\.ipa).joined()
    }.joined()
  }

  /// The sounds of a pronunciation, as they are written; nil where one is unknown, or there are none.
  static func phones(of text: some StringProtocol) -> [Phone]? {
    var phones: [Phone] = []
    for field in text.split(whereSeparator: \.isWhitespace) {
      guard let phone = Phone(written: Substring(field)), phones.count < mostPhones else {
        return nil
      }
      phones.append(phone)
    }
    return phones.isEmpty ? nil : phones
  }

  /// The most sounds that a word may have; the dictionary's own have 28.
  private static let mostPhones = 60

  private static func place(ofStressIn syllables: [Syllable]) -> Int? {
    syllables.firstIndex { $0.vowel.stress == 1 } ?? syllables.firstIndex { $0.vowel.stress == 2 }
  }

  /// The sounds as our words have them: `fire` has two syllables, and `correct` begins like `collect`.
  private static func rewritten(_ phones: [Phone]) -> [Phone] {
    phones.indices.flatMap { place -> [Phone] in
      let phone = phones[place]
      let next = place + 1 < phones.count ? phones[place + 1] : nil
      if phone == Phone("ER", stress: 0), next?.stress == 1 {
        return [Phone("AH", stress: 0), Phone("R")]
      }
      if phone.code == "R", next?.isVowel != true, place > 0,
        ["AY", "AW"].contains(phones[place - 1].code)
      {
        return [Phone("ER", stress: 0)]
      }
      return [phone]
    }
  }
}
