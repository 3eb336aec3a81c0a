import GameEngine

/// A set of words that share one meaning.
package struct Synset: Hashable, Sendable {
  /// Its place in the files.
  package let id: SynsetID
  /// The words in WordNet's spelling, with capitals; phrases contain spaces.
  package let lemmas: [String]
  /// The links of the whole meaning to others that `SynsetRelation` knows.
  package let pointers: [SynsetPointer]
  /// The links of single words to words of the opposite meaning.
  package let antonyms: [AntonymPointer]
  /// The number of the lexicographer file, 0 to 44, which is a field such as food (`man 5 lexnames`).
  package let field: Int
  /// The numbers of the sentence frames of a verb (`man 5 wninput`); empty for other words.
  package let frames: [Int]
  /// Its meaning, in the format of the file. Parsed only if needed, which is rare.
  package var gloss: String { String(decoding: glossBytes, as: UTF8.self) }
  /// The definition in its gloss.
  package var definition: String { Gloss(gloss).definition }

  private let glossBytes: ArraySlice<UInt8>

  /// The synsets in a relation to this one.
  package func targets(_ relation: SynsetRelation) -> [SynsetID] {
    pointers.filter { $0.relation == relation }.map(\.target)
  }

  /// A synset from its line of a data file (`man 5 wndb`); nil if the line belongs to another
  /// synset.
  init?(line: [UInt8], id: SynsetID) {
    var fields = WordNetFields(line)
    guard let (field, lemmas) = Synset.head(&fields, id: id) else { return nil }
    guard let pointerCount = fields.nextNumber() else { return nil }
    var pointers: [SynsetPointer] = []
    var antonyms: [AntonymPointer] = []
    for _ in 0..<pointerCount {
      guard let symbol = fields.next(), let offset = fields.nextNumber(), let type = fields.next(),
        let partOfSpeech = PartOfSpeech(synsetType: type),
        let ends = fields.nextNumber(radix: 16)
      else { return nil }
      let target = SynsetID(partOfSpeech, offset: offset)
      // A link between single words, not between meanings, names the words.
      if ends == 0, let relation = SynsetRelation(symbol: symbol) {
        pointers.append(SynsetPointer(relation, to: target))
      } else if ends > 0, symbol.elementsEqual([UInt8(ascii: "!")]) {
        antonyms.append(AntonymPointer(from: ends >> 8, to: target, word: ends & 0xFF))
      }
    }
    var frames: [Int] = []
    if id.partOfSpeech == .verb, let count = fields.nextNumber() {
      for _ in 0..<count {
        guard fields.next() != nil, let frame = fields.nextNumber(), fields.next() != nil else {
          break
        }
        frames.append(frame)
      }
    }
    self.frames = frames
    self.id = id
    self.lemmas = lemmas
    self.pointers = pointers
    self.antonyms = antonyms
    self.field = field
    let bar = line.firstIndex(of: UInt8(ascii: "|")) ?? line.count
    glossBytes = line[bar...].dropFirst(2)
  }

  /// The number of the lexicographer file and the words, with which a line of a data file begins;
  /// nil if the line belongs to another synset.
  static func head(
    _ fields: inout WordNetFields, id: SynsetID
  ) -> (field: Int, lemmas: [String])? {
    guard fields.nextNumber() == id.offset, let field = fields.nextNumber(),
      let type = fields.next(),
      PartOfSpeech(synsetType: type) == id.partOfSpeech,
      let wordCount = fields.nextNumber(radix: 16), wordCount > 0
    else { return nil }
    var lemmas: [String] = []
    for _ in 0..<wordCount {
      guard let word = fields.next(), fields.next() != nil, let lemma = Synset.lemma(word) else {
        return nil
      }
      lemmas.append(lemma)
    }
    return (field, lemmas)
  }

  /// A word of a data file without its marker, such as `(a)`, of an adjective's position.
  private static func lemma(_ word: ArraySlice<UInt8>) -> String? {
    let bare = word.prefix { $0 != UInt8(ascii: "(") }
    let spaced = bare.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    guard !spaced.isEmpty else { return nil }
    return String(validating: spaced, as: UTF8.self)
  }
}

extension PartOfSpeech {
  /// The part of speech of a synset type: `n`, `v`, `a`, `s` (a satellite adjective) or `r`.
  fileprivate init?(synsetType type: ArraySlice<UInt8>) {
    guard type.count == 1, let letter = type.first else { return nil }
    switch letter {
    case UInt8(ascii: "n"): self = .noun
    case UInt8(ascii: "v"): self = .verb
    case UInt8(ascii: "a"), UInt8(ascii: "s"): self = .adjective
    case UInt8(ascii: "r"): self = .adverb
    default: return nil
    }
  }
}
