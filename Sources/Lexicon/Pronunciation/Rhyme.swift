/// The rhyming part of a pronunciation: words rhyme if they are the same from the stressed vowel on, with
/// different consonants before it. If those are also the same, the words sound the same, like `read` and
/// `red`, or one ends with the other, like `relive` and `live`.
struct Rhyme: Hashable, Sendable {
  /// The consonants that the stressed syllable begins with.
  let onset: [Phone]
  /// The stressed vowel and all sounds after it. Its stress is 1, even if it is a secondary one, or 0 if the
  /// word has no stress; the stress of later vowels does not count, and is 0.
  let ending: [Phone]

  /// The rhyming part of sounds such as `G AA1 R D AH0 N`; nil if they are not a pronunciation, or contain no
  /// vowel.
  ///
  /// The last vowel with main stress counts, or the last with secondary stress if there is none. Words
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

  /// The ending in the dictionary's notation, with a space before each sound. A star replaces a
  /// stress that does not count.
  var pattern: [UInt8] {
    let sounds = ending.enumerated().map { place, phone in
      " " + phone.code + (phone.stress.map { place == 0 ? String($0) : "*" } ?? "")
    }
    return Array(sounds.joined().utf8)
  }
}
