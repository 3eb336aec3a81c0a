/// Reads plain text: joins lines that were broken at a width, keeps the lines of verse, and finds
/// headings.
struct PlainTextReader {
  /// A run of lines without an empty one.
  private struct Group {
    var lines: [Line]
    /// The number of empty lines before it.
    var blanksBefore: Int
  }

  private struct Line {
    let text: String
    let indent: Int
  }

  private var builder = DocumentBuilder(name: "")
  private let groups: [Group]
  /// The length of a full line; nil if paragraphs are single lines.
  private let width: Int?

  static func read(_ text: [UInt8]) -> BookParts {
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline || $0 == "\u{0C}" }
    var reader = PlainTextReader(lines)
    return reader.parts()
  }

  private init(_ lines: [Substring]) {
    var groups: [Group] = []
    var group = Group(lines: [], blanksBefore: 2)
    var blanks = 0
    for line in lines {
      let content = line.trimmed
      guard !content.isEmpty else {
        if !group.lines.isEmpty {
          groups.append(group)
          group = Group(lines: [], blanksBefore: 0)
          blanks = 0
        }
        blanks += 1
        group.blanksBefore = max(group.blanksBefore, blanks)
        continue
      }
      let indent = line.prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      group.lines.append(Line(text: content, indent: indent))
    }
    if !group.lines.isEmpty { groups.append(group) }
    self.groups = groups
    let lengths = groups.flatMap { $0.lines.map(\.text.utf8.count) }.sorted()
    let long = lengths.isEmpty ? 0 : lengths[lengths.count * 95 / 100]
    width = (40...120).contains(long) ? long : nil
  }

  private mutating func parts() -> BookParts {
    var metadata = BookMetadata()
    readHead(&metadata)
    for group in groups { add(group) }
    var parts = BookParts()
    parts.documents = [builder.finished()]
    parts.metadata = metadata
    return parts
  }

  /// Reads lines such as `Title: Emma` at the beginning, which remain text.
  private func readHead(_ metadata: inout BookMetadata) {
    for line in groups.prefix(12).flatMap(\.lines).prefix(40) {
      let parts = line.text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmed
      switch parts[0] {
      case "Title": if metadata.title.isEmpty { metadata.title = value }
      case "Author": metadata.authors.append(value)
      case "Language": metadata.languages.append(value)
      default: break
      }
    }
  }

  // MARK: - Groups

  private mutating func add(_ group: Group) {
    if let level = headingLevel(of: group) {
      add(group.lines[...], as: .heading(level: level), isJoined: true)
    } else if width == nil {
      for line in group.lines { add([line], as: .paragraph, isJoined: true) }
    } else if isVerse(group.lines) {
      add(group.lines[...], as: .verse, isJoined: false)
    } else {
      // An indented line begins a paragraph, since no empty lines separate paragraphs.
      var start = 0
      let least = group.lines.map(\.indent).min() ?? 0
      for index in group.lines.indices.dropFirst()
      where group.lines[index].indent >= least + 2 && group.lines[index - 1].indent == least {
        add(group.lines[start..<index], as: .paragraph, isJoined: true)
        start = index
      }
      add(group.lines[start...], as: .paragraph, isJoined: true)
    }
  }

  private mutating func add(_ lines: ArraySlice<Line>, as kind: Block.Kind, isJoined: Bool) {
    builder.context.kind = kind
    for (number, line) in lines.enumerated() {
      if number > 0 {
        if isJoined { builder.add(" ") } else { builder.breakLine() }
      }
      add(emphasized: line.text)
    }
    builder.endBlock()
  }

  /// Whether the author broke the lines, as in verse: most are much shorter than a full line.
  private func isVerse(_ lines: [Line]) -> Bool {
    guard let width, lines.count > 1 else { return false }
    let short = lines.dropLast().count { $0.text.utf8.count * 10 < width * 7 }
    return short * 2 > lines.count - 1
  }

  // MARK: - Headings

  private static let longestHeading = 80

  private func headingLevel(of group: Group) -> Int? {
    guard let first = group.lines.first, group.lines.count <= 2,
      group.lines.allSatisfy({ $0.text.count <= PlainTextReader.longestHeading })
    else { return nil }
    let text = first.text
    if let level = HeadingWords.level(of: text) { return level }
    guard group.lines.count == 1 else { return nil }
    let letters = text.filter(\.isLetter)
    let isCapital =
      letters.contains(where: \.isUppercase) && !letters.contains(where: \.isLowercase)
    let ends = text.last.map { ",;-".contains($0) } ?? false
    if isCapital, letters.count >= 4, !ends, group.blanksBefore >= 2 { return 2 }
    let number = text.filter { !".:".contains($0) }
    if Numeral.value(of: number) != nil,
      number.first?.isLetter == false || isCapital
    {
      return 3
    }
    return nil
  }

  // MARK: - Emphasis

  /// Adds text in which `_words_` are emphasized, as plain texts write it.
  private mutating func add(emphasized text: String) {
    guard text.contains("_") else { return builder.add(text) }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return builder.add(text) }
    let isPaired = stride(from: 1, to: parts.count, by: 2).allSatisfy {
      !parts[$0].isEmpty && parts[$0].first != " " && parts[$0].last != " "
        && !(parts[$0 - 1].last?.isLetter ?? false)
    }
    guard isPaired else { return builder.add(text) }
    for (number, part) in parts.enumerated() {
      if number % 2 == 1 { builder.openSpan(.emphasis) }
      builder.add(String(part))
      if number % 2 == 1 { builder.closeSpan() }
    }
  }
}
