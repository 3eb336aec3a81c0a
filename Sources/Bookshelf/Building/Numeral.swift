/// Numbers as headings write them.
enum Numeral {
  private static let most = 9999

  /// The value of a number in digits, Roman or Chinese numerals or English words; nil if it is none.
  static func value(of text: String) -> Int? {
    if let number = Int(text) { return (0...most).contains(number) ? number : nil }
    return roman(text) ?? english(text.lowercased()) ?? chinese(text)
  }

  private static func roman(_ text: String) -> Int? {
    let values: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    guard !text.isEmpty, text.count <= 15 else { return nil }
    let digits = text.uppercased().map { values[$0] ?? 0 }
    guard !digits.contains(0) else { return nil }
    var sum = 0
    for (place, digit) in digits.enumerated() {
      let next = place + 1 < digits.count ? digits[place + 1] : 0
      sum += digit < next ? -digit : digit
    }
    // Written differently, it was a word such as "did" or "mix" would be.
    return roman(of: sum) == text.uppercased() ? sum : nil
  }

  /// A number from 1 to 9,999 in Roman numerals; nil for others.
  static func roman(of number: Int) -> String? {
    guard (1...most).contains(number) else { return nil }
    let parts: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"),
      (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in parts {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  private static let units = """
    zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, \
    fourteen, fifteen, sixteen, seventeen, eighteen, nineteen
    """.split { !$0.isLetter }.map(String.init)
  private static let tens = "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety"
    .split { !$0.isLetter }.map(String.init)

  private static func english(_ text: String) -> Int? {
    let words = text.split { $0 == "-" || $0 == " " }.map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 1, let unit = units.firstIndex(of: first) { return unit }
    guard let ten = tens.firstIndex(of: first) else { return nil }
    guard words.count == 2 else { return 20 + 10 * ten }
    guard let unit = units.firstIndex(of: words[1]), (1...9).contains(unit) else { return nil }
    return 20 + 10 * ten + unit
  }

  private static func chinese(_ text: String) -> Int? {
    let digits = Array("零一二三四五六七八九")
    var (sum, digit) = (0, 0)
    guard !text.isEmpty, text.count <= 7 else { return nil }
    for character in text {
      if let value = digits.firstIndex(of: character) {
        digit = value
      } else if character == "十" || character == "百" {
        sum += max(digit, 1) * (character == "十" ? 10 : 100)
        digit = 0
      } else {
        return nil
      }
    }
    return sum + digit
  }
}
