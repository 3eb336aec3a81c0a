/// The bits of a round code one after another, the highest of each number first.
struct CodeBits {
  /// The bits that are left.
  private(set) var values: ArraySlice<Int> = []

  /// No bits yet.
  init() {}

  /// The bits of a code, from Crockford's base 32.
  ///
  /// - Returns: nil if the text has any other letter, or if its checksum is wrong.
  init?(text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    for character in text.uppercased() where character != "-" && !character.isWhitespace {
      let letter: Character = character == "O" ? "0" : "IL".contains(character) ? "1" : character
      guard let digit = RoundCode.digits.firstIndex(of: letter) else { return nil }
      append(digit, width: 5)
    }
    guard values.count > 10 else { return nil }
    let sum = values.suffix(10).reduce(0) { $0 << 1 | $1 }
    values.removeLast(10)
    guard sum == RoundCode.checksum(Array(values)) else { return nil }
  }

  /// Adds a number; one that does not fit becomes the largest that does.
  mutating func append(_ number: Int, width: Int) {
    let largest = 1 << width - 1
    let number = min(max(number, 0), largest)
    for bit in stride(from: width - 1, through: 0, by: -1) { values.append(number >> bit & 1) }
  }

  /// Removes a number from the front; nil if there are not enough bits.
  mutating func take(_ width: Int) -> Int? {
    guard values.count >= width else { return nil }
    let number = values.prefix(width).reduce(0) { $0 << 1 | $1 }
    values.removeFirst(width)
    return number
  }

  /// The code that these bits make, with its checksum, in groups of five letters.
  func text() -> String {
    var bits = Array(values)
    while bits.count % 5 != 0 { bits.append(0) }
    let sum = RoundCode.checksum(bits)
    for bit in stride(from: 9, through: 0, by: -1) { bits.append(sum >> bit & 1) }
    var text = ""
    for start in stride(from: 0, to: bits.count, by: 5) {
      if start > 0, start % 25 == 0 { text += "-" }
      text.append(RoundCode.digits[bits[start..<(start + 5)].reduce(0) { $0 << 1 | $1 }])
    }
    return text
  }
}
