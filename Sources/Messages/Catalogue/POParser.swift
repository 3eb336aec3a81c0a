/// Parses a PO file line by line.
struct POParser {
  private enum Field: Hashable {
    case context
    case id
    case pluralID
    case translation(Int)
  }

  /// An entry whose lines are being parsed.
  private struct Draft {
    var isFuzzy = false
    var strings: [Field: [UInt8]] = [:]
    var current: Field?
    var isPlural = false
    var forms = 0
    var line = 0
  }

  private(set) var header: [String: String] = [:]
  private(set) var entries: [POFile.Entry] = []
  private var draft = Draft()
  private var seen = 0

  mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(POError) {
    let line = trimmed(line)
    switch line.first {
    case nil: break
    case UInt8(ascii: "#"): try readComment(line)
    case UInt8(ascii: "\""): try append(line, number: number)
    default:
      let word = line.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
      guard let field = field(named: word) else { throw POError(.syntax, line: number) }
      try begin(field, number: number)
      try append(trimmed(line[word.endIndex...]), number: number)
    }
  }

  mutating func finish() throws(POError) { try endEntry() }

  // MARK: - Lines

  private mutating func readComment(_ line: ArraySlice<UInt8>) throws(POError) {
    if draft.forms > 0 { try endEntry() }
    guard line.starts(with: "#,".utf8) else { return }
    let flags = line.dropFirst(2).split(separator: UInt8(ascii: ","))
    if flags.contains(where: { trimmed($0).elementsEqual("fuzzy".utf8) }) {
      draft.isFuzzy = true
    }
  }

  private func field(named word: ArraySlice<UInt8>) -> Field? {
    if word.elementsEqual("msgid".utf8) { return .id }
    if word.elementsEqual("msgstr".utf8) { return .translation(0) }
    if word.elementsEqual("msgctxt".utf8) { return .context }
    if word.elementsEqual("msgid_plural".utf8) { return .pluralID }
    let form = Array(word.dropFirst(7))
    guard word.starts(with: "msgstr[".utf8), form.count == 2, form[1] == UInt8(ascii: "]"),
      (0x30...0x39).contains(form[0])
    else { return nil }
    return .translation(Int(form[0]) - 0x30)
  }

  private mutating func begin(_ field: Field, number: Int) throws(POError) {
    let isFresh = field == .id || field == .context
    if isFresh, draft.forms > 0 { try endEntry() }
    let allowed =
      switch field {
      case .context: draft.strings.isEmpty
      case .id: draft.strings[.id] == nil
      case .pluralID: draft.current == .id
      case .translation(let form): draft.strings[.id] != nil && form == draft.forms
      }
    guard allowed, draft.strings[field] == nil else { throw POError(.order, line: number) }
    switch field {
    case .id: draft.line = number
    case .pluralID: draft.isPlural = true
    case .translation: draft.forms += 1
    case .context: break
    }
    draft.current = field
    draft.strings[field] = []
  }

  /// Appends a quoted string to the field that is being parsed.
  private mutating func append(_ quoted: ArraySlice<UInt8>, number: Int) throws(POError) {
    guard let field = draft.current else { throw POError(.order, line: number) }
    guard quoted.count >= 2, quoted.first == UInt8(ascii: "\""),
      quoted.last == UInt8(ascii: "\"")
    else { throw POError(.string, line: number) }
    var text: [UInt8] = []
    var rest = quoted.dropFirst().dropLast()
    while true {
      let plain = rest.prefix {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      text += plain
      rest = rest[plain.endIndex...]
      guard let byte = rest.popFirst() else { break }
      guard byte >= 0x20, byte != 0x7F else { throw POError(.control, line: number) }
      guard byte == UInt8(ascii: "\\") else { throw POError(.string, line: number) }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      default: throw POError(.string, line: number)
      }
    }
    guard let already = draft.strings[field]?.count,
      already + text.count <= POFile.longestString
    else { throw POError(.tooLarge, line: number) }
    draft.strings[field]?.append(contentsOf: text)
  }

  // MARK: - Entries

  private mutating func endEntry() throws(POError) {
    let done = draft
    draft = Draft()
    guard !done.strings.isEmpty else { return }
    guard done.forms > 0 else { throw POError(.order, line: done.line) }
    seen += 1
    guard seen <= POFile.mostEntries else { throw POError(.tooLarge, line: done.line) }
    let id = try text(.id, of: done)
    var translations: [String] = []
    for form in 0..<done.forms {
      translations.append(try text(.translation(form), of: done))
    }
    guard done.isPlural || translations.count == 1 else {
      throw POError(.order, line: done.line)
    }
    if id.isEmpty, done.strings[.context] == nil {
      guard header.isEmpty else { throw POError(.duplicate, line: done.line) }
      readHeader(translations[0])
    } else if !done.isFuzzy, !translations.contains("") {
      entries.append(
        POFile.Entry(
          context: done.strings[.context] == nil ? nil : try text(.context, of: done), id: id,
          pluralID: done.isPlural ? try text(.pluralID, of: done) : nil,
          translations: translations, line: done.line))
    }
  }

  private func text(_ field: Field, of draft: Draft) throws(POError) -> String {
    guard let text = String(validating: draft.strings[field] ?? [], as: UTF8.self) else {
      throw POError(.encoding, line: draft.line)
    }
    // C1 control characters take two bytes in UTF-8, and some terminals execute them.
    guard !text.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) else {
      throw POError(.control, line: draft.line)
    }
    return text
  }

  private mutating func readHeader(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...]
      header[String(line[..<colon])] = String(value.drop { $0 == " " })
    }
  }

  private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    while let first = line.first, first == 0x20 || first == 0x09 { line.removeFirst() }
    return line
  }
}
