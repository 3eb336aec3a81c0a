import COpenSSL
import Foundation

/// Random bytes, hashes and encodings of secrets, from OpenSSL.
package enum Secrets {
  /// Returns bytes from OpenSSL's secure generator. Traps if it fails.
  package static func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let drawn = RAND_bytes(&bytes, Int32(count))
    precondition(drawn == 1, "a server cannot run without random numbers")
    return bytes
  }

  /// The SHA-256 of bytes (FIPS 180-4), 32 bytes.
  package static func sha256(_ message: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: 32)
    _ = SHA256(message, message.count, &sum)
    return sum
  }

  /// Whether two secrets are equal. The time depends only on their lengths, not on their bytes.
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }

  /// Bytes in base64url without padding (RFC 4648, section 5).
  package static func base64URL(_ bytes: [UInt8]) -> String {
    base64(bytes).replacing("+", with: "-").replacing("/", with: "_")
  }

  /// Bytes in base64 without padding (RFC 4648, section 4), as in PHC strings.
  static func base64(_ bytes: [UInt8]) -> String {
    String(Data(bytes).base64EncodedString().prefix { $0 != "=" })
  }

  /// The bytes of a base64 text without padding; nil for any other text.
  static func bytes(base64 text: Substring) -> [UInt8]? {
    guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "=") }) else { return nil }
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: text + padding).map(Array.init)
  }
}

/// HMAC with SHA-256 (RFC 2104), 32 bytes. Without the key it cannot be computed or predicted.
package func hmacSHA256(key: [UInt8], message: [UInt8]) -> [UInt8] {
  var sum = [UInt8](repeating: 0, count: 32)
  var length: UInt32 = 0
  HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &sum, &length)
  return sum
}
