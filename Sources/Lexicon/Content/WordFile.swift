import GameEngine

/// `words/CATEGORY.words`: the words of one category.
///
/// A word is a head line, `glacier  noun  3  3.58  ˈɡleɪʃɚ` (headword, part of speech, level, Zipf
/// frequency, pronunciation), and indented lines that each begin with a sign: `~` irregular forms,
/// `@` edition, `=` a definition, which opens a sense, `>` an example with the word in braces,
/// `+` synonyms, `-` antonyms. Lines that begin with `#` and empty lines are left out.
package enum WordFile {
  /// Reads the file at `path`; its words get `name` as their place and the category in it.
  ///
  /// - Throws: `ContentError` with the line of the first fault.
  package static func read(path: String, name: String) throws(ContentError) -> [ContentEntry] {
    try parse(TextFile.bytes(path: path), path: path, name: name)
  }

  /// Reads the bytes of a file; `path` is what errors call it.
  ///
  /// - Throws: `ContentError` with the line of the first fault.
  package static func parse(
    _ bytes: [UInt8], path: String, name: String
  ) throws(ContentError) -> [ContentEntry] {
    let file = name.split(separator: "/").last ?? ""
    var parser = WordFileParser(path: path, name: name, category: String(file.prefix { $0 != "." }))
    // Only content that is UTF-8 throughout is read, so its pieces need no second look.
    guard (try? UTF8Span(validating: bytes.span)) != nil else {
      throw TextFile.notUTF8(bytes, path: path)
    }
    guard StreamSafety.allows(utf8: bytes) else {
      throw TextFile.tooManyMarks(bytes, path: path)
    }
    return try bytes.withUnsafeBufferPointer { bytes throws(ContentError) in
      var start = 0
      var line = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        line += 1
        try parser.take(bytes[start..<end], line: line)
        start = end + 1
      }
      return try parser.finished()
    }
  }
}

/// Bytes of a file that is held while they are looked at.
private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")

/// Reads a word file line by line, as bytes: it is done for every word at every start.
private struct WordFileParser {
  let path: String
  let name: String
  let category: String
  private var entries: [ContentEntry] = []
  private var head: Head?
  private var senses: [Sense] = []
  private var definition: String?
  private var examples: [Example] = []
  private var synonyms: [String] = []
  private var antonyms: [String] = []

  init(path: String, name: String, category: String) {
    self.path = path
    self.name = name
    self.category = category
  }

  private struct Head {
    let line: Int
    let headword: String
    let partOfSpeech: PartOfSpeech
    let level: Level
    let centiZipf: Int
    let ipa: String
    var irregularForms: [String] = []
    var edition = 1
  }

  mutating func take(_ bytes: Bytes, line: Int) throws(ContentError) {
    let text = bytes.trimmed
    guard let sign = text.first, bytes.first != UInt8(ascii: "#") else { return }
    guard bytes.first == blank || bytes.first == 9 else {
      try closeWord()
      head = try parseHead(text, line: line)
      return
    }
    guard head != nil else { throw fault(line, "this line belongs to no word") }
    let value = text.dropFirst().trimmed
    guard !value.isEmpty, text.dropFirst().first == blank else {
      throw fault(line, "after the sign a blank and a text are missing")
    }
    switch sign {
    case UInt8(ascii: "~"): head?.irregularForms += items(value)
    case UInt8(ascii: "@"):
      guard let edition = number(value), (1...255).contains(edition) else {
        throw fault(line, "an edition is a number from 1 to 255")
      }
      head?.edition = edition
    case UInt8(ascii: "="):
      closeSense()
      definition = value.text
    case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard definition != nil else { throw fault(line, "a definition must come first") }
      try takeDetail(sign, value, line: line)
    default:
      throw fault(line, "a line begins with one of the signs ~ @ = > + -")
    }
  }

  mutating func finished() throws(ContentError) -> [ContentEntry] {
    try closeWord()
    return entries
  }

  private mutating func takeDetail(
    _ sign: UInt8, _ value: Bytes, line: Int
  ) throws(ContentError) {
    switch sign {
    case UInt8(ascii: "+"): synonyms += items(value)
    case UInt8(ascii: "-"): antonyms += items(value)
    default:
      guard let example = Example(marked: UnsafeBufferPointer(rebasing: value)) else {
        throw fault(line, "an example marks the word once, {like} this")
      }
      examples.append(example)
    }
  }

  private mutating func closeSense() {
    guard let definition else { return }
    senses.append(
      Sense(
        definition: definition, examples: examples, synonyms: synonyms, antonyms: antonyms))
    self.definition = nil
    examples = []
    synonyms = []
    antonyms = []
  }

  private mutating func closeWord() throws(ContentError) {
    closeSense()
    guard let head else { return }
    guard !senses.isEmpty else { throw fault(head.line, "\(head.headword) has no definition") }
    let word = Word(
      headword: head.headword, partOfSpeech: head.partOfSpeech, level: head.level,
      category: category, centiZipf: head.centiZipf, ipa: head.ipa,
      irregularForms: head.irregularForms, senses: senses, edition: head.edition)
    entries.append(ContentEntry(word: word, file: name, line: head.line))
    senses = []
    self.head = nil
  }

  private func parseHead(
    _ text: Bytes, line: Int
  ) throws(ContentError) -> Head {
    let fields = fields(text)
    guard fields.count == 5 else {
      throw fault(
        line, "a head line has five fields: headword, part of speech, level, Zipf, pronunciation")
    }
    guard let partOfSpeech = PartOfSpeech(rawValue: fields[1].text) else {
      throw fault(line, "\(fields[1].text) is none of noun, verb, adj, adv")
    }
    guard let level = number(fields[2]).flatMap(Level.init(rawValue:)) else {
      throw fault(line, "the level is a number from 1 to 4, not \(fields[2].text)")
    }
    guard let centiZipf = centiZipf(fields[3]) else {
      throw fault(line, "the Zipf frequency is a number such as 3.58, not \(fields[3].text)")
    }
    return Head(
      line: line, headword: fields[0].text, partOfSpeech: partOfSpeech, level: level,
      centiZipf: centiZipf, ipa: fields[4].text)
  }

  private func fault(_ line: Int, _ message: String) -> ContentError {
    ContentError(.malformed, file: path, line: line, message)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The bytes without blanks, tabs and carriage returns at their ends.
  fileprivate var trimmed: Bytes {
    var start = startIndex
    var end = endIndex
    while start < end, self[start] == blank || self[start] == 9 || self[start] == 13 { start += 1 }
    while end > start, self[end - 1] == blank || self[end - 1] == 9 || self[end - 1] == 13 {
      end -= 1
    }
    return self[start..<end]
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

/// The pieces between blanks and tabs.
private func fields(_ text: Bytes) -> [Bytes] {
  var fields: [Bytes] = []
  fields.reserveCapacity(5)
  var start = text.startIndex
  while start < text.endIndex {
    var end = start
    while end < text.endIndex, text[end] != blank, text[end] != 9 { end += 1 }
    if end > start { fields.append(text[start..<end]) }
    start = end + 1
  }
  return fields
}

/// The items between commas, without blanks at their ends.
private func items(_ value: Bytes) -> [String] {
  value.split(separator: UInt8(ascii: ",")).compactMap { item in
    let item = item.trimmed
    return item.isEmpty ? nil : item.text
  }
}

/// A number of at most four digits.
private func number(_ digits: Bytes) -> Int? {
  guard (1...4).contains(digits.count), digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
  return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
}

/// Hundredths from a number below ten with at most two decimals.
private func centiZipf(_ text: Bytes) -> Int? {
  let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard (1...2).contains(parts.count), parts[0].count == 1, let whole = number(parts[0]) else {
    return nil
  }
  guard parts.count == 2 else { return whole * 100 }
  guard parts[1].count <= 2, let decimals = number(parts[1]) else { return nil }
  return whole * 100 + (parts[1].count == 1 ? decimals * 10 : decimals)
}
