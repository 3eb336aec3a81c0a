import GameEngine
import Testing

@testable import Lexicon

@Suite("Phonetic letters")
struct PhoneticLettersTests {
  @Test(
    "sounds are written as in our words",
    arguments: [
      // One syllable has no mark; more have one, before the consonants that begin the syllable.
      ("G EY1 T", "gate", "ɡeɪt"), ("G AA1 R D AH0 N", "garden", "ˈɡɑɹdən"),
      ("IH0 K S T R IY1 M", "extreme", "ɪkˈstɹim"), ("K AH0 M P L IY1 T", "complete", "kəmˈplit"),
      ("S IH1 NG IH0 NG", "singing", "ˈsɪŋɪŋ"), ("AE1 TH L IY2 T", "athlete", "ˈæθlit"),
      ("IH0 M Y UW1 N", "immune", "ɪˈmjun"), ("AH0 HH EH1 D", "ahead", "əˈhɛd"),
      // Secondary stress is marked only if there is no main one.
      ("EH2 L AH0 F AE1 N T AY2 N", "elephantine", "ɛləˈfæntaɪn"),
      ("P AA2 L IY2 G L AA0 T", "polyglot", "ˈpɑliɡlɑt"), ("B IH0 K AH0 Z", "because", "bɪkəz"),
      // Weak vowels, and what r does to vowels.
      ("B ER1 D", "bird", "bɝd"), ("L EH1 T ER0", "letter", "ˈlɛtɚ"),
      ("AH0 B AH1 V", "above", "əˈbʌv"), ("K ER0 EH1 K T", "correct", "kəˈɹɛkt"),
      ("M EH1 M ER0 IY0", "memory", "ˈmɛmɚi"), ("F AY1 R", "fire", "ˈfaɪɚ"),
      ("P AY1 R AH0 T", "pirate", "ˈpaɪɹət"), ("S AW1 R", "sour", "ˈsaʊɚ"),
      // A first vowel written with u is weak only if no consonant closes its syllable.
      ("AH0 N IY1 Z IY0", "uneasy", "ʌnˈizi"), ("AH0 P HH OW1 L D", "uphold", "ʌpˈhoʊld"),
      ("AH0 P AA1 N", "upon", "əˈpɑn"), ("AH0 N OY1", "annoy", "əˈnɔɪ"),
      ("HH M", "hm", "hm"), ("  K   AO1 Z\r", "cause", "kɔz"),
    ])
  func told(_ sounds: String, _ word: String, _ ipa: String) {
    #expect(ARPABET.ipa(of: sounds, word: word) == ipa)
  }

  @Test(
    "invalid sounds are refused",
    arguments: [
      "", " ", "X", "AH", "AH3", "AH-1", "AH٠", "B1", "b", "G AA1 R D ?", "G,AA1", "AH0AH0", "é",
      String(repeating: "AH0 ", count: 61),
    ])
  func unknown(_ sounds: String) {
    #expect(ARPABET.ipa(of: sounds, word: "x") == nil)
  }

  @Test("no sound is lost or reordered by splitting into syllables")
  func complete() throws {
    let codes = [
      "AA1", "AH0", "B", "CH", "ER0", "HH", "IY2", "K", "L", "M", "NG", "R", "S", "T", "Y",
    ]
    let sounds = try codes.map { try #require(Phone(written: Substring($0))) }
    for one in sounds {
      for two in sounds {
        for three in sounds {
          let phones = [three, one, two, three, one, two]
          for kept in [0, 1] {
            let syllables = Syllable.syllables(of: phones, keeping: kept)
            let all = syllables.flatMap { $0.onset + [$0.vowel] + $0.coda }
            #expect(all == (phones.contains(where: \.isVowel) ? phones : []))
            #expect(syllables.allSatisfy { $0.vowel.isVowel })
          }
        }
      }
    }
  }
}
