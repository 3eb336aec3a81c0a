import GameEngine

/// The bytes of a word file, which `WordFile` has validated. The place of a body is the first byte of
/// its word's head line.
final class WordFileBodies: ItemBodySource {
  let bytes: [UInt8]
  private let course: Course

  init(_ bytes: [UInt8], course: Course) {
    self.bytes = bytes
    self.course = course
  }

  func body(at place: Int) -> ItemBody {
    let body = bytes.withUnsafeBufferPointer {
      WordFileBodies.body(of: $0[place...], course: course)
    }
    guard let body else { preconditionFailure("a validated word has a definition") }
    return body
  }

  /// The body of the word whose lines these bytes begin with; nil if there is none. Lines that a word
  /// file does not allow are skipped.
  static func body(of bytes: LineBytes, course: Course) -> ItemBody? {
    var lines = Lines(rest: bytes)
    let head = lines.next().flatMap { HeadLine($0.trimmed, articles: course.articles) }
    guard let head else { return nil }
    var irregularForms: [String] = []
    var family: [String] = []
    var (grammar, note) = ("", "")
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
      case UInt8(ascii: "%"): grammar = value.text
      case UInt8(ascii: "!"): note = value.text
      case UInt8(ascii: "="):
        if let open { senses.append(open.sense(in: course)) }
        open = Open(meaning: value)
      case UInt8(ascii: ">"):
        if let example = Example(marked: .init(rebasing: value)) { open?.examples.append(example) }
      case UInt8(ascii: "|"):
        if let example = open?.examples.popLast() {
          open?.examples.append(example.translated(value.text))
        }
      case UInt8(ascii: "*"): open?.more += value.items(between: UInt8(ascii: ";"))
      case UInt8(ascii: "+"): open?.synonyms += value.items()
      case UInt8(ascii: "-"): open?.antonyms += value.items()
      case UInt8(ascii: ":"): open?.patterns += value.items(between: UInt8(ascii: ";"))
      default: break
      }
    }
    guard let open else { return nil }
    return ItemBody(
      ipa: head.pronunciation.text, irregularForms: irregularForms, family: family,
      article: head.article.text, grammar: grammar, note: note,
      senses: senses + [open.sense(in: course)])
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
    let meaning: LineBytes
    var more: [String] = []
    var examples: [Example] = []
    var synonyms: [String] = []
    var antonyms: [String] = []
    var patterns: [String] = []

    /// The meaning; in a course with translations, `;` separates them.
    func sense(in course: Course) -> Sense {
      course.isTranslated
        ? Sense(
          translations: meaning.items(between: UInt8(ascii: ";")), moreTranslations: more,
          language: course.meanings, examples: examples, synonyms: synonyms, antonyms: antonyms,
          patterns: patterns)
        : Sense(
          definition: meaning.text, examples: examples, synonyms: synonyms, antonyms: antonyms,
          patterns: patterns, language: course.meanings)
    }
  }
}
