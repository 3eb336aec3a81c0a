package import GameEngine
import Kit

/// `words/CATEGORY.words`: the words of one category.
///
/// A word is a head line, `glacier  noun  3  3.58  9  ˈɡleɪʃɚ`, and indented lines that each begin
/// with a marker character. docs/content.md explains the fields and the markers. Lines that begin with `#` and
/// empty lines are ignored.
package enum WordFile {
  /// Reads the file at `path`; its words get `name` as their file, and the category in that name.
  ///
  /// - Parameters:
  ///   - course: the course of the words.
  ///   - edition: the edition of words that name none.
  /// - Throws: `ContentError` with the line of the first fault.
  package static func read(
    path: String, name: String, course: Course = .english, edition: Int = 1
  ) throws(ContentError) -> [ContentEntry] {
    try parse(TextFile.bytes(path: path), path: path, name: name, course: course, edition: edition)
  }

  /// The longest line, in bytes. Some characters become eighteen when they are folded.
  private static let longestLine = 2_000

  /// Reads the bytes of a file; `path` is its name in errors.
  ///
  /// - Throws: `ContentError` with the line of the first fault.
  package static func parse(
    _ bytes: [UInt8], path: String, name: String, course: Course = .english, edition: Int = 1
  ) throws(ContentError) -> [ContentEntry] {
    let file = name.split(separator: "/").last ?? ""
    var parser = WordFileParser(
      path: path, name: name, category: String(file.prefix { $0 != "." }), course: course,
      edition: edition, source: WordFileBodies(bytes, course: course))
    // The whole content is valid UTF-8, so its parts need no second check.
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      throw TextFile.notUTF8(bytes, path: path)
    }
    guard StreamSafety.allows(utf8: bytes) else {
      throw TextFile.tooManyMarks(bytes, path: path)
    }
    return try bytes.withUnsafeBufferPointer { bytes throws(ContentError) in
      var start = TextFile.start(of: bytes)
      var line = 0
      while start < bytes.count {
        let end = bytes.lineEnd(from: start)
        line += 1
        guard end - start <= longestLine else {
          throw ContentError(
            .malformed, file: path, line: line, "a line has at most \(longestLine) bytes")
        }
        try parser.take(bytes[start..<end], line: line)
        start = end + 1
      }
      return try parser.finished()
    }
  }
}

/// Reads a word file line by line, as bytes. The bodies of words are only validated, to be parsed
/// later.
private struct WordFileParser {
  let path: String
  let name: String
  let category: String
  let course: Course
  let edition: Int
  let source: WordFileBodies
  private var entries: [ContentEntry] = []
  private var head: Head?

  init(
    path: String, name: String, category: String, course: Course, edition: Int,
    source: WordFileBodies
  ) {
    self.path = path
    self.course = course
    self.name = name
    self.category = category
    self.edition = edition
    self.source = source
  }

  private struct Head {
    let line: Int
    let headword: String
    let partOfSpeech: PartOfSpeech
    let level: Level
    let centiZipf: Int
    let age: Int?
    var edition: Int
    var firstLevel: Level?
    /// The bytes of its lines so far.
    var bytes: Range<Int>
    var hasDefinition = false
  }

  mutating func take(_ bytes: LineBytes, line: Int) throws(ContentError) {
    let text = bytes.trimmed
    guard let sign = text.first, bytes.first != UInt8(ascii: "#") else { return }
    guard bytes.first == LineBytes.blank || bytes.first == 9 else {
      try closeWord()
      head = try parseHead(text, line: line)
      return
    }
    guard head != nil else { throw fault(line, "this line belongs to no word") }
    // The line is already trimmed, so a text follows the first space.
    let value = text.dropFirst(2)
    guard !value.isEmpty, text[text.startIndex + 1] == LineBytes.blank else {
      throw fault(line, "after the sign a blank and a text are missing")
    }
    switch sign {
    case UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "%"):
      guard head?.hasDefinition == false else {
        throw fault(line, "forms, family and grammar come before the first definition")
      }
    case UInt8(ascii: "@"): try takeEdition(value, line: line)
    case UInt8(ascii: "="):
      guard !course.isTranslated || !value.items(between: UInt8(ascii: ";")).isEmpty else {
        throw fault(line, "a meaning has at least one translation")
      }
      head?.hasDefinition = true
    case UInt8(ascii: "*"):
      guard course.isTranslated else {
        throw fault(line, "only a course with translations has further ones")
      }
      guard head?.hasDefinition == true else { throw fault(line, "a definition must come first") }
    case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "|"), UInt8(ascii: "!"):
      guard head?.hasDefinition == true else { throw fault(line, "a definition must come first") }
      guard sign != UInt8(ascii: ">") || Example.mark(in: .init(rebasing: value)) != nil else {
        throw fault(line, "an example marks the word once, {like} this")
      }
    default:
      throw fault(line, "a line begins with one of the signs ~ @ & % = * > | + - : !")
    }
    if let start = head?.bytes.lowerBound { head?.bytes = start..<bytes.endIndex }
  }

  private mutating func takeEdition(_ value: LineBytes, line: Int) throws(ContentError) {
    guard self.edition > 0 else {
      throw fault(line, "a word that is only looked up belongs to no edition")
    }
    var rest = value
    guard let edition = plainNumber(rest.popField(), atMost: 3), (1...255).contains(edition)
    else { throw fault(line, "an edition is a number from 1 to 255") }
    head?.edition = edition
    let rank = rest.popField()
    guard !rank.isEmpty else { return }
    guard let level = level(rank), rest.popField().isEmpty else {
      throw fault(line, "after the edition, only the level that the word had in it may follow")
    }
    head?.firstLevel = level
  }

  mutating func finished() throws(ContentError) -> [ContentEntry] {
    try closeWord()
    return entries
  }

  private mutating func closeWord() throws(ContentError) {
    guard let head else { return }
    guard head.hasDefinition else {
      throw fault(head.line, "\(head.headword) has no definition")
    }
    let word = Item(
      term: head.headword, language: course.language, partOfSpeech: head.partOfSpeech,
      level: head.level,
      category: category, centiZipf: head.centiZipf, age: head.age, edition: head.edition,
      firstLevel: head.firstLevel == head.level ? nil : head.firstLevel,
      bodyAt: head.bytes.lowerBound, of: source)
    entries.append(
      ContentEntry(word: word, file: name, line: head.line, text: source.bytes[head.bytes]))
    self.head = nil
  }

  private func parseHead(
    _ text: LineBytes, line: Int
  ) throws(ContentError) -> Head {
    guard let fields = HeadLine(text, articles: course.articles) else {
      throw fault(
        line,
        "a head line has the fields headword, part of speech, level, Zipf, age (if known), "
          + "pronunciation")
    }
    let age = plainNumber(fields.age, atMost: 2)
    guard fields.age.isEmpty || age.map((1...25).contains) == true else {
      throw fault(line, "the age is a number of years from 1 to 25, not \(fields.age.text)")
    }
    // The index of words has one byte for it.
    guard fields.article.count + 1 + fields.headword.count <= 255 else {
      throw fault(line, "a headword has at most 255 bytes")
    }
    let headword = fields.headword.text
    guard let partOfSpeech = PartOfSpeech(known: fields.partOfSpeech.text) else {
      throw fault(line, "\(fields.partOfSpeech.text) is not one of noun, verb, adj, adv")
    }
    if let fault = faultOfCourse(in: headword, partOfSpeech) { throw self.fault(line, fault) }
    guard let level = level(fields.level) else {
      throw fault(line, "the level is a number from 1 to 4, not \(fields.level.text)")
    }
    guard let centiZipf = centiZipf(fields.frequency) else {
      throw fault(
        line, "the Zipf frequency is a number such as 3.58, not \(fields.frequency.text)")
    }
    return Head(
      line: line, headword: headword, partOfSpeech: partOfSpeech, level: level,
      centiZipf: centiZipf, age: age, edition: edition, bytes: text.startIndex..<text.endIndex)
  }

  /// Why a course cannot have a headword; nil if it can, and for English, whose lint says more.
  private func faultOfCourse(in headword: String, _ partOfSpeech: PartOfSpeech) -> String? {
    guard course != .english else { return nil }
    guard headword.utf8.elementsEqual(compatibilityComposition(of: headword).utf8) else {
      return "the headword \(headword) has letters with separate marks; write it in NFC"
    }
    if let other = headword.lowercased().first(where: {
      !"-' ".contains($0) && !course.letters.contains($0)
    }) {
      return "the headword \(headword) contains \(other), which is no letter of the course"
    }
    let hasTables = Morphology(language: course.language).hasTables
    return hasTables && partOfSpeech != .adverb && headword.contains(" ")
      ? "the headword \(headword) is a phrase, of which no table makes the forms; only adverbs can be"
      : nil
  }

  private func level(_ text: LineBytes) -> Level? {
    plainNumber(text, atMost: 1).flatMap(Level.init(rawValue:))
  }

  private func fault(_ line: Int, _ message: String) -> ContentError {
    ContentError(.malformed, file: path, line: line, message)
  }
}

/// Hundredths from a number below ten with at most two decimals.
private func centiZipf(_ text: LineBytes) -> Int? {
  let decimals = text.dropFirst(2)
  guard let whole = plainNumber(text.prefix(1), atMost: 1) else { return nil }
  guard text.count > 1 else { return whole * 100 }
  guard text[text.startIndex + 1] == UInt8(ascii: "."),
    let number = plainNumber(decimals, atMost: 2)
  else { return nil }
  return whole * 100 + (decimals.count == 1 ? number * 10 : number)
}
