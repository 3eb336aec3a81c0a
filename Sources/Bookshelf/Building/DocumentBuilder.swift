import Expat
import Kit

/// Builds a document from blocks, texts and spans, and normalizes its text on the way.
///
/// Runs of white space become one space; control and bidi characters and soft hyphens are dropped. A block
/// begins with its first character, so empty ones leave nothing behind.
struct DocumentBuilder {
  /// The properties of the blocks that begin from now on.
  struct Context {
    var kind = Block.Kind.paragraph
    var indent = 0
    var alignment = Block.Alignment.start
    var isQuote = false
    var isNote = false
    var isPreformatted = false
    var isVerse = false
  }

  private struct OpenSpan {
    let style: Span.Style
    /// The offset at which it began in this block; nil if it has no text there yet.
    var start: Int?
  }

  /// More spans than this in each other are not kept.
  private static let mostOpenSpans = 16
  private static let longestName = 256
  /// Entities may make a text longer than its file.
  private static let longestText = 128 << 20
  /// The distance of the columns to which a tab leads in preformatted text.
  private static let tab = 8
  private static let longestLine = 1024
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")

  var document: BookDocument
  /// The properties of the next block.
  var context = Context()
  /// The bullet or number of the next block.
  var marker = ""
  /// The pages that begin here, if the document marks them.
  private(set) var pages: [(label: String, offset: Int)] = []

  var table: TableBuilder?
  private var block: Block?
  /// The combining marks at the end of the text, which character references may make too many.
  private var marks = MarkRuns()
  var hasPendingBlank = false
  private var openSpans: [OpenSpan] = []
  private var excessSpans = 0

  init(name: String) { document = BookDocument(name: name) }

  /// The number of bytes so far.
  var count: Int { document.text.count }
  /// Whether the current block has no text yet.
  var isAtBlockStart: Bool { block == nil && table?.hasText(count) != true }

  // MARK: - Text

  /// Adds text, without its line feeds and repeated spaces unless the block is preformatted.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard count < DocumentBuilder.longestText else { return }
    var place = 0
    let end = text.count
    while place < end {
      var next = place
      var bits: UInt8 = 0
      while next < end, ByteClass.of(text[next]) == .plain {
        bits |= text[next]
        next += 1
      }
      if next > place {
        begin()
        let plain = UnsafeBufferPointer(rebasing: text[place..<next])
        if bits < 0x80 {
          marks.end()
          document.text.append(contentsOf: plain)
        } else {
          marks.append(plain, to: &document.text)
        }
        place = next
        continue
      }
      switch ByteClass.of(text[place]) {
      case .blank:
        addBlank(text[place])
        place += 1
      case .control: place += 1
      default:
        let (kept, length) = ByteClass.special(text, at: place)
        if kept == .blank {
          addBlank(DocumentBuilder.newline)
        } else if kept == .plain {
          begin()
          let special = UnsafeBufferPointer(rebasing: text[place..<min(end, place + length)])
          marks.append(special, to: &document.text)
        }
        place += length
      }
    }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  private mutating func addBlank(_ byte: UInt8) {
    guard context.isPreformatted, table == nil else {
      hasPendingBlank = true
      return
    }
    if byte == UInt8(ascii: "\r") { return }
    guard byte == DocumentBuilder.newline else {
      begin()
      let count =
        byte == UInt8(ascii: "\t") ? DocumentBuilder.tab - column % DocumentBuilder.tab : 1
      document.text += [UInt8](repeating: DocumentBuilder.blank, count: count)
      return
    }
    // Line feeds before the first character do not count.
    if block != nil { document.text.append(byte) }
  }

  /// The characters of the line so far, up to a bound.
  private var column: Int {
    document.text.suffix(DocumentBuilder.longestLine).reversed()
      .prefix { $0 != DocumentBuilder.newline }.count { $0 & 0xC0 != 0x80 }
  }

  /// Begins the block if it has not begun, and writes the space before the next character.
  private mutating func begin() {
    if table != nil {
      if table?.cellStart == nil { beginCell(isHeader: false, columns: 1) }
      if hasPendingBlank, table?.hasText(count) == true,
        document.text.last != DocumentBuilder.newline
      {
        document.text.append(DocumentBuilder.blank)
      }
    } else if block == nil {
      var block = Block(context.kind, count..<count)
      block.indent = min(context.indent, Block.deepest)
      block.alignment = context.alignment
      block.isQuote = context.isQuote
      block.isNote = context.isNote
      block.marker = marker
      marker = ""
      self.block = block
    } else if hasPendingBlank, document.text.last != DocumentBuilder.newline {
      document.text.append(DocumentBuilder.blank)
    }
    hasPendingBlank = false
    for index in openSpans.indices where openSpans[index].start == nil {
      openSpans[index].start = count
    }
  }

  /// Ends a line, as `<br/>` does. Two in a row end the block.
  mutating func breakLine() {
    hasPendingBlank = false
    if table != nil { return breakCellLine() }
    guard block != nil else { return }
    if document.text.last == DocumentBuilder.newline, !context.isPreformatted {
      endBlock()
    } else {
      document.text.append(DocumentBuilder.newline)
    }
  }

  // MARK: - Blocks

  /// Ends the current block, if there is one.
  mutating func endBlock() {
    if table != nil { return breakCellLine() }
    hasPendingBlank = false
    guard var block else { return }
    while let last = document.text.last, count > block.range.lowerBound,
      last == DocumentBuilder.blank || last == DocumentBuilder.newline
    {
      document.text.removeLast()
    }
    closeSpans()
    self.block = nil
    guard count > block.range.lowerBound else { return }
    block.range = block.range.lowerBound..<count
    document.text.append(DocumentBuilder.newline)
    // A picture alone is a block of its own.
    if case .paragraph = block.kind,
      // The spans of this block are the last ones.
      let span = document.spans.reversed().prefix(while: {
        $0.range.lowerBound >= block.range.lowerBound
      }).first(where: { $0.range == block.range }),
      case .picture(let number) = span.style
    {
      block.kind = .picture(number)
    }
    document.blocks.append(block)
  }

  /// Adds a rule between blocks.
  mutating func addRule() {
    endBlock()
    guard table == nil, document.blocks.last?.kind != .rule else { return }
    document.blocks.append(Block(.rule, count..<count))
  }

  /// Adds a picture to the text.
  mutating func addPicture(_ picture: BookPicture) {
    document.pictures.append(picture)
    openSpan(.picture(document.pictures.count - 1))
    add(picture.text)
    closeSpan()
  }

  // MARK: - Spans

  mutating func openSpan(_ style: Span.Style) {
    if openSpans.count >= DocumentBuilder.mostOpenSpans {
      excessSpans += 1
    } else {
      openSpans.append(OpenSpan(style: style))
    }
  }

  /// Closes the last span.
  ///
  /// - Parameter rewritten: the text in place of that of a script or of the mark of a note; nil keeps it. A script with a link, or in one, stays.
  mutating func closeSpan(rewritten: (String) -> String? = { _ in nil }) {
    guard excessSpans == 0 else {
      excessSpans -= 1
      return
    }
    guard let span = openSpans.popLast() else { return }
    defer { keep(span) }
    guard let start = span.start, start < count else { return }
    switch span.style {
    case .superscript, .subscript:
      let inner = document.spans.reversed().prefix { $0.range.lowerBound >= start }
      let hasLink = inner.contains { $0.style.link != nil }
      if hasLink || openSpans.contains(where: { $0.style.link != nil }) { return }
    case .noteReference: break
    default: return
    }
    guard let text = rewritten(document.string(start..<count)) else { return }
    while let last = document.spans.last, last.range.lowerBound >= start {
      document.spans.removeLast()
    }
    document.text.removeSubrange(start...)
    document.text += text.utf8
    marks.end()
  }

  private mutating func keep(_ span: OpenSpan) {
    var end = count
    while end > span.start ?? end,
      [DocumentBuilder.blank, DocumentBuilder.newline].contains(document.text[end - 1])
    {
      end -= 1
    }
    guard let start = span.start, start < end else { return }
    document.spans.append(Span(range: start..<end, style: span.style))
  }

  /// Ends the open spans at the end of a block; they continue in the next one.
  mutating func closeSpans() {
    for index in openSpans.indices.reversed() {
      keep(openSpans[index])
      openSpans[index].start = nil
    }
  }

  /// Adds a link or the mark of a note as a span that is still open; its target is set later.
  mutating func openLink(isNote: Bool) {
    document.links.append(.missing)
    let number = document.links.count - 1
    openSpan(isNote ? .noteReference(number) : .link(number))
  }

  // MARK: - Names

  /// Names the place of the next character. The first use of a name counts.
  mutating func addAnchor(_ name: String) {
    guard !name.isEmpty, name.utf8.count <= DocumentBuilder.longestName,
      document.anchors[name] == nil
    else { return }
    document.anchors[name] = count..<count
  }

  /// Extends a named place to here.
  mutating func endAnchor(_ name: String) {
    guard let extent = document.anchors[name], extent.isEmpty, extent.lowerBound < count else {
      return
    }
    document.anchors[name] = extent.lowerBound..<count
  }

  /// A page of the printed book begins here.
  mutating func addPage(_ label: String) {
    guard !label.isEmpty, label.utf8.count <= 32 else { return }
    pages.append((label, count))
  }

  /// A part of a work begins here.
  mutating func addKey(_ key: String) {
    document.keys.append(KeyMark(key: key, offset: count))
  }

  // MARK: - End

  /// The document, when all of it was added.
  mutating func finished() -> BookDocument {
    while table != nil { endTable() }
    endBlock()
    closeSpans()
    document.spans.sort {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    if document.text.last == DocumentBuilder.newline { document.text.removeLast() }
    let end = count
    document.anchors = document.anchors.mapValues { $0.clamped(to: 0..<end) }
    document.keys = document.keys.map { KeyMark(key: $0.key, offset: min($0.offset, end)) }
    pages = pages.map { ($0.label, min($0.offset, end)) }
    for index in document.blocks.indices where document.blocks[index].range.upperBound > end {
      document.blocks[index].range = document.blocks[index].range.clamped(to: 0..<end)
    }
    return document
  }
}
