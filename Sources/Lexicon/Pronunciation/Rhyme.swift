/// What a pronunciation rhymes by: words rhyme where they end alike from the stressed vowel on, and have other
/// consonants before it. Where those are the same too, the words sound alike, as `read` and `red` do, or
/// one ends in the other, as `relive` in `live`.
struct Rhyme: Hashable, Sendable {
  /// The consonants that the stressed syllable begins with.
  let onset: [Phone]
  /// The stressed vowel and all sounds behind it. Its stress is 1, also where it is a lesser one, or 0 where
  /// the word has none; those of later vowels do not count, and are 0.
  let ending: [Phone]

  /// What sounds rhyme by, such as `G AA1 R D AH0 N`; nil where they are no pronunciation, or have no vowel.
  ///
  /// Of stressed vowels the last main one counts, or the last lesser one where there is no main one. Words
  /// without any stress, as `the` is mostly said, rhyme from their last vowel on, with one another alone.
  init?(of sounds: some StringProtocol) {
    guard let phones = ARPABET.phones(of: sounds),
      let vowel = phones.lastIndex(where: { $0.stress == 1 })
        ?? phones.lastIndex(where: { $0.stress == 2 })
        ?? phones.lastIndex(where: { $0.isVowel })
    else { return nil }
    onset = Syllable.syllables(of: Array(phones[...vowel])).last?.onset ?? []
    ending = phones[vowel...].enumerated().map { place, phone in
      Phone(phone.code, stress: phone.stress.map { place == 0 ? min($0, 1) : 0 })
    }
  }

  /// The ending as the dictionary writes it, with a blank before each sound, and a star in place of a
  /// stress that does not count.
  var pattern: [UInt8] {
    let sounds = ending.enumerated().map { place, phone in
      " " + phone.code + (phone.stress.map { place == 0 ? String($0) : "*" } ?? "")
    }
    return Array(sounds.joined().utf8)
  }
}
