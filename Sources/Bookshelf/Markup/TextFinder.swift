/// Finds texts in bytes from increasing places on. Each text is looked for once, however often it is asked for, so that markup which
/// never ends takes no time for each of its beginnings.
struct TextFinder {
  private let input: [UInt8]
  /// The next place of a text; the end if there is none.
  private var places: [String: Int] = [:]

  init(_ input: [UInt8]) { self.input = input }

  /// The next place of a text.
  mutating func find(_ text: String, from start: Int) -> Int? {
    if let known = places[text], known >= start { return known < input.count ? known : nil }
    let found = input.firstRange(of: Array(text.utf8), from: start)
    places[text] = found ?? input.count
    return found
  }

  /// The place behind a text; without it, behind the next `>`, so that one open comment does not swallow a book.
  mutating func end(of text: String, from start: Int) -> Int {
    if let found = find(text, from: start) { return found + text.utf8.count }
    return (input[min(start, input.count)...].firstIndex(of: UInt8(ascii: ">")) ?? input.count - 1)
      + 1
  }
}
