/// The bits of a round code in order, the highest bit of each number first.
struct CodeBits {
  /// The bits that were not read yet.
  private(set) var values: ArraySlice<Int> = []

  init() {}

  /// Parses a code in Crockford's base 32; hyphens, spaces and case are ignored.
  ///
  /// - Returns: nil if the text contains any other character, or if its checksum is wrong.
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

  /// Appends a number in `width` bits, limited to the range of that width.
  mutating func append(_ number: Int, width: Int) {
    let largest = 1 << width - 1
    let number = min(max(number, 0), largest)
    for bit in stride(from: width - 1, through: 0, by: -1) { values.append(number >> bit & 1) }
  }

  /// Removes and returns the number in the first `width` bits; nil if there are fewer bits.
  mutating func take(_ width: Int) -> Int? {
    guard values.count >= width else { return nil }
    let number = values.prefix(width).reduce(0) { $0 << 1 | $1 }
    values.removeFirst(width)
    return number
  }

  /// The bits as a code with its checksum, in groups of five letters.
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
