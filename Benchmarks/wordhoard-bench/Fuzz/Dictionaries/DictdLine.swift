/// A line of a dictd dictionary's list (`man 8 dictd`, "DATABASE FORMAT").
struct DictdLine {
  /// The headword, which may be invalid UTF-8.
  var headword: [UInt8]
  /// The place of its entry in the text, in bytes.
  var offset: Int
  /// The length of its entry in bytes.
  var length: Int

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  init(headword: [UInt8], offset: Int, length: Int) {
    self.headword = headword
    self.offset = offset
    self.length = length
  }

  /// Parses a line without its line feed; nil if it is malformed.
  init?(_ line: some Collection<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 3, let offset = DictdLine.number(fields[1]),
      let length = DictdLine.number(fields[2])
    else { return nil }
    self.init(headword: Array(fields[0]), offset: offset, length: length)
  }

  /// The line as in the file, with its line feed.
  var bytes: [UInt8] {
    let tab = [UInt8(ascii: "\t")]
    return headword + tab + DictdLine.text(offset) + tab + DictdLine.text(length) + [10]
  }

  private static func number(_ text: some Collection<UInt8>) -> Int? {
    guard !text.isEmpty, text.count <= 6 else { return nil }
    return text.reduce(0 as Int?) { number, digit in
      guard let number, let value = digits.firstIndex(of: digit) else { return nil }
      return number << 6 | value
    }
  }

  private static func text(_ number: Int) -> [UInt8] {
    number < 64 ? [digits[number]] : text(number / 64) + [digits[number % 64]]
  }
}
