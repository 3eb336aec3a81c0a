/// Reads our plain format for works whose renderings have the same keys (docs/books.md).
///
/// A head of `Key: value` lines, then `## 9 Title` before each part. A line may begin with the number of its verse,
/// `2. ` or `9.2 `. Or the parts are records between lines of `%`, which count up.
struct KeyedTextReader {
  private static let headKeys: Set<String> = [
    "title", "rendering", "language", "translator", "author", "work", "license", "skip", "same",
  ]

  private var builder = DocumentBuilder(name: "")
  private var metadata = BookMetadata()
  /// The records without a key, and records that continue the one before.
  private var (skipped, same): (Set<Int>, Set<Int>) = ([], [])
  private var part = ""
  /// Whether the lines of the current group are verses with numbers.
  private var group: [Substring] = []

  /// Whether a text has a head with a work, or consists of records.
  static func recognizes(_ text: some StringProtocol) -> Bool {
    let lines = text.prefix(1 << 16).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.prefix { headLine($0) != nil }
    if head.contains(where: { headLine($0)?.key == "work" }) { return true }
    return lines.count { $0 == "%" } >= 2
  }

  private static func headLine(_ line: some StringProtocol) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon].lowercased()
    guard headKeys.contains(key) else { return nil }
    return (key, line[line.index(after: colon)...].trimmed)
  }

  static func read(_ text: [UInt8]) -> BookParts {
    var reader = KeyedTextReader()
    let text = String(decoding: text, as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while let line = lines.first, let (key, value) = headLine(line) {
      reader.readHead(key, value)
      lines.removeFirst()
    }
    if lines.contains("%") {
      reader.readRecords(lines)
    } else {
      for line in lines { reader.read(line) }
      reader.endGroup()
    }
    var parts = BookParts()
    parts.documents = [reader.builder.finished()]
    parts.metadata = reader.metadata
    return parts
  }

  private mutating func readHead(_ key: String, _ value: String) {
    let numbers = Set(value.split { !$0.isNumber }.compactMap { Int($0) })
    switch key {
    case "title": metadata.title = value
    case "rendering": metadata.rendering = value
    case "author": metadata.authors.append(value)
    case "language": metadata.languages.append(value)
    case "work": metadata.work = value
    case "skip": skipped = numbers
    case "same": same = numbers
    default: break
    }
  }

  // MARK: - Parts with headings

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("#") {
      endGroup()
      let level = line.prefix { $0 == "#" }.count
      addHeading(line.drop { $0 == "#" }.trimmed, level: level)
    } else if line.contains(where: { !$0.isWhitespace }) {
      group.append(line)
    } else {
      endGroup()
    }
  }

  private mutating func addHeading(_ text: String, level: Int) {
    if level >= 2, let first = text.split(separator: " ").first, KeyedTextReader.isKey(first) {
      part = String(first)
      builder.addKey(part)
    }
    builder.context.kind = .heading(level: min(level, 6))
    builder.add(text)
    builder.endBlock()
  }

  private static func isKey(_ word: some StringProtocol) -> Bool {
    word.utf8.count <= 32 && word.contains(where: \.isNumber)
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
  }

  /// The verse's number at the beginning of a line, and the rest.
  private func verse(_ line: Substring) -> (key: String, number: String, rest: Substring)? {
    let line = line.drop { $0.isWhitespace }
    guard let blank = line.firstIndex(of: " ") else { return nil }
    let word = line[..<blank]
    let rest = line[line.index(after: blank)...]
    let number = word.last == "." ? word.dropLast() : word
    if word.last == ".", !number.isEmpty, number.allSatisfy(\.isNumber), number.count <= 4 {
      return (part.isEmpty ? String(number) : "\(part).\(number)", String(number), rest)
    }
    guard !part.isEmpty, number.hasPrefix(part + "."), KeyedTextReader.isKey(number) else {
      return nil
    }
    return (String(number), String(number.dropFirst(part.count + 1)), rest)
  }

  private mutating func endGroup() {
    guard !group.isEmpty else { return }
    let lines = group
    group = []
    builder.context.kind = lines.count > 1 ? .verse : .paragraph
    for (index, line) in lines.enumerated() {
      if let verse = verse(line) {
        builder.endBlock()
        builder.addKey(verse.key)
        builder.marker = verse.number
        builder.add(String(verse.rest))
      } else {
        if index > 0 { builder.breakLine() }
        builder.add(String(line))
      }
    }
    builder.endBlock()
  }

  // MARK: - Records

  private mutating func readRecords(_ lines: ArraySlice<Substring>) {
    var (record, number) = (0, 0)
    for lines in lines.split(separator: "%") {
      guard lines.contains(where: { $0.contains { !$0.isWhitespace } }) else { continue }
      record += 1
      let lines = lines.drop { $0.trimmed.isEmpty }
      var rest = lines
      if skipped.contains(record) {
        part = ""
      } else if !same.contains(record) {
        number += 1
        part = String(number)
        builder.addKey(part)
      }
      // A first line alone is the title.
      if let first = lines.first, lines.dropFirst().first.map({ $0.trimmed.isEmpty }) ?? false {
        builder.context.kind = .heading(level: 2)
        builder.add(part.isEmpty ? first.trimmed : "\(part) \(first.trimmed)")
        builder.endBlock()
        rest = lines.dropFirst(2)
      }
      for line in rest {
        if line.contains(where: { !$0.isWhitespace }) { group.append(line) } else { endGroup() }
      }
      endGroup()
    }
  }
}
