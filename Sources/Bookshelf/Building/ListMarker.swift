/// The marker of an item in a numbered list, by the list's type: `3.`, `c.`, `iii.`.
enum ListMarker {
  static func text(_ number: Int, type: String?) -> String {
    let name: String? =
      switch type {
      case "a": letters(number)
      case "A": letters(number)?.uppercased()
      case "i": Numeral.roman(of: number)?.lowercased()
      case "I": Numeral.roman(of: number)
      default: nil
      }
    return (name ?? String(number)) + "."
  }

  /// a to z, then aa, ab and so on; nil below 1.
  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26))
      text = String(Character(letter)) + text
      rest /= 26
    }
    return text
  }
}
