package import ScoreStore

/// Codes of groups: ten letters and digits, 50 random bits, to read aloud or to type.
extension GroupCode {
  /// The digits of Crockford's base 32: without I, L and O, which resemble 1 and 0, and without U.
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let length = 10

  /// Draws a new random code. Its digits are equally likely, since 256 is a multiple of 32.
  package static func make() -> GroupCode {
    let letters = Secrets.randomBytes(length).map { digits[Int($0) % digits.count] }
    return GroupCode(String(letters))
  }

  /// The hash of a typed code. Ignores case, spaces and hyphens, and reads O, I and L as digits.
  ///
  /// - Returns: nil for a text that cannot be a code.
  package static func hash(of typed: String) -> [UInt8]? {
    guard typed.utf8.count <= 64 else { return nil }
    var letters = ""
    for letter in typed.uppercased() where !" -".contains(letter) {
      switch letter {
      case "O": letters.append("0")
      case "I", "L": letters.append("1")
      default: letters.append(letter)
      }
    }
    guard letters.count == length, letters.allSatisfy(digits.contains) else { return nil }
    return Secrets.sha256(Array(letters.utf8))
  }

  private init(_ letters: String) {
    self.init(
      text: "\(letters.prefix(GroupCode.length / 2))-\(letters.suffix(GroupCode.length / 2))",
      hash: Secrets.sha256(Array(letters.utf8)))
  }
}
