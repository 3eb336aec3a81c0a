import GameEngine

/// 128 bits that follow from a text, in hexadecimal; for caches, not for secrets.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// The fingerprint of a text.
  init(_ text: String) {
    description = [UInt64(1), 2].map { salt in
      let digits = String(stableHash(text, salt: salt), radix: 16)
      return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }.joined()
  }
}
