import GameEngine
import ScoreServer
import Testing

@Suite("Tokens and hashes")
struct SecretsTests {
  @Test(
    "10,000 tokens are distinct, 43 characters long, and use every character about equally often")
  func tokens() {
    let tokens = (0..<10_000).map { _ in Tokens.makeToken() }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.utf8.count == 43 })
    // The last character encodes only four bits.
    let letters = tokens.flatMap { $0.utf8.dropLast() }
    let counts = letters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(counts.count == 64)
    let expected = Double(letters.count) / 64
    let chiSquare = counts.values.reduce(0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    // With 63 degrees of freedom, one in a hundred million runs is outside these bounds.
    #expect((15.0...150.0).contains(chiSquare))
  }

  @Test("a session ID has 128 bits, a run ID is a random UUID")
  func ids() {
    let sessions = Set((0..<1000).map { _ in Tokens.makeSessionID() })
    #expect(sessions.count == 1000)
    #expect(sessions.allSatisfy { $0.utf8.count == 22 })
    let runs = (0..<1000).map { _ in Tokens.makeRunID().description }
    #expect(Set(runs).count == 1000)
    for run in runs {
      let digits = Array(run)
      #expect(digits[14] == "4")
      #expect("89ab".contains(digits[19]))
      #expect(EventID(run)?.description == run)
    }
  }

  @Test("text that cannot be a token has no hash")
  func noToken() {
    let token = Tokens.makeToken()
    #expect(Tokens.hash(of: token)?.count == 32)
    for text in ["", " ", String(token.dropLast()), token + "A", token.dropLast() + "="] {
      #expect(Tokens.hash(of: String(text)) == nil)
    }
    #expect(Tokens.hash(of: String(repeating: "é", count: 43)) == nil)
  }

  @Test("SHA-256 computes the hashes of FIPS 180-4")
  func sha() {
    #expect(
      hexadecimal(Secrets.sha256(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(Secrets.sha256([]))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test("HMAC computes the codes of RFC 4231")
  func hmac() {
    #expect(
      hexadecimal(
        hmacSHA256(key: Array("Jefe".utf8), message: Array("what do ya want for nothing?".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hexadecimal(
        hmacSHA256(
          key: [UInt8](repeating: 0xaa, count: 131),
          message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test("two secrets are equal if all bytes are equal")
  func equality() {
    #expect(Secrets.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(Secrets.areEqual([], []))
    #expect(!Secrets.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!Secrets.areEqual([1, 2, 3], [1, 2]))
  }
}

/// Bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
