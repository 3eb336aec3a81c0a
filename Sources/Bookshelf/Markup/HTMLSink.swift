import Expat

/// Builds a document from the elements of XHTML or HTML.
final class HTMLSink: MarkupSink {
  /// The changes that an open element made, to be undone at its end.
  private struct Open {
    let element: HTMLElement
    let context: DocumentBuilder.Context
    var spans = 0
    var anchor: String?
    /// Whether the table around it continues after its end.
    var isOutsideTable = false
    /// The offset at which the base text of a reading begins.
    var base: Int?
  }

  private struct List {
    let isOrdered: Bool
    var number: Int
    var type: String?
    /// Whether it counts down to 1; then its items are numbered at its end.
    var isReversed = false
    /// The items, and the place of its first block.
    var items = 0
    var firstBlock = 0
  }

  private static let noteReferences: Set<String> = ["noteref", "doc-noteref"]
  private static let notes: Set<String> = [
    "footnote", "endnote", "rearnote", "note", "doc-footnote", "doc-endnote",
  ]
  private static let pageBreaks: Set<String> = ["pagebreak", "doc-pagebreak"]
  private static let verses: Set<String> = ["z3998:poem", "z3998:verse", "z3998:song", "poem"]
  private static let longestSheet = 1 << 20

  private(set) var builder: DocumentBuilder
  /// The addresses of links, by their number in the document.
  private(set) var targets: [String] = []
  /// The content of `title`; empty without one.
  private(set) var title = ""

  private var styles = StyleSheet()
  private let sheet: (String) -> StyleSheet?
  private var open: [Open] = []
  private var lists: [List] = []
  /// The depth of elements in one that is hidden.
  private var hiddenDepth = 0
  /// The depth of the page break whose content is collected; 0 if there is none.
  private var pageBreakDepth = 0
  /// The elements of mathematics while they come, and their depth.
  private var mathematics: (tree: TreeSink, depth: Int, alternative: String)?
  /// The numbers of the links that the document declares as marks of notes.
  private(set) var declaredNotes: Set<Int> = []
  /// Text that is collected instead of shown: a title, a style sheet, a reading.
  private var collected: [UInt8]?

  /// - Parameter sheet: reads a style sheet by its address; nil if there is none.
  init(name: String, sheet: @escaping (String) -> StyleSheet? = { _ in nil }) {
    builder = DocumentBuilder(name: name)
    self.sheet = sheet
  }

  // MARK: - Events

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard hiddenDepth == 0 else { return }
    if let mathematics {
      mathematics.tree.text(text)
    } else if collected != nil {
      if (collected?.count ?? 0) < HTMLSink.longestSheet { collected?.append(contentsOf: text) }
    } else {
      builder.add(text)
    }
  }

  func start(_ name: String, _ attributes: [MarkupAttribute]) {
    if let mathematics {
      self.mathematics?.depth += 1
      return mathematics.tree.start(name, attributes)
    }
    guard hiddenDepth == 0 else {
      hiddenDepth += 1
      return
    }
    let element = HTMLElement(name)
    if element == .hidden || attributes["hidden"] != nil {
      hiddenDepth = 1
      return
    }
    var style = StyleSheet.Style()
    if !attributes.isEmpty || element != .inline {
      style = styles.style(element: name, classes: attributes["class"], id: attributes["id"])
      if let own = attributes["style"] { style.merge(StyleSheet.Style(own)) }
    }
    if style.isHidden == true {
      hiddenDepth = 1
      return
    }
    if isPageBreak(attributes) {
      beginPage(attributes)
      return
    }
    if element.isBlock { builder.endBlock() }
    var entry = Open(element: element, context: builder.context)
    begin(element, attributes, &entry)
    apply(style, to: element, &entry)
    if let id = attributes["id"] ?? (element == .link ? attributes["name"] : nil) {
      if builder.document.anchors[id] == nil { entry.anchor = id }
      anchor(id)
    }
    open.append(entry)
  }

  func end(_ name: String) {
    if let mathematics {
      self.mathematics?.depth -= 1
      if mathematics.depth > 1 { return mathematics.tree.end(name) }
      addMathematics()
    }
    if hiddenDepth > 0 {
      hiddenDepth -= 1
      return
    }
    guard let entry = open.popLast() else { return }
    if pageBreakDepth == open.count + 1 {
      pageBreakDepth = 0
      builder.addPage(takeCollected())
      return
    }
    for number in (0..<entry.spans).reversed() {
      switch entry.element {
      case _ where number > 0: builder.closeSpan()
      case .style(.superscript): builder.closeSpan { ScriptText.text($0, isRaised: true) }
      case .style(.subscript): builder.closeSpan { ScriptText.text($0, isRaised: false) }
      default: builder.closeSpan()
      }
    }
    if entry.element.isBlock { builder.endBlock() }
    finish(entry)
    builder.context = entry.context
    if let anchor = entry.anchor { builder.endAnchor(anchor) }
  }

  /// Ends the document. `targets` contains the addresses of its links.
  func finished() -> BookDocument {
    addMathematics()
    return builder.finished()
  }

  // MARK: - Elements

  private func isPageBreak(_ attributes: [MarkupAttribute]) -> Bool {
    !attributes.isEmpty
      && (attributes.contains("epub:type", HTMLSink.pageBreaks)
        || attributes.contains("role", HTMLSink.pageBreaks))
  }

  /// The page's number is an attribute, or else the element's content, which is not shown either.
  private func beginPage(_ attributes: [MarkupAttribute]) {
    anchor(attributes["id"])
    if let label = attributes["title"] ?? attributes["aria-label"], !label.isEmpty {
      builder.addPage(label)
      hiddenDepth = 1
    } else {
      open.append(Open(element: .inline, context: builder.context))
      pageBreakDepth = open.count
      collected = []
    }
  }

  private func anchor(_ id: String?) {
    if let id { builder.addAnchor(id) }
  }

  private func begin(
    _ element: HTMLElement, _ attributes: [MarkupAttribute], _ entry: inout Open
  ) {
    switch element {
    case .paragraph: builder.context.kind = builder.context.isVerse ? .verse : .paragraph
    case .heading(let level): builder.context.kind = .heading(level: level)
    case .blockquote:
      builder.context.indent += 1
      builder.context.isQuote = true
    case .preformatted:
      builder.context.kind = .preformatted
      builder.context.isPreformatted = true
    case .list, .orderedList:
      let first = attributes["start"].flatMap { Int($0) } ?? 1
      var list = List(
        isOrdered: element == .orderedList, number: min(max(first, -1 << 20), 1 << 20))
      list.type = attributes["type"]
      list.isReversed = list.isOrdered && attributes["reversed"] != nil
      list.firstBlock = builder.document.blocks.count
      if list.isReversed, attributes["start"] == nil { list.number = HTMLSink.unknownStart }
      lists.append(list)
      builder.context.indent += 1
    case .listItem: beginItem(attributes)
    case .definition: builder.context.indent += 1
    case .table: builder.beginTable()
    case .row: builder.beginRow()
    case .cell, .headerCell:
      let columns = attributes["colspan"].flatMap { Int($0) } ?? 1
      let rows = attributes["rowspan"].flatMap { Int($0) } ?? 1
      builder.beginCell(
        isHeader: element == .headerCell, columns: min(max(columns, 1), 64),
        rows: min(max(rows, 1), 10_000))
    case .caption:
      // It stays outside of the table.
      if builder.table?.isUntouched == true {
        builder.table = nil
        entry.isOutsideTable = true
      }
    case .lineBreak: builder.breakLine()
    case .rule: builder.addRule()
    case .picture: addPicture(attributes)
    case .style(let style): openSpan(style, &entry)
    case .link: beginLink(attributes, &entry)
    case .ruby: entry.base = builder.count
    case .reading, .styleSheet, .documentTitle: collected = []
    case .styleSheetLink:
      if attributes["rel"]?.lowercased().contains("stylesheet") == true,
        let name = attributes["href"],
        let more = sheet(name)
      {
        styles.merge(more)
      }
    case .mathematics: mathematics = (TreeSink(), 1, attributes["alttext"] ?? "")
    case .svg, .inline, .block, .hidden: break
    }
    if attributes.isEmpty { return }
    if attributes.contains("epub:type", HTMLSink.notes)
      || attributes.contains("role", HTMLSink.notes)
    {
      builder.context.isNote = true
    }
    if element.isBlock, attributes.contains("epub:type", HTMLSink.verses) {
      builder.context.isVerse = true
    }
  }

  private func finish(_ entry: Open) {
    switch entry.element {
    case .list, .orderedList:
      if let list = lists.popLast(), list.number <= HTMLSink.unknownStart { number(list) }
    case .listItem: builder.marker = ""
    case .caption: if entry.isOutsideTable { builder.beginTable() }
    case .table: builder.endTable()
    case .row: builder.endRow()
    case .cell, .headerCell: builder.endCell()
    case .reading:
      let reading = takeCollected()
      if let index = open.lastIndex(where: { $0.element == .ruby }), let base = open[index].base {
        if base < builder.count, !reading.isEmpty {
          builder.document.readings.append(reading)
          let style = Span.Style.reading(builder.document.readings.count - 1)
          builder.document.spans.append(Span(range: base..<builder.count, style: style))
        }
        open[index].base = builder.count
      }
    case .styleSheet: styles.add(takeCollected())
    case .documentTitle:
      let text = takeCollected()
      if title.isEmpty { title = text }
    default: break
    }
  }

  private func takeCollected() -> String {
    defer { collected = nil }
    return String(decoding: collected ?? [], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func openSpan(_ style: Span.Style, _ entry: inout Open) {
    builder.openSpan(style)
    entry.spans += 1
  }

  /// Adds mathematics whose end was read, or its alternative text if it is empty.
  private func addMathematics() {
    guard let (tree, _, alternative) = mathematics else { return }
    mathematics = nil
    let text = MathText.text(of: tree.finished())
    let lines = (text.trimmed.isEmpty ? alternative : text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { builder.breakLine() }
      builder.add(String(line))
    }
  }

  /// The number of the first item of a list that counts down, until the number of its items is known. Below it, the
  /// markers are numbered down.
  private static let unknownStart = -1 << 30

  /// Numbers the items of a list that counts down to 1.
  private func number(_ list: List) {
    for index in builder.document.blocks.indices[list.firstBlock...] {
      let marker = builder.document.blocks[index].marker
      guard let number = Int(marker.dropLast()), number <= HTMLSink.unknownStart,
        number > HTMLSink.unknownStart - (1 << 20)
      else { continue }
      builder.document.blocks[index].marker = ListMarker.text(
        list.items - (HTMLSink.unknownStart - number), type: list.type)
    }
  }

  private func beginItem(_ attributes: [MarkupAttribute]) {
    guard let last = lists.indices.last else {
      builder.marker = "•"
      return
    }
    if let value = attributes["value"].flatMap({ Int($0) }), abs(value) < 1 << 20 {
      lists[last].number = value
    }
    let (number, list) = (lists[last].number, lists[last])
    let isUnknown = number <= HTMLSink.unknownStart
    builder.marker =
      list.isOrdered
      ? ListMarker.text(number, type: isUnknown ? nil : attributes["type"] ?? list.type) : "•"
    lists[last].items += 1
    lists[last].number += list.isReversed ? -1 : 1
  }

  private func beginLink(_ attributes: [MarkupAttribute], _ entry: inout Open) {
    guard let target = attributes.local("href"), !target.isEmpty else { return }
    let isDeclared =
      attributes.contains("epub:type", HTMLSink.noteReferences)
      || attributes.contains("role", HTMLSink.noteReferences)
    targets.append(target)
    builder.openLink(isNote: isDeclared)
    if isDeclared { declaredNotes.insert(targets.count - 1) }
    entry.spans += 1
  }

  private func addPicture(_ attributes: [MarkupAttribute]) {
    guard let source = attributes.local("src") ?? attributes.local("href"), !source.isEmpty else {
      return
    }
    let given = attributes["alt"] ?? attributes["title"]
    // An empty text says that the picture only decorates.
    if given == "", !builder.isAtBlockStart { return }
    let file =
      source.hasPrefix("data:") ? "" : source.split(separator: "/").last.map(String.init) ?? ""
    let text = given.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil } ?? file
    builder.addPicture(BookPicture(name: source, text: text.isEmpty ? "□" : text))
  }

  // MARK: - Styles

  private func apply(_ style: StyleSheet.Style, to element: HTMLElement, _ entry: inout Open) {
    if let alignment = style.alignment {
      if element.isBlock { builder.context.alignment = alignment }
    } else if case .heading = element {
      builder.context.alignment = .start
    }
    if style.isItalic == true, element != .style(.emphasis) { openSpan(.emphasis, &entry) }
    if style.isBold == true, element != .style(.strong) {
      if case .heading = builder.context.kind { return }
      openSpan(.strong, &entry)
    }
    if style.isPreformatted == true, element.isBlock {
      builder.context.isPreformatted = true
      if case .paragraph = builder.context.kind { builder.context.kind = .preformatted }
    }
  }
}
