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
  /// The words of the text, by which those are joined that a line's end broke; nil if none are broken.
  private let words: BrokenWords?
  private let isAozora: Bool

  static func read(_ text: [UInt8]) -> BookParts {
    let text = String(decoding: text, as: UTF8.self)
    let isAozora = AozoraText.recognizes(text)
    var lines = text.split(omittingEmptySubsequences: false) {
      $0.isNewline || $0 == "\u{0C}"
    }
    if isAozora { lines = AozoraText.withoutExplanation(lines) }
    let parts = GutenbergFrame.split(lines)
    var reader = PlainTextReader(parts?.text ?? lines, isAozora: isAozora)
    var book = reader.parts()
    if let frame = parts?.frame {
      // It is kept behind the text, outside of the reading order.
      var other = PlainTextReader(frame, isAozora: false)
      let more = other.parts(hasHeadings: false)
      for path in BookMetadata.texts where book.metadata[keyPath: path].isEmpty {
        book.metadata[keyPath: path] = more.metadata[keyPath: path]
      }
      for path in BookMetadata.lists where book.metadata[keyPath: path].isEmpty {
        book.metadata[keyPath: path] = more.metadata[keyPath: path]
      }
      book.documents += more.documents.map { document in
        var document = document
        (document.name, document.isLinear) = ("license", false)
        return document
      }
    }
    return book
  }

  private init(_ lines: [Substring], isAozora: Bool) {
    self.isAozora = isAozora
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
    let all = groups.lazy.flatMap { $0.lines.lazy.map(\.text) }
    words =
      all.contains {
        $0.utf8.last == UInt8(ascii: "-") || $0.last.map(BrokenWords.hyphens.contains) == true
      }
      ? BrokenWords(lines: all) : nil
  }

  private mutating func parts(hasHeadings: Bool = true) -> BookParts {
    var metadata = BookMetadata()
    readHead(&metadata)
    if isAozora {
      let head = groups.first.map { $0.lines.map(\.text) } ?? []
      if metadata.title.isEmpty, head.count > 1, let title = head.first {
        metadata.title = AozoraText.parts(of: title).map(\.text).joined()
        metadata.authors = [AozoraText.parts(of: head[head.count - 1]).map(\.text).joined()]
      }
      metadata.languages = ["ja"]
    }
    for group in groups { add(group, hasHeadings: hasHeadings) }
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

  private mutating func add(_ group: Group, hasHeadings: Bool) {
    if isContents(group) {
      add(group.lines[...], as: .verse, isJoined: false)
    } else if hasHeadings, let level = headingLevel(of: group) {
      add(group.lines[...], as: .heading(level: level), isJoined: true)
    } else if isAozora {
      for line in group.lines {
        // An instruction names headings, such as `［＃「一」は中見出し］`.
        let isHeading = line.text.contains("見出し］")
        add([line], as: isHeading ? .heading(level: 2) : .paragraph, isJoined: true)
      }
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
      if number > 0, !isJoined { builder.breakLine() }
      let next = lines.dropFirst(number + 1).first
      guard isJoined, let next else {
        add(emphasized: line.text)
        continue
      }
      add(emphasized: words?.joinable(line.text, before: next.text) ?? line.text)
      if words == nil { builder.add(" ") }
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

  /// Whether a group is a list of headings.
  private func isContents(_ group: Group) -> Bool {
    group.lines.count > 1 && group.lines.allSatisfy { HeadingWords.level(of: $0.text) != nil }
  }

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
    if isAozora { return add(annotated: text) }
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

  /// Adds text with readings, as Aozora Bunko writes them.
  private mutating func add(annotated text: String) {
    for part in AozoraText.parts(of: text) {
      guard !part.reading.isEmpty else {
        builder.add(part.text)
        continue
      }
      builder.document.readings.append(part.reading)
      builder.openSpan(.reading(builder.document.readings.count - 1))
      builder.add(part.text)
      builder.closeSpan()
    }
  }
}
