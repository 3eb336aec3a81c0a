/// The zones of the text of a DjVu file: `(page 0 0 2550 3300 (line 376 3068 651 3114 "text"))`. Heights count from below.
struct DjVuZones {
  /// The pages with their lines.
  private(set) var pages: [TextPage] = []

  private enum Token {
    case open, close
    case word(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The kind of the innermost zone, and its numbers: left, bottom, right and top.
  private var kind = ""
  private var numbers: [Double] = []
  private var startsBlock = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let token = next() {
      switch token {
      case .open: (kind, numbers) = ("", [])
      case .close: if kind != "line" { startsBlock = true }
      case .word(let word):
        if kind.isEmpty {
          kind = word
          if ["para", "region", "column"].contains(word) { startsBlock = true }
        } else if let number = Double(word), number.isFinite, numbers.count < 4 {
          numbers.append(min(max(number, -1e6), 1e6))
          if kind == "page", numbers.count == 4 {
            pages.append(TextPage(width: numbers[2], height: numbers[3]))
            startsBlock = true
          }
        }
      case .text(let text): add(text)
      }
      if case .close = token { kind = "line" }
    }
  }

  private mutating func add(_ text: String) {
    guard let page = pages.indices.last else { return }
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    if kind == "line", numbers.count == 4, let line = lines.first {
      pages[page].lines.append(
        PageLine(
          text: line, left: numbers[0], top: pages[page].height - numbers[3], right: numbers[2],
          height: numbers[3] - numbers[1], isBlockStart: startsBlock))
    } else {
      // Without places, characters take the place of points.
      pages[page].height = Double(lines.count) * 1.2
      for (number, line) in lines.enumerated() {
        pages[page].lines.append(
          PageLine(
            text: line, left: 0, top: Double(number) * 1.2, right: Double(line.count), height: 1,
            isBlockStart: number == 0))
      }
    }
    startsBlock = false
  }

  // MARK: - Tokens

  private mutating func next() -> Token? {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "("):
      place += 1
      return .open
    case UInt8(ascii: ")"):
      place += 1
      return .close
    case UInt8(ascii: "\""):
      place += 1
      return .text(string())
    default:
      let start = place
      while place < bytes.count, bytes[place] > 0x20, !"()\"".utf8.contains(bytes[place]) {
        place += 1
      }
      return .word(String(decoding: bytes[start..<place], as: UTF8.self))
    }
  }

  /// A string with escapes such as `\n` and `\303`.
  private mutating func string() -> String {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        text.append(bytes[place])
        place += 1
        continue
      }
      place += 1
      let digits = bytes[place...].prefix(3).prefix { (0x30...0x37).contains($0) }
      if digits.isEmpty {
        text.append(bytes[place] == UInt8(ascii: "n") ? 0x0A : bytes[place])
        place += 1
      } else {
        text.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        place += digits.count
      }
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }
}
