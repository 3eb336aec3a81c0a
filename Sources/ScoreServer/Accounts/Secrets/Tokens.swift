import GameEngine
package import ScoreStore

/// The tokens of sessions, and random IDs.
package enum Tokens {
  /// A new token: 256 random bits in base64url, 43 characters.
  package static func makeToken() -> String { Secrets.base64URL(Secrets.randomBytes(32)) }

  /// The hash by which a token is stored. A plain SHA-256 is enough, because there are too many tokens to try.
  ///
  /// - Returns: nil for a text that cannot be a token.
  package static func hash(of token: String) -> [UInt8]? {
    let bytes = Array(token.utf8)
    guard bytes.count == 43, bytes.allSatisfy(isBase64URL) else { return nil }
    return Secrets.sha256(bytes)
  }

  /// The ID of a new session: 128 random bits in base64url.
  package static func makeSessionID() -> SessionID { Secrets.base64URL(Secrets.randomBytes(16)) }

  /// The ID of a new run: a random UUID (version 4 of RFC 9562).
  package static func makeRunID() -> RunID {
    let words = [0, 8].map { start in
      Secrets.randomBytes(16)[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    return RunID(
      high: words[0] & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
      low: words[1] & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
