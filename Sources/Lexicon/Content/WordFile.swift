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
    let file = name.split(separator: "/").last ?? ""
    let category = String(file.prefix { $0 != "." })
    var parser = WordFileParser(path: path, name: name, category: category)
    for (line, text) in try TextFile.lines(path: path) {
      try parser.take(text[...], line: line)
    }
    return try parser.finished()
  }
}

/// Reads a word file line by line.
private struct WordFileParser {
  let path: String
  let name: String
  let category: String
  private var entries: [ContentEntry] = []
  private var head: Head?
  private var senses: [Sense] = []
  private var open: OpenSense?

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

  private struct OpenSense {
    let definition: String
    var examples: [Example] = []
    var synonyms: [String] = []
    var antonyms: [String] = []

    var closed: Sense {
      Sense(
        definition: definition, examples: examples, synonyms: synonyms, antonyms: antonyms)
    }
  }

  mutating func take(_ text: Substring, line: Int) throws(ContentError) {
    if text.utf8.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { return }
    guard text.utf8.first == UInt8(ascii: " ") else {
      try closeWord()
      head = try parseHead(text, line: line)
      return
    }
    guard head != nil else { throw fault(line, "this line belongs to no word") }
    let trimmed = text.drop { $0 == " " }
    let value = trimmed.dropFirst().drop { $0 == " " }
    guard let sign = trimmed.first, !value.isEmpty, trimmed.dropFirst().first == " " else {
      throw fault(line, "after the sign a blank and a text are missing")
    }
    switch sign {
    case "~": head?.irregularForms += list(value)
    case "@":
      guard let edition = Int(value), (1...255).contains(edition) else {
        throw fault(line, "an edition is a number from 1 to 255")
      }
      head?.edition = edition
    case "=":
      closeSense()
      open = OpenSense(definition: String(value))
    case ">":
      guard let example = Example(marked: String(value)) else {
        throw fault(line, "an example marks the word once, {like} this")
      }
      guard open != nil else { throw fault(line, "a definition must come first") }
      open?.examples.append(example)
    case "+":
      guard open != nil else { throw fault(line, "a definition must come first") }
      open?.synonyms += list(value)
    case "-":
      guard open != nil else { throw fault(line, "a definition must come first") }
      open?.antonyms += list(value)
    default:
      throw fault(line, "a line begins with one of the signs ~ @ = > + -")
    }
  }

  mutating func finished() throws(ContentError) -> [ContentEntry] {
    try closeWord()
    return entries
  }

  private mutating func closeSense() {
    if let open { senses.append(open.closed) }
    open = nil
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

  private func parseHead(_ text: Substring, line: Int) throws(ContentError) -> Head {
    let fields = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard fields.count == 5 else {
      throw fault(
        line, "a head line has five fields: headword, part of speech, level, Zipf, pronunciation")
    }
    guard let partOfSpeech = PartOfSpeech(rawValue: String(fields[1])) else {
      throw fault(line, "\(fields[1]) is none of noun, verb, adj, adv")
    }
    guard let level = Int(fields[2]).flatMap(Level.init(rawValue:)) else {
      throw fault(line, "the level is a number from 1 to 4, not \(fields[2])")
    }
    guard let centiZipf = centiZipf(fields[3]) else {
      throw fault(line, "the Zipf frequency is a number such as 3.58, not \(fields[3])")
    }
    return Head(
      line: line, headword: String(fields[0]), partOfSpeech: partOfSpeech, level: level,
      centiZipf: centiZipf, ipa: String(fields[4]))
  }

  /// Hundredths from a number with at most two decimals.
  private func centiZipf(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...9).contains(whole) else {
      return nil
    }
    guard parts.count == 2 else { return whole * 100 }
    guard (1...2).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ 48...57 ~= $0 }),
      let decimals = Int(parts[1])
    else { return nil }
    return whole * 100 + (parts[1].utf8.count == 1 ? decimals * 10 : decimals)
  }

  private func fault(_ line: Int, _ message: String) -> ContentError {
    ContentError(.malformed, file: path, line: line, message)
  }
}

/// The items between commas, without outer and doubled blanks.
private func list(_ value: Substring) -> [String] {
  value.split(separator: ",").compactMap { item in
    let words = item.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
