package import HTTPConnections
package import ScoreAPI

/// Makes and checks hashes of passwords: scrypt with r = 8 and p = 1, on its own threads.
///
/// A password is normalized (NFKC) first, so that keyboards with different encodings give the same password.
package final class PasswordHasher: Sendable {
  /// Computes scrypt; nil if there is not enough memory.
  package typealias Derivation =
    @Sendable (
      _ password: [UInt8], _ salt: [UInt8], _ parameters: ScryptParameters, _ length: Int
    ) -> [UInt8]?

  /// The result of a check.
  package enum Verdict: Hashable, Sendable {
    /// The password is wrong, or there is no such account.
    case wrong
    /// The password is right.
    case right
    /// The password is right, but its hash has a lower cost than new hashes.
    case outdated
  }

  /// The end mark of a password, a byte that UTF-8 never contains. scrypt uses the password as a key of HMAC,
  /// which pads a short key with zeros: without the mark, `a` would open an account whose password is `a` and
  /// seven zeros.
  private static let end: UInt8 = 0xFF

  private let parameters: ScryptParameters
  private let workers: PasswordWorkers
  private let derive: Derivation
  /// A hash with a random key, which matches no password.
  private let decoy: ScryptHash

  /// - Parameters:
  ///   - cost: the binary logarithm of scrypt's N, clamped to 10 to 20.
  ///   - workers: the number of passwords that are hashed at once.
  ///   - queue: the maximum number of passwords that wait.
  ///   - derive: computes scrypt; tests count its calls.
  package init(
    cost: Int, workers: Int, queue: Int,
    derive: @escaping Derivation = { $2.key(password: $0, salt: $1, length: $3) }
  ) {
    parameters = ScryptParameters(limitedCost: cost)
    self.workers = PasswordWorkers(threads: workers, waiting: queue)
    self.derive = derive
    decoy = ScryptHash(
      parameters: parameters, salt: Secrets.randomBytes(16), key: Secrets.randomBytes(32))
  }

  /// A new hash of a password, as it is stored.
  ///
  /// - Parameter address: the client; each of its networks has a share of the places of passwords.
  /// - Throws: `unavailable` if too many passwords wait, or there is not enough memory.
  package func hash(
    _ password: String, from address: ClientAddress
  ) async throws(RequestError) -> String {
    let salt = Secrets.randomBytes(16)
    let key = try await key(
      of: password, salt: salt, parameters: parameters, length: 32, from: address)
    return ScryptHash(parameters: parameters, salt: salt, key: key).description
  }

  /// Checks a password. One hash is computed in any case, so that the time does not reveal whether the account
  /// exists.
  ///
  /// - Parameters:
  ///   - stored: the hash of the right password; nil if there is no such account.
  ///   - address: as for `hash`.
  /// - Throws: `unavailable` if too many passwords wait, or there is not enough memory.
  package func check(
    _ password: String, against stored: String?, from address: ClientAddress
  ) async throws(RequestError) -> Verdict {
    let known = stored.flatMap(ScryptHash.init)
    let hash = known ?? decoy
    let key = try await key(
      of: password, salt: hash.salt, parameters: hash.parameters, length: hash.key.count,
      from: address)
    guard Secrets.areEqual(key, hash.key), known != nil else { return .wrong }
    return hash.parameters.isCheaper(than: parameters) ? .outdated : .right
  }

  private func key(
    of password: String, salt: [UInt8], parameters: ScryptParameters, length: Int,
    from address: ClientAddress
  ) async throws(RequestError) -> [UInt8] {
    let derive = derive
    let bytes = PasswordPolicy.normalized(password).utf8 + [PasswordHasher.end]
    let key = try await workers.run(for: address) {
      derive(bytes, salt, parameters, length)
    }
    guard let key else { throw .unavailable(.outOfMemory) }
    return key
  }
}

extension ScryptParameters {
  fileprivate func isCheaper(than other: ScryptParameters) -> Bool {
    blockSize * parallelization << cost < other.blockSize * other.parallelization << other.cost
  }
}
