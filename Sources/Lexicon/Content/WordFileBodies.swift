import GameEngine

/// The bytes of a word file, which `WordFile` has validated. The place of a body is the first byte of
/// its word's head line.
final class WordFileBodies: ItemBodySource {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func body(at place: Int) -> ItemBody {
    let body = bytes.withUnsafeBufferPointer { WordFileBodies.body(of: $0[place...]) }
    guard let body else { preconditionFailure("a validated word has a definition") }
    return body
  }

  /// The body of the word whose lines these bytes begin with; nil if there is none. Lines that a word
  /// file does not allow are skipped.
  static func body(of bytes: LineBytes) -> ItemBody? {
    var lines = Lines(rest: bytes)
    guard let head = lines.next().flatMap({ HeadLine($0.trimmed) }) else { return nil }
    var irregularForms: [String] = []
    var family: [String] = []
    var senses: [Sense] = []
    var open: Open?
    while let line = lines.next() {
      let text = line.trimmed
      guard let sign = text.first, line.first != UInt8(ascii: "#") else { continue }
      guard line.first == LineBytes.blank || line.first == 9 else { break }
      let value = text.dropFirst().trimmed
      switch sign {
      case UInt8(ascii: "~"): irregularForms += value.items()
      case UInt8(ascii: "&"): family += value.items()
      case UInt8(ascii: "="):
        if let open { senses.append(open.sense) }
        open = Open(definition: value.text)
      case UInt8(ascii: ">"):
        if let example = Example(marked: .init(rebasing: value)) { open?.examples.append(example) }
      case UInt8(ascii: "+"): open?.synonyms += value.items()
      case UInt8(ascii: "-"): open?.antonyms += value.items()
      case UInt8(ascii: ":"): open?.patterns += value.items(between: UInt8(ascii: ";"))
      default: break
      }
    }
    guard let open else { return nil }
    return ItemBody(
      ipa: head.pronunciation.text, irregularForms: irregularForms, family: family,
      senses: senses + [open.sense])
  }

  private struct Lines {
    var rest: LineBytes

    mutating func next() -> LineBytes? {
      guard !rest.isEmpty else { return nil }
      let end = rest.base.lineEnd(from: rest.startIndex)
      defer { rest = rest[min(end + 1, rest.endIndex)...] }
      return rest[rest.startIndex..<min(end, rest.endIndex)]
    }
  }

  /// A meaning that is being parsed.
  private struct Open {
    let definition: String
    var examples: [Example] = []
    var synonyms: [String] = []
    var antonyms: [String] = []
    var patterns: [String] = []

    var sense: Sense {
      Sense(
        definition: definition, examples: examples, synonyms: synonyms, antonyms: antonyms,
        patterns: patterns)
    }
  }
}
