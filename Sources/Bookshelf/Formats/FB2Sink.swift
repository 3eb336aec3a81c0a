import Expat

/// Builds a book from the elements of FictionBook: a document for each body.
final class FB2Sink: MarkupSink {
  private var builders: [DocumentBuilder] = []
  private var targets: [[String]] = []
  private var isLinear: [Bool] = []
  private var metadata = BookMetadata()
  private var cover: String?
  private var path: [String] = []
  private var contexts: [DocumentBuilder.Context] = []
  private var collected = ""
  private var person: [String: String] = [:]
  private var sections = 0
  private var excess = 0
  /// The names of the open sections, which extend to their ends; empty for none.
  private var anchors: [String] = []

  private static let deepest = 1000
  private static let longest = 1 << 20
  private static let styles: [String: Span.Style] = [
    "emphasis": .emphasis, "strong": .strong, "strikethrough": .struck, "sub": .subscript,
    "sup": .superscript, "code": .code,
  ]

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    guard path.count < FB2Sink.deepest else {
      excess += 1
      return
    }
    path.append(name)
    if name == "body" {
      builders.append(DocumentBuilder(name: attributes["name"] ?? ""))
      targets.append([])
      isLinear.append(builders.count == 1 || attributes["name"] == nil)
      sections = 0
    } else if path.contains("description") {
      collected = ""
      if path.contains("coverpage"), name == "image", cover == nil {
        cover = attributes.local("href").map { String($0.drop { $0 == "#" }) }
      }
      if name == "author" { person = [:] }
    } else if !builders.isEmpty, path.contains("body") {
      startInBody(name, attributes)
    }
  }

  func end(_ name: String) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    guard !path.isEmpty else { return }
    if path.contains("description") {
      endInDescription(name)
    } else if name != "body", path.contains("body"), !builders.isEmpty {
      endInBody(name)
    }
    path.removeLast()
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    if path.contains("body"), !builders.isEmpty {
      // Between blocks there is only white space.
      builders[builders.count - 1].add(text)
    } else if path.contains("description"), collected.utf8.count < FB2Sink.longest {
      collected += String(decoding: text, as: UTF8.self)
    }
  }

  // MARK: - Description

  private func endInDescription(_ name: String) {
    let text = collected.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let parents = path.dropLast()
    let isInTitle = parents.contains("title-info") && !parents.contains("src-title-info")
    switch name {
    case "book-title" where isInTitle: metadata.title = text
    case "lang" where isInTitle: metadata.languages.append(text)
    case "first-name", "middle-name", "last-name", "nickname": person[name] = text
    case "author" where isInTitle:
      let full = ["first-name", "middle-name", "last-name"].compactMap { person[$0] }
        .filter { !$0.isEmpty }.joined(separator: " ")
      metadata.authors.append(full.isEmpty ? person["nickname"] ?? "" : full)
    default: break
    }
    if name != "emphasis", name != "strong", name != "a" { collected = "" }
  }

  // MARK: - Bodies

  private var builder: DocumentBuilder {
    get { builders[builders.count - 1] }
    _modify { yield &builders[builders.count - 1] }
  }

  private func startInBody(_ name: String, _ attributes: [MarkupAttribute]) {
    if let style = FB2Sink.styles[name] {
      builder.openSpan(style)
      return
    }
    switch name {
    case "a":
      targets[targets.count - 1].append(attributes.local("href") ?? "")
      builder.openLink(isNote: attributes.local("type") == "note")
      return
    case "image":
      let source = attributes.local("href").map { String($0.drop { $0 == "#" }) } ?? ""
      let text = attributes["alt"] ?? attributes["title"] ?? source
      if !source.isEmpty { builder.addPicture(BookPicture(name: source, text: text)) }
      return
    case "p" where path.dropLast().contains("title"): break
    case "table": builder.beginTable()
    case "tr": builder.beginRow()
    case "td", "th":
      let columns = attributes["colspan"].flatMap { Int($0) } ?? 1
      let rows = attributes["rowspan"].flatMap { Int($0) } ?? 1
      builder.beginCell(
        isHeader: name == "th", columns: min(max(columns, 1), 64), rows: min(max(rows, 1), 10_000))
    default: builder.endBlock()
    }
    contexts.append(builder.context)
    if let id = attributes["id"] { builder.addAnchor(id) }
    switch name {
    case "section":
      anchors.append(attributes["id"] ?? "")
      sections += 1
      if !(isLinear.last ?? true) { builder.context.isNote = true }
    case "title": builder.context.kind = .heading(level: min(max(sections, 1), 6))
    case "subtitle":
      builder.context.alignment = .center
    case "v": builder.context.kind = .verse
    case "epigraph", "cite", "poem":
      builder.context.indent += 1
      builder.context.isQuote = name == "cite"
    case "text-author": builder.context.alignment = .end
    default: break
    }
  }

  private func endInBody(_ name: String) {
    if FB2Sink.styles[name] != nil || name == "a" {
      switch name {
      case "sup": builder.closeSpan { ScriptText.text($0, isRaised: true) }
      case "sub": builder.closeSpan { ScriptText.text($0, isRaised: false) }
      case "a": builder.closeSpan { ScriptText.noteMark($0) }
      default: builder.closeSpan()
      }
      return
    }
    switch name {
    case "image": return
    case "table": builder.endTable()
    case "tr": builder.endRow()
    case "td", "th": builder.endCell()
    case "p" where path.dropLast().contains("title"):
      // A title of several lines is one heading.
      builder.add(" ")
      _ = contexts.popLast()
      return
    case "empty-line": builder.endBlock()
    case "section":
      builder.endBlock()
      if let anchor = anchors.popLast() { builder.endAnchor(anchor) }
      sections -= 1
    default: builder.endBlock()
    }
    if let context = contexts.popLast() { builder.context = context }
  }

  // MARK: - End

  func finished() -> BookParts {
    var parts = BookParts()
    parts.metadata = metadata
    parts.cover = cover
    parts.documents = builders.indices.map { builders[$0].finished() }
    var places: [String: BookPlace] = [:]
    for (number, document) in parts.documents.enumerated() {
      for (name, extent) in document.anchors where places[name] == nil {
        places[name] = BookPlace(document: number, offset: extent.lowerBound)
      }
    }
    for number in parts.documents.indices {
      parts.documents[number].isLinear = isLinear[number]
      parts.documents[number].links = targets[number].map { target in
        guard target.hasPrefix("#") else { return target.isEmpty ? .missing : .external(target) }
        return places[String(target.dropFirst())].map { .place($0) } ?? .missing
      }
    }
    parts.contents = HeadingContents.of(parts.documents)
    return parts
  }
}
