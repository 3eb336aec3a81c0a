/// A syllable of English: a vowel and the consonants that go with it.
struct Syllable: Hashable, Sendable {
  /// The consonants before the vowel.
  var onset: [Phone]
  /// The vowel, with its stress.
  var vowel: Phone
  /// The consonants after the vowel.
  var coda: [Phone] = []

  /// A word in syllables: of the consonants between two vowels, as many as an English word may begin with
  /// belong to the second one (maximal onset).
  ///
  /// - Parameter kept: the smallest number of consonants that stay with the first vowel.
  /// - Returns: an empty list if the word has no vowel.
  static func syllables(of phones: [Phone], keeping kept: Int = 0) -> [Syllable] {
    var syllables: [Syllable] = []
    var run: [Phone] = []
    for phone in phones {
      guard phone.isVowel else {
        run.append(phone)
        continue
      }
      var start = 0
      if let last = syllables.indices.last {
        start = run.count
        let least = last == 0 ? kept : 0
        while start > least, isOnset(run[(start - 1)...]) { start -= 1 }
        syllables[last].coda = Array(run[..<start])
      }
      syllables.append(Syllable(onset: Array(run[start...]), vowel: phone))
      run = []
    }
    if let last = syllables.indices.last { syllables[last].coda = run }
    return syllables
  }

  /// Whether an English word may begin with these consonants.
  private static func isOnset(_ consonants: ArraySlice<Phone>) -> Bool {
    if consonants.count == 1 { return consonants.first?.code != "NG" }
    return clusters.contains(consonants.map(\.code).joined(separator: " "))
  }

  /// Consonants that words begin with; without its first, each is one that words begin with, too.
  private static let clusters: Set<String> = [
    "B L", "B R", "B Y", "D R", "D W", "D Y", "F L", "F R", "F Y", "G L", "G R", "G W", "HH W",
    "HH Y", "K L", "K R", "K W", "K Y", "M Y", "N Y", "P L", "P R", "P Y", "S F", "S K", "S L",
    "S M", "S N", "S P", "S T", "S W", "SH R", "T R", "T W", "T Y", "TH R", "TH W", "V Y",
    "S K L", "S K R", "S K W", "S K Y", "S P L", "S P R", "S P Y", "S T R",
  ]
}
