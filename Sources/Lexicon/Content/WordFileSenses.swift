import GameEngine

/// The bytes of a word file, from which meanings are parsed when they are first needed. `WordFile` has
/// validated them.
final class WordFileSenses: SenseSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func senses(at range: Range<Int>) -> [Sense] {
    bytes.withUnsafeBufferPointer { bytes in
      var senses: [Sense] = []
      var open: Open?
      for line in bytes[range.clamped(to: bytes.indices)].split(separator: LineBytes.newline) {
        let text = line.trimmed
        let value = text.dropFirst().trimmed
        switch text.first {
        case UInt8(ascii: "="):
          if let open { senses.append(open.sense) }
          open = Open(definition: value.text)
        case UInt8(ascii: ">"):
          if let example = Example(marked: .init(rebasing: value)) {
            open?.examples.append(example)
          }
        case UInt8(ascii: "+"): open?.synonyms += value.items
        case UInt8(ascii: "-"): open?.antonyms += value.items
        default: break
        }
      }
      if let open { senses.append(open.sense) }
      return senses
    }
  }

  /// A meaning that is being parsed.
  private struct Open {
    let definition: String
    var examples: [Example] = []
    var synonyms: [String] = []
    var antonyms: [String] = []

    var sense: Sense {
      Sense(
        definition: definition, examples: examples, synonyms: synonyms, antonyms: antonyms)
    }
  }
}
