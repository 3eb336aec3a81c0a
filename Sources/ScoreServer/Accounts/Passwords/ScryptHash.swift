import COpenSSL

/// The parameters of scrypt (RFC 7914, section 2). It needs 128 · r · 2^cost bytes of memory.
package struct ScryptParameters: Hashable, Sendable {
  /// The binary logarithm of N.
  package let cost: Int
  /// The block size r; the memory grows with it.
  package let blockSize: Int
  /// The parallelization p, the number of independent blocks.
  package let parallelization: Int

  /// The parameters of new hashes, r = 8 and p = 1; the cost is clamped to 10 to 20.
  package init(limitedCost cost: Int) {
    self.cost = min(max(10, cost), 20)
    blockSize = 8
    parallelization = 1
  }

  /// Parameters; nil if they are too weak, or need more than 1 GiB or too much time.
  package init?(cost: Int, blockSize: Int, parallelization: Int) {
    guard (1...20).contains(cost), (1...32).contains(blockSize),
      (1...16).contains(parallelization), blockSize << cost <= 8 << 20
    else { return nil }
    self.cost = cost
    self.blockSize = blockSize
    self.parallelization = parallelization
  }

  /// The key of a password and a salt; nil if there is not enough memory.
  package func key(password: [UInt8], salt: [UInt8], length: Int) -> [UInt8]? {
    let (r, p) = (UInt64(blockSize), UInt64(parallelization))
    // OpenSSL's default limit is 32 MiB. It counts B, V and two blocks.
    let memory = 128 * r * p + 32 * r * (1 << UInt64(cost) + 2) * 4
    var key = [UInt8](repeating: 0, count: length)
    let isDone = password.withUnsafeBytes { bytes in
      EVP_PBE_scrypt(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, salt, salt.count,
        1 << UInt64(cost), r, p, memory, &key, length)
    }
    return isDone == 1 ? key : nil
  }
}

/// A password's hash as it is stored: `$scrypt$ln=17,r=8,p=1$SALT$KEY`, salt and key in base64 without
/// padding. The hasher adds an end mark to the password. Source: the PHC string format, github.com/P-H-C/phc-string-format.
package struct ScryptHash: Hashable, Sendable {
  /// The parameters with which the key was computed; they may be older than the current ones.
  package let parameters: ScryptParameters
  /// The random salt, by which two hashes of the same password differ.
  package let salt: [UInt8]
  /// The key that scrypt derived from the password and the salt.
  package let key: [UInt8]

  package init(parameters: ScryptParameters, salt: [UInt8], key: [UInt8]) {
    self.parameters = parameters
    self.salt = salt
    self.key = key
  }

  /// Reads a stored hash; nil for anything else, and for parameters that would take too much work.
  package init?(_ text: String) {
    guard text.utf8.count <= 512 else { return nil }
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
      let salt = Secrets.bytes(base64: parts[3]), (16...64).contains(salt.count),
      let key = Secrets.bytes(base64: parts[4]), (16...64).contains(key.count)
    else { return nil }
    let fields = parts[2].split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 3, let cost = ScryptHash.number(fields[0], after: "ln="),
      let blockSize = ScryptHash.number(fields[1], after: "r="),
      let parallelization = ScryptHash.number(fields[2], after: "p="),
      let parameters = ScryptParameters(
        cost: cost, blockSize: blockSize, parallelization: parallelization)
    else { return nil }
    self.init(parameters: parameters, salt: salt, key: key)
  }

  private static func number(_ field: Substring, after name: String) -> Int? {
    guard field.hasPrefix(name) else { return nil }
    let digits = field.dropFirst(name.count)
    guard (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(digits)
  }
}

extension ScryptHash: CustomStringConvertible {
  package var description: String {
    "$scrypt$ln=\(parameters.cost),r=\(parameters.blockSize),p=\(parameters.parallelization)"
      + "$\(Secrets.base64(salt))$\(Secrets.base64(key))"
  }
}
