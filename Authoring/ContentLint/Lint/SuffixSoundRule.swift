import GameEngine
import Lexicon

/// A suffix has the same reduced vowel in all pronunciations: *-ity* is always `əti`, never `ɪti`.
struct SuffixSoundRule: WordRule {
  let name = "suffix-sound"

  private static let sounds: [(suffix: String, sound: String)] = [
    ("able", "əbəl"), ("ible", "əbəl"), ("ment", "mənt"), ("less", "ləs"), ("ness", "nəs"),
    ("ity", "əti"), ("ety", "əti"), ("ous", "əs"), ("ful", "fəl"), ("tion", "ʃən"),
    ("sion", "ʃən"), ("ical", "ɪkəl"), ("ic", "ɪk"), ("ish", "ɪʃ"), ("ist", "ɪst"),
    ("ism", "ɪzəm"), ("age", "ɪdʒ"), ("ive", "ɪv"), ("ate", "ət"), ("ence", "əns"),
    ("ance", "əns"), ("ency", "ənsi"), ("ancy", "ənsi"), ("ent", "ənt"), ("ant", "ənt"),
    ("al", "əl"), ("ing", "ɪŋ"), ("ice", "əs"), ("ite", "ɪt"), ("ify", "əfaɪ"),
    ("ative", "ətɪv"), ("itive", "ətɪv"), ("itude", "ətud"), ("logy", "lədʒi"),
  ]

  func faults(in word: Item) -> [String] {
    SuffixSoundRule.sounds.compactMap { suffix, sound in
      // Shorter words only end like a suffix.
      guard word.term.hasSuffix(suffix), word.term.count >= suffix.count + 3 else { return nil }
      let end = word.ipa.suffix(sound.count)
      let before = word.ipa.dropLast(sound.count).last
      // The end of a diphthong is not a reduced vowel.
      let isDiphthong = end.first == "ɪ" && before.map("eaɔ".contains) == true
      guard end != sound, !isDiphthong, reduced(String(end)) == reduced(sound) else { return nil }
      return "the suffix -\(suffix) is written \(sound) in pronunciations, not \(end)"
    }
  }

  /// A pronunciation with only one reduced vowel.
  private func reduced(_ ipa: String) -> String {
    String(ipa.map { $0 == "ɪ" ? "ə" : $0 })
  }
}
