import Foundation
import ScoreAPI
import ScoreServer
import Synchronization
import Testing

@Suite("Password hashes")
struct PasswordHasherTests {
  private let hasher = PasswordHasher(cost: 10, workers: 2, queue: 100)

  @Test("every byte of a long password counts", arguments: [64, 128, 1024])
  func wholePassword(length: Int) async throws {
    let password = String(repeating: "x", count: length)
    let kept = try await hasher.hash(password)
    #expect(try await hasher.check(password, against: kept) == .right)
    #expect(try await hasher.check(password.dropLast() + "y", against: kept) == .wrong)
    #expect(try await hasher.check(String(password.dropLast()), against: kept) == .wrong)
    #expect(try await hasher.check(password + "x", against: kept) == .wrong)
  }

  @Test(
    "equivalent encodings of a password are the same password",
    arguments: [
      ("caf\u{E9} au lait", "cafe\u{301} au lait"), ("\u{FB01}refighter", "firefighter"),
      ("ｗｉｄｅｗｉｄｅ", "widewide"),
    ])
  func spellings(one: String, other: String) async throws {
    #expect(Array(one.utf8) != Array(other.utf8))
    let kept = try await hasher.hash(one)
    #expect(try await hasher.check(other, against: kept) == .right)
  }

  @Test("a password may contain any character, including zero, and is case-sensitive")
  func anyCharacter() async throws {
    let kept = try await hasher.hash("ab\0cdefgh")
    #expect(try await hasher.check("ab\0cdefgh", against: kept) == .right)
    #expect(try await hasher.check("ab\0cdefgi", against: kept) == .wrong)
    #expect(try await hasher.check("Ab\0cdefgh", against: kept) == .wrong)
  }

  @Test("hashes are PHC strings with different salts")
  func form() async throws {
    let one = try await hasher.hash("the same password")
    let other = try await hasher.hash("the same password")
    #expect(one.hasPrefix("$scrypt$ln=10,r=8,p=1$"))
    let hashes = try [one, other].map { try #require(ScryptHash($0)) }
    #expect(hashes[0].salt != hashes[1].salt)
    #expect(hashes.allSatisfy { $0.salt.count == 16 && $0.key.count == 32 })
    #expect(!one.contains("password"))
  }

  @Test("a hash with a lower cost is outdated, one with a higher cost is not")
  func workFactor() async throws {
    let kept = try await hasher.hash("a fine password")
    let dearer = PasswordHasher(cost: 11, workers: 1, queue: 1)
    #expect(try await dearer.check("a fine password", against: kept) == .outdated)
    #expect(try await dearer.check("another password", against: kept) == .wrong)
    let better = try await dearer.hash("a fine password")
    #expect(try await hasher.check("a fine password", against: better) == .right)
  }

  @Test(
    "one hash of the same cost is computed for the right password, a wrong one, an unknown player and a damaged hash"
  )
  func oneHash() async throws {
    let calls = Calls()
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 10, derive: calls.derive)
    let kept = try await hasher.hash("a fine password")
    for against in [kept, nil, "$scrypt$ln=60,r=8,p=1$AAAA$AAAA", ""] {
      for password in ["a fine password", "another password", ""] {
        let before = calls.all.count
        let verdict = try await hasher.check(password, against: against)
        #expect(calls.all.count == before + 1)
        #expect((verdict == .right) == (against == kept && password == "a fine password"))
      }
    }
    #expect(Set(calls.all) == [ScryptParameters(limitedCost: 10)])
  }

  @Test("passwords that exceed the queue are rejected at once; the others are hashed")
  func boundedLine() async throws {
    let gate = DispatchSemaphore(value: 0)
    let hasher = PasswordHasher(cost: 10, workers: 2, queue: 3) { _, _, _, length in
      gate.wait()
      return [UInt8](repeating: 0, count: length)
    }
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...20 {
        group.addTask {
          do throws(RequestError) {
            _ = try await hasher.hash("password \(number)")
            return true
          } catch {
            #expect(error.code == .unavailable)
            #expect((error.retryAfter ?? 0) >= 1)
            return false
          }
        }
      }
      // The fifteen that exceed the queue are rejected before any hash is finished.
      for _ in 1...15 { #expect(await group.next() == false) }
      for _ in 1...5 { gate.signal() }
      for _ in 1...5 { #expect(await group.next() == true) }
    }
    gate.signal()
    _ = try await hasher.hash("there is room again")
  }

  @Test("if there is no memory for scrypt, the server is busy and rejects the login")
  func noMemory() async throws {
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 1) { _, _, _, _ in nil }
    await #expect(throws: RequestError.self) {
      try await hasher.check("any password", against: nil)
    }
  }

  /// Records the parameters of each call of scrypt.
  private final class Calls: Sendable {
    private let seen = Mutex<[ScryptParameters]>([])
    var all: [ScryptParameters] { seen.withLock { $0 } }
    var derive: PasswordHasher.Derivation {
      { password, salt, parameters, length in
        self.seen.withLock { $0.append(parameters) }
        return parameters.key(password: password, salt: salt, length: length)
      }
    }
  }
}
