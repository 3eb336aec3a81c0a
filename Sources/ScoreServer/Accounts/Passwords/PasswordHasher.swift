package import ScoreAPI

/// Makes and checks hashes of passwords: scrypt with r = 8 and p = 1, on threads of their own.
///
/// A password is put into NFKC first, so that it is the same one however a keyboard spells it.
package final class PasswordHasher: Sendable {
  /// How scrypt is computed: password, salt, parameters, length of the key.
  package typealias Derivation =
    @Sendable (
      _ password: [UInt8], _ salt: [UInt8], _ parameters: ScryptParameters, _ length: Int
    ) -> [UInt8]?

  /// What a check found.
  package enum Verdict: Hashable, Sendable {
    /// It is another password.
    case wrong
    /// It is the password.
    case right
    /// It is the password, but its hash is cheaper than those that are made now.
    case outdated
  }

  private let parameters: ScryptParameters
  private let workers: PasswordWorkers
  private let derive: Derivation
  /// Nobody's hash, of nobody's password: its key was drawn, not computed.
  private let decoy: ScryptHash

  /// A hasher.
  ///
  /// - Parameters:
  ///   - cost: the binary logarithm of scrypt's N, 10 to 20; others are brought to the nearest.
  ///   - workers: how many passwords are hashed at once.
  ///   - queue: how many more may wait.
  ///   - derive: computes scrypt; for tests that count.
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

  /// A new hash of a password, as it is kept.
  ///
  /// - Throws: `unavailable` where too many wait or the memory is not to be had.
  package func hash(_ password: String) async throws(RequestError) -> String {
    let salt = Secrets.randomBytes(16)
    let key = try await key(of: password, salt: salt, parameters: parameters, length: 32)
    return ScryptHash(parameters: parameters, salt: salt, key: key).description
  }

  /// Checks a password. One hash is computed in any case, also where there is nothing to compare it
  /// with, so that time does not tell who plays here.
  ///
  /// - Parameter kept: what is kept of the right one; nil for a player that there is not.
  /// - Throws: `unavailable` where too many wait or the memory is not to be had.
  package func check(_ password: String, against kept: String?) async throws(RequestError)
    -> Verdict
  {
    let known = kept.flatMap(ScryptHash.init)
    let hash = known ?? decoy
    let key = try await key(
      of: password, salt: hash.salt, parameters: hash.parameters, length: hash.key.count)
    guard Secrets.areEqual(key, hash.key), known != nil else { return .wrong }
    return hash.parameters.isCheaper(than: parameters) ? .outdated : .right
  }

  private func key(
    of password: String, salt: [UInt8], parameters: ScryptParameters, length: Int
  ) async throws(RequestError) -> [UInt8] {
    let derive = derive
    let bytes = Array(PasswordPolicy.normalized(password).utf8)
    guard let key = try await workers.run({ derive(bytes, salt, parameters, length) }) else {
      throw .unavailable(.outOfMemory)
    }
    return key
  }
}

extension ScryptParameters {
  fileprivate func isCheaper(than other: ScryptParameters) -> Bool {
    blockSize * parallelization << cost < other.blockSize * other.parallelization << other.cost
  }
}
