import GameEngine

/// How often the most common meaning of a word was counted in texts, for each part of speech: the file
/// `cntlist.rev` of WordNet, which `wordnet-base` installs.
///
/// A line contains the key of a meaning, its number and its count; the key is the word, `%`, a digit for the
/// synset type and, after a colon, the rest that distinguishes meanings (`man 5 cntlist`, `man 5 senseidx`).
struct SenseTags: Sendable {
  private let counts: [PartOfSpeech: [String: Int]]

  /// Reads the file of a WordNet.
  ///
  /// - Throws: `ContentError` if it cannot be read. Malformed lines are ignored.
  init(_ wordNet: WordNet) throws(ContentError) {
    var counts: [PartOfSpeech: [String: Int]] = [:]
    let bytes = try TextFile.bytes(path: "\(wordNet.directory)/cntlist.rev")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var fields = WordNetFields(Array(line))
      guard let key = fields.next(), fields.nextNumber() == 1, let count = fields.nextNumber(),
        let percent = key.lastIndex(of: UInt8(ascii: "%")), percent + 1 < key.endIndex,
        let partOfSpeech = SenseTags.partOfSpeech(key[percent + 1])
      else { continue }
      counts[partOfSpeech, default: [:]][String(decoding: key[..<percent], as: UTF8.self)] = count
    }
    self.counts = counts
  }

  /// The parts of speech, ordered by the count of their most common meaning; if counts are equal, noun comes
  /// before verb, adjective and adverb.
  func partsOfSpeech(of word: String) -> [PartOfSpeech] {
    let ranked = PartOfSpeech.playable.enumerated().map { place, partOfSpeech in
      (-(counts[partOfSpeech]?[word] ?? 0), place, partOfSpeech)
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
