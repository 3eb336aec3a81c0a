/// The footnotes of Markdown, which md4c does not know: `[^name]` in the text, and the note itself in lines that begin with
/// `[^name]:`. Lines that follow belong to the note up to an empty line or another block; after that, only
/// indented lines do.
struct MarkdownNotes {
  /// A footnote with the name by which references find it.
  struct Note {
    let name: String
    /// Its text, which is Markdown again.
    var text: [UInt8]
  }

  /// The most notes; others stay in the text.
  private static let most = 10_000
  private static let longestName = 64
  private static let newline = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  /// The notes in the order of the file.
  private(set) var notes: [Note] = []
  /// The text without the notes; references remain.
  private(set) var text: [UInt8] = []
  private var numbers: [String: Int] = [:]

  /// Takes the notes out of a text.
  init(_ whole: [UInt8]) {
    guard whole.firstRange(of: Array("[^".utf8), from: 0) != nil else {
      text = whole
      return
    }
    var fence: UInt8?
    var (isInNote, isAfterBlank) = (false, false)
    var place = 0
    while place < whole.count {
      let end = whole[place...].firstIndex(of: MarkdownNotes.newline) ?? whole.count
      let line = whole[place..<end]
      place = end + 1
      let rest = line.drop { $0 == MarkdownNotes.blank }
      let indent = rest.startIndex - line.startIndex
      if indent < 4, let sign = rest.first, MarkdownNotes.isFence(rest), fence ?? sign == sign {
        fence = fence == nil ? sign : nil
      }
      if fence == nil, indent < 4, let (name, start) = MarkdownNotes.name(in: rest),
        rest[start...].first == UInt8(ascii: ":"), notes.count < MarkdownNotes.most
      {
        if numbers[name] == nil { numbers[name] = notes.count + 1 }
        notes.append(Note(name: name, text: Array(rest[(start + 1)...]) + [MarkdownNotes.newline]))
        (isInNote, isAfterBlank) = (true, false)
        // The text before the note does not continue after it.
        text.append(MarkdownNotes.newline)
        continue
      }
      if isInNote {
        let isBlank = rest.allSatisfy { $0 == MarkdownNotes.tab || $0 == UInt8(ascii: "\r") }
        let isIndented = indent >= 4 || line.first == MarkdownNotes.tab
        if isBlank || isIndented || !isAfterBlank && !MarkdownNotes.beginsBlock(rest) {
          let start = line.first == MarkdownNotes.tab ? 1 : min(indent, 4)
          notes[notes.count - 1].text += line.dropFirst(start) + [MarkdownNotes.newline]
          isAfterBlank = isBlank
          continue
        }
        isInNote = false
      }
      text += line
      text.append(MarkdownNotes.newline)
    }
  }

  /// The number of a note, from 1; nil if there is none with this name.
  func number(of name: String) -> Int? { numbers[name] }

  /// Calls a closure with the parts of a text: the text between references, and the names of the notes that
  /// they refer to.
  func forEachPart(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (Slice<UnsafeBufferPointer<UInt8>>, String?) -> Void
  ) {
    var start = 0
    var place = 0
    while !notes.isEmpty, let open = text[place...].firstIndex(of: UInt8(ascii: "[")) {
      place = open + 1
      guard let (name, end) = MarkdownNotes.name(in: text[open...]), numbers[name] != nil else {
        continue
      }
      body(text[start..<open], name)
      (start, place) = (end, end)
    }
    body(text[start...], nil)
  }

  /// The name in `[^name]` at the beginning of some bytes, and the index after it.
  private static func name<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes
  ) -> (name: String, end: Int)? where Bytes.Index == Int {
    guard bytes.starts(with: "[^".utf8),
      let end = bytes.prefix(longestName + 3).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let name = bytes[(bytes.startIndex + 2)..<end]
    guard !name.isEmpty, !name.contains(where: { $0 <= blank }) else { return nil }
    return (String(decoding: name, as: UTF8.self), end + 1)
  }

  /// Whether a line ends a paragraph before it: a heading, quote, table, list, rule or block of code.
  private static func beginsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first else { return false }
    switch sign {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      // Two equal characters may begin strong text.
      let rest = line.dropFirst()
      return rest.first == blank || rest.starts(with: [sign, sign])
    default: return isFence(line)
    }
  }

  /// Whether a line begins or ends a block of code.
  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
  }
}
