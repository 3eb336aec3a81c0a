import CMD4C
import Markup

/// Reads Markdown with md4c, in GitHub's dialect with footnotes. HTML in it is dropped, its text stays.
final class MarkdownReader {
  private struct List {
    let isOrdered: Bool
    var number: Int
  }

  private enum Target {
    case address(String)
    case note(String)
  }

  private var builder = DocumentBuilder(name: "")
  private let notes: MarkdownNotes
  private var targets: [Target] = []
  private var lists: [List] = []
  private var contexts: [DocumentBuilder.Context] = []
  private var picture: (source: String, text: String)?

  private init(_ notes: MarkdownNotes) { self.notes = notes }

  static func read(_ text: [UInt8]) -> BookParts {
    var parts = BookParts()
    let text = frontMatter(text, &parts.metadata)
    let reader = MarkdownReader(MarkdownNotes(text.filter { $0 != 0 }))
    reader.parse(reader.notes.text)
    for (number, note) in reader.notes.notes.enumerated() { reader.add(note, number: number + 1) }
    var document = reader.builder.finished()
    document.links = reader.targets.map { target in
      switch target {
      case .address(let text):
        if case .external(let address) = BookAddress(text, base: "") { return .external(address) }
        return .missing
      case .note(let name):
        let offset = document.anchors[name]?.lowerBound
        return offset.map { .place(BookPlace(document: 0, offset: $0)) } ?? .missing
      }
    }
    parts.documents = [document]
    if parts.metadata.title.isEmpty {
      parts.metadata.title = HeadingContents.of(parts.documents).first?.title ?? ""
    }
    return parts
  }

  /// Reads the lines between `---` at the beginning, and returns the text after them.
  private static func frontMatter(_ text: [UInt8], _ metadata: inout BookMetadata) -> [UInt8] {
    guard text.starts(with: "---\n".utf8),
      let end = text.firstRange(of: Array("\n---\n".utf8), from: 3)
    else { return text }
    for line in String(decoding: text[4..<max(4, end)], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmed.filter { $0 != "\"" }
      switch parts[0].lowercased() {
      case "title": metadata.title = value
      case "author": metadata.authors = [value]
      case "lang", "language": metadata.languages = [value]
      default: break
      }
    }
    return Array(text[(end + 5)...])
  }

  /// The most lines without an empty one.
  private static let mostLines = 10_000

  /// A text with an empty line after each `mostLines` lines: for each bracket, md4c goes through
  /// all lines of the paragraph.
  private static func inParts(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var (copied, lines) = (0, 0)
    var isBlank = true
    for (place, byte) in text.enumerated() {
      guard byte == UInt8(ascii: "\n") else {
        if byte > UInt8(ascii: " ") { isBlank = false }
        continue
      }
      lines = isBlank ? 0 : lines + 1
      isBlank = true
      guard lines == mostLines else { continue }
      result += text[copied...place]
      result.append(byte)
      (copied, lines) = (place + 1, 0)
    }
    return copied == 0 ? text : result + text[copied...]
  }

  private func parse(_ text: [UInt8]) {
    var text = MarkdownReader.inParts(text)
    // md4c reads the byte after a link that the end of the text cuts off.
    text.append(UInt8(ascii: "\n"))
    var parser = MD_PARSER()
    parser.flags = UInt32(MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS)
    parser.enter_block = { type, detail, data in
      MarkdownReader.reader(data)?.enter(block: type, detail)
      return 0
    }
    parser.leave_block = { type, _, data in
      MarkdownReader.reader(data)?.leave(block: type)
      return 0
    }
    parser.enter_span = { type, detail, data in
      MarkdownReader.reader(data)?.enter(span: type, detail)
      return 0
    }
    parser.leave_span = { type, _, data in
      MarkdownReader.reader(data)?.leave(span: type)
      return 0
    }
    parser.text = { type, text, size, data in
      guard let text else { return 0 }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(size)).bindMemory(to: UInt8.self)
      MarkdownReader.reader(data)?.add(type, bytes)
      return 0
    }
    text.withUnsafeBytes { buffer in
      _ = md_parse(
        buffer.bindMemory(to: CChar.self).baseAddress, UInt32(buffer.count), &parser,
        Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private static func reader(_ data: UnsafeMutableRawPointer?) -> MarkdownReader? {
    data.map { Unmanaged<MarkdownReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Adds a note after the text.
  private func add(_ note: MarkdownNotes.Note, number: Int) {
    push()
    builder.context.isNote = true
    builder.context.indent += 1
    builder.marker = "\(number)."
    builder.addAnchor(note.name)
    parse(note.text)
    builder.endBlock()
    builder.endAnchor(note.name)
    builder.marker = ""
    if let context = contexts.popLast() { builder.context = context }
  }

  // MARK: - Blocks

  private func enter(block: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch block {
    case MD_BLOCK_P: builder.endBlock()
    case MD_BLOCK_H:
      push()
      let level = detail?.load(as: MD_BLOCK_H_DETAIL.self).level ?? 1
      builder.context.kind = .heading(level: Int(level))
    case MD_BLOCK_QUOTE:
      push()
      builder.context.indent += 1
      builder.context.isQuote = true
    case MD_BLOCK_CODE:
      push()
      builder.context.kind = .preformatted
      builder.context.isPreformatted = true
    case MD_BLOCK_UL, MD_BLOCK_OL:
      push()
      let isOrdered = block == MD_BLOCK_OL
      let start = isOrdered ? detail?.load(as: MD_BLOCK_OL_DETAIL.self).start ?? 1 : 1
      lists.append(List(isOrdered: isOrdered, number: Int(start)))
      builder.context.indent += 1
    case MD_BLOCK_LI:
      builder.endBlock()
      guard let last = lists.indices.last else { return }
      builder.marker = lists[last].isOrdered ? "\(lists[last].number)." : "•"
      lists[last].number += 1
    case MD_BLOCK_HR: builder.addRule()
    case MD_BLOCK_TABLE: builder.beginTable()
    case MD_BLOCK_TR: builder.beginRow()
    case MD_BLOCK_TH, MD_BLOCK_TD: builder.beginCell(isHeader: block == MD_BLOCK_TH, columns: 1)
    case MD_BLOCK_HTML: builder.endBlock()
    default: break
    }
  }

  private func push() {
    builder.endBlock()
    contexts.append(builder.context)
  }

  private func leave(block: MD_BLOCKTYPE) {
    switch block {
    case MD_BLOCK_H, MD_BLOCK_QUOTE, MD_BLOCK_CODE, MD_BLOCK_UL, MD_BLOCK_OL:
      builder.endBlock()
      if block == MD_BLOCK_UL || block == MD_BLOCK_OL { _ = lists.popLast() }
      if let context = contexts.popLast() { builder.context = context }
    case MD_BLOCK_P: builder.endBlock()
    case MD_BLOCK_LI:
      builder.endBlock()
      builder.marker = ""
    case MD_BLOCK_TABLE: builder.endTable()
    case MD_BLOCK_TR: builder.endRow()
    case MD_BLOCK_TH, MD_BLOCK_TD: builder.endCell()
    case MD_BLOCK_HTML: builder.endBlock()
    default: break
    }
  }

  // MARK: - Spans

  private func enter(span: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch span {
    case MD_SPAN_EM: builder.openSpan(.emphasis)
    case MD_SPAN_STRONG: builder.openSpan(.strong)
    case MD_SPAN_CODE: builder.openSpan(.code)
    case MD_SPAN_DEL: builder.openSpan(.struck)
    case MD_SPAN_A:
      targets.append(
        .address(MarkdownReader.string(detail?.load(as: MD_SPAN_A_DETAIL.self).href)))
      builder.openLink(isNote: false)
    case MD_SPAN_IMG:
      picture = (MarkdownReader.string(detail?.load(as: MD_SPAN_IMG_DETAIL.self).src), "")
    default: break
    }
  }

  private static func string(_ attribute: MD_ATTRIBUTE?) -> String {
    guard let attribute, let text = attribute.text else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: text, count: Int(attribute.size)), as: UTF8.self)
  }

  private func leave(span: MD_SPANTYPE) {
    switch span {
    case MD_SPAN_EM, MD_SPAN_STRONG, MD_SPAN_CODE, MD_SPAN_DEL, MD_SPAN_A: builder.closeSpan()
    case MD_SPAN_IMG:
      guard let picture else { return }
      self.picture = nil
      let file = picture.source.split(separator: "/").last.map(String.init) ?? "□"
      let text = picture.text.isEmpty ? file : picture.text
      builder.addPicture(BookPicture(name: picture.source, text: text))
    default: break
    }
  }

  private func add(_ type: MD_TEXTTYPE, _ bytes: UnsafeBufferPointer<UInt8>) {
    if picture != nil {
      picture?.text += String(decoding: bytes, as: UTF8.self)
      return
    }
    switch type {
    case MD_TEXT_BR: builder.breakLine()
    case MD_TEXT_SOFTBR: builder.add(" ")
    case MD_TEXT_NULLCHAR: break
    case MD_TEXT_HTML: addHTML(bytes)
    case MD_TEXT_ENTITY:
      builder.add(HTMLEntity.text(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)))
    case MD_TEXT_NORMAL:
      notes.forEachPart(of: bytes) { part, name in
        builder.add(UnsafeBufferPointer(rebasing: part))
        if let name { addReference(to: name) }
      }
    default: builder.add(bytes)
    }
  }

  private func addReference(to name: String) {
    targets.append(.note(name))
    builder.openLink(isNote: true)
    builder.add("\(notes.number(of: name) ?? 0)")
    builder.closeSpan()
  }

  /// Adds the text between tags. A tag may be anything here, so only angle brackets are recognized.
  private func addHTML(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isTag = false
    var text: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "<") { isTag = true }
      if !isTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    text.withUnsafeBufferPointer { builder.add($0) }
  }
}
