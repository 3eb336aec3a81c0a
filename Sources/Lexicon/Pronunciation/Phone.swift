/// A sound of English as the CMU Pronouncing Dictionary writes it: a code of ARPABET, followed by the stress
/// if it is a vowel, as in `AH0`.
struct Phone: Hashable, Sendable {
  /// The code without the stress, such as `AH` or `NG`.
  let code: String
  /// The stress of a vowel: 1 the main one, 2 a lesser one, 0 none; nil for a consonant.
  let stress: Int?

  /// A sound; its code is not checked.
  init(_ code: String, stress: Int? = nil) {
    self.code = code
    self.stress = stress
  }

  /// A sound from its written form; nil if it is not a code of ARPABET, or a vowel without stress.
  init?(written text: Substring) {
    if Phone.consonants[String(text)] != nil {
      self.init(String(text))
    } else if let stress = text.last.flatMap({ Int(String($0)) }), (0...2).contains(stress),
      Phone.vowels[String(text.dropLast())] != nil
    {
      self.init(String(text.dropLast()), stress: stress)
    } else {
      return nil
    }
  }

  /// Whether it is a vowel.
  var isVowel: Bool { stress != nil }

  /// Its letters in the International Phonetic Alphabet.
  var ipa: String {
    switch (code, stress) {
    case ("AH", 0): "ə"
    case ("ER", 0): "ɚ"
    default: Phone.consonants[code] ?? Phone.vowels[code] ?? ""
    }
  }

  private static let consonants = [
    "B": "b", "CH": "tʃ", "D": "d", "DH": "ð", "F": "f", "G": "ɡ", "HH": "h", "JH": "dʒ", "K": "k",
    "L": "l", "M": "m", "N": "n", "NG": "ŋ", "P": "p", "R": "ɹ", "S": "s", "SH": "ʃ", "T": "t",
    "TH": "θ", "V": "v", "W": "w", "Y": "j", "Z": "z", "ZH": "ʒ",
  ]

  private static let vowels = [
    "AA": "ɑ", "AE": "æ", "AH": "ʌ", "AO": "ɔ", "AW": "aʊ", "AY": "aɪ", "EH": "ɛ", "ER": "ɝ",
    "EY": "eɪ", "IH": "ɪ", "IY": "i", "OW": "oʊ", "OY": "ɔɪ", "UH": "ʊ", "UW": "u",
  ]
}
