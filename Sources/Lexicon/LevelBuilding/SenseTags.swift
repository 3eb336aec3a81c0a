import GameEngine

/// How often the commonest meaning of a word, as each of its parts of speech, was counted in texts: the file
/// `cntlist.rev` of WordNet, which `wordnet-base` installs.
///
/// A line has the key of a meaning, its number and its count; the key is the word, `%`, a digit for the synset
/// type and, behind a colon, what tells meanings apart (`man 5 cntlist`, `man 5 senseidx`).
struct SenseTags: Sendable {
  private let counts: [PartOfSpeech: [String: Int]]

  /// Reads the file of a WordNet.
  ///
  /// - Throws: `ContentError` where it cannot be read. Lines that are wrong count for nothing.
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

  /// The parts of speech, first the one whose commonest meaning was counted most often; of those that are even
  /// noun stands before verb, adjective and adverb.
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
