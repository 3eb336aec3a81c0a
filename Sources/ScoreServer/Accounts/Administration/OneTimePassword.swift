/// A password that the server generates: 100 random bits as five groups of four letters and digits,
/// without similar ones such as `l` and `1`.
enum OneTimePassword {
  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

  static func make() -> String {
    // There are 32 characters, which divides 256, so all are equally likely.
    let letters = Secrets.randomBytes(20).map { alphabet[Int($0) % alphabet.count] }
    return stride(from: 0, to: letters.count, by: 4)
      .map { String(letters[$0..<$0 + 4]) }
      .joined(separator: "-")
  }
}
