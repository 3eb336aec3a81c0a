import GameEngine
import Lexicon

/// The counts of the meanings of words in texts: the file `cntlist.rev` of WordNet, which
/// `wordnet-base` installs.
///
/// A line contains the key of a meaning, its number and its count; the key is the word, `%`, a digit for the
/// synset type and, after a colon, the rest that distinguishes meanings (`man 5 cntlist`, `man 5 senseidx`).
struct SenseTags: Sendable {
  /// For each word the counts by the number of the meaning, from 1.
  private let counts: [PartOfSpeech: [String: [Int: Int]]]

  /// Reads the file of a WordNet.
  ///
  /// - Throws: `ContentError` if it cannot be read. Malformed lines are ignored.
  init(_ wordNet: WordNet) throws(ContentError) {
    var counts: [PartOfSpeech: [String: [Int: Int]]] = [:]
    let bytes = try TextFile.bytes(path: "\(wordNet.directory)/cntlist.rev")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var fields = WordNetFields(Array(line))
      guard let key = fields.next(), let number = fields.nextNumber(),
        let count = fields.nextNumber(),
        let percent = key.lastIndex(of: UInt8(ascii: "%")), percent + 1 < key.endIndex,
        let partOfSpeech = SenseTags.partOfSpeech(key[percent + 1])
      else { continue }
      let word = String(decoding: key[..<percent], as: UTF8.self)
      counts[partOfSpeech, default: [:]][word, default: [:]][number] = count
    }
    self.counts = counts
  }

  /// The count of a meaning of a word, by its number; 0 if it was never counted.
  func count(of word: String, _ sense: SenseNumber) -> Int {
    counts[sense.partOfSpeech]?[word]?[sense.number] ?? 0
  }

  /// The count of all meanings of a word with a part of speech.
  func count(of word: String, _ partOfSpeech: PartOfSpeech) -> Int {
    counts[partOfSpeech]?[word]?.values.reduce(0, +) ?? 0
  }

  /// The parts of speech, ordered by the count of their most common meaning; if counts are equal, noun comes
  /// before verb, adjective and adverb.
  func partsOfSpeech(of word: String) -> [PartOfSpeech] {
    let ranked = PartOfSpeech.playable.enumerated().map { place, partOfSpeech in
      (-(counts[partOfSpeech]?[word]?[1] ?? 0), place, partOfSpeech)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func partOfSpeech(_ type: UInt8) -> PartOfSpeech? {
    switch type {
    case UInt8(ascii: "1"): .noun
    case UInt8(ascii: "2"): .verb
    case UInt8(ascii: "3"), UInt8(ascii: "5"): .adjective
    case UInt8(ascii: "4"): .adverb
    default: nil
    }
  }
}
