import Archive

/// The headers of a text for Anki: lines at its beginning that start with `#`, and a key.
struct AnkiTextHeader {
  /// The character between columns, or its name.
  private(set) var separator: String?
  /// Whether the fields are HTML.
  private(set) var isHTML = false
  /// Tags that all notes get.
  private(set) var tags: [String] = []
  /// The names of the columns, with the separator between them.
  private(set) var columns: String?
  /// The deck of all notes.
  private(set) var deck: String?
  /// Numbers of columns, from 1.
  private(set) var deckColumn: Int?
  private(set) var tagsColumn: Int?
  private(set) var guidColumn: Int?
  private(set) var typeColumn: Int?

  private static let keys: Set = [
    "separator", "html", "tags", "columns", "notetype", "deck", "notetype column", "deck column",
    "tags column", "guid column", "if matches", "match scope",
  ]

  private static let separators: Set<Character> = [",", ";", "\t", "|"]

  /// A line without the quotes around it: a spreadsheet puts a header in quotes if it contains a separator.
  private static func cell(_ line: Substring) -> String {
    guard line.hasPrefix("\"#") || line.hasPrefix("\"tags:"),
      let end = line.lastIndex(of: "\""), end > line.startIndex,
      line[end...].dropFirst().allSatisfy({ separators.contains($0) })
    else { return String(line) }
    return line.dropFirst()[..<end].replaced("\"\"", by: "\"")
  }

  init(_ source: ByteSource) throws(ArchiveError) {
    var pieces = try TextPieces(source)
    let text = String(decoding: try pieces.next() ?? [], as: UTF8.self)
    for line in text.split(maxSplits: 100, whereSeparator: \.isNewline) {
      guard let (key, value) = AnkiTextHeader.line(String(line.prefix(4096))) else {
        if line.first == "#" || line.hasPrefix("\"#") { continue }
        break
      }
      let number = Int(value).flatMap { (1...256).contains($0) ? $0 : nil }
      switch key {
      case "separator": separator = value.isEmpty ? nil : value
      case "html": isHTML = value.lowercased() == "true"
      case "tags": tags += value.split(whereSeparator: \.isWhitespace).map(String.init)
      case "columns": columns = value
      case "deck": deck = value
      case "deck column": deckColumn = number
      case "tags column": tagsColumn = number
      case "guid column": guidColumn = number
      case "notetype column": typeColumn = number
      default: break
      }
    }
  }

  /// The key and the value of the header with which a text begins; nil if it begins with something else.
  static func line(_ text: String) -> (key: String, value: String)? {
    let line = cell(text.prefix { !$0.isNewline })
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon].lowercased()
    // The separator itself may be a space, so the value is kept as it is.
    var value = String(line[line.index(after: colon)...])
    // A spreadsheet fills the row with separators.
    let isSign = key == "#separator" && value.allSatisfy { separators.contains($0) }
    if isSign { value = String(value.prefix(1)) }
    while !isSign, let last = value.last, separators.contains(last) { value.removeLast() }
    if key == "tags" { return ("tags", value) }
    guard key.first == "#", keys.contains(String(key.dropFirst())) else { return nil }
    return (String(key.dropFirst()), value)
  }
}
