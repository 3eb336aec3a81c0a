import Foundation
import HTTPConnections
import ScoreAPI
import ScoreServer
import Synchronization
import Testing

@Suite("Password hashes")
struct PasswordHasherTests {
  private let hasher = PasswordHasher(cost: 10, workers: 2, queue: 100)
  private let here = ClientAddress.test("192.0.2.1")

  @Test("every byte of a long password counts", arguments: [64, 128, 1024])
  func wholePassword(length: Int) async throws {
    let password = String(repeating: "x", count: length)
    let kept = try await hasher.hash(password, from: here)
    #expect(try await hasher.check(password, against: kept, from: here) == .right)
    #expect(try await hasher.check(password.dropLast() + "y", against: kept, from: here) == .wrong)
    #expect(
      try await hasher.check(String(password.dropLast()), against: kept, from: here) == .wrong)
    #expect(try await hasher.check(password + "x", against: kept, from: here) == .wrong)
  }

  @Test(
    "equivalent encodings of a password are the same password",
    arguments: [
      ("caf\u{E9} au lait", "cafe\u{301} au lait"), ("\u{FB01}refighter", "firefighter"),
      ("ｗｉｄｅｗｉｄｅ", "widewide"),
    ])
  func spellings(one: String, other: String) async throws {
    #expect(Array(one.utf8) != Array(other.utf8))
    let kept = try await hasher.hash(one, from: here)
    #expect(try await hasher.check(other, against: kept, from: here) == .right)
  }

  @Test("a password may contain any character, including zero, and is case-sensitive")
  func anyCharacter() async throws {
    let kept = try await hasher.hash("ab\0cdefgh", from: here)
    #expect(try await hasher.check("ab\0cdefgh", against: kept, from: here) == .right)
    #expect(try await hasher.check("ab\0cdefgi", against: kept, from: here) == .wrong)
    #expect(try await hasher.check("Ab\0cdefgh", against: kept, from: here) == .wrong)
  }

  @Test(
    "zeros at the end of a password count",
    arguments: ["a", "password", "\0", String(repeating: "x", count: 63)])
  func zeros(password: String) async throws {
    for (one, other) in [(password, password + "\0"), (password + "\0\0", password + "\0")] {
      for (kept, tried) in [(one, other), (other, one)] {
        let hash = try await hasher.hash(kept, from: here)
        #expect(try await hasher.check(tried, against: hash, from: here) == .wrong)
        #expect(try await hasher.check(kept, against: hash, from: here) == .right)
      }
    }
  }

  @Test("hashes are PHC strings with different salts")
  func form() async throws {
    let one = try await hasher.hash("the same password", from: here)
    let other = try await hasher.hash("the same password", from: here)
    #expect(one.hasPrefix("$scrypt$ln=10,r=8,p=1$"))
    let hashes = try [one, other].map { try #require(ScryptHash($0)) }
    #expect(hashes[0].salt != hashes[1].salt)
    #expect(hashes.allSatisfy { $0.salt.count == 16 && $0.key.count == 32 })
    #expect(!one.contains("password"))
  }

  @Test("a hash with a lower cost is outdated, one with a higher cost is not")
  func workFactor() async throws {
    let kept = try await hasher.hash("a fine password", from: here)
    let dearer = PasswordHasher(cost: 11, workers: 1, queue: 1)
    #expect(try await dearer.check("a fine password", against: kept, from: here) == .outdated)
    #expect(try await dearer.check("another password", against: kept, from: here) == .wrong)
    let better = try await dearer.hash("a fine password", from: here)
    #expect(try await hasher.check("a fine password", against: better, from: here) == .right)
  }

  @Test(
    "one hash of the same cost is computed for the right password, a wrong one, an unknown player and a damaged hash"
  )
  func oneHash() async throws {
    let calls = Calls()
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 10, derive: calls.derive)
    let kept = try await hasher.hash("a fine password", from: here)
    for against in [kept, nil, "$scrypt$ln=60,r=8,p=1$AAAA$AAAA", ""] {
      for password in ["a fine password", "another password", ""] {
        let before = calls.all.count
        let verdict = try await hasher.check(password, against: against, from: here)
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
            _ = try await hasher.hash("a password", from: .test("10.\(number).0.1"))
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
    _ = try await hasher.hash("there is room again", from: here)
  }

  @Test("an address has at most two passwords hashed or waiting, and then room again")
  func boundedAddress() async throws {
    let gate = DispatchSemaphore(value: 0)
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 100) { _, _, _, length in
      gate.wait()
      return [UInt8](repeating: 0, count: length)
    }
    await withTaskGroup(of: Bool.self) { group in
      // They have different addresses in one network.
      for number in 1...24 {
        group.addTask {
          let address = ClientAddress.test("2001:db8::\(number)")
          return (try? await hasher.hash("a password", from: address)) != nil
        }
      }
      for _ in 1...22 { #expect(await group.next() == false) }
      for _ in 1...2 { gate.signal() }
      for _ in 1...2 { #expect(await group.next() == true) }
    }
    gate.signal()
    _ = try await hasher.hash("there is room again", from: .test("2001:db8::1"))
  }

  @Test("while half of the places are taken, an address has one password hashed or waiting")
  func crowded() async throws {
    let gate = DispatchSemaphore(value: 0)
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 16) { _, _, _, length in
      gate.wait()
      return [UInt8](repeating: 0, count: length)
    }
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...12 {
        for _ in 1...3 {
          group.addTask {
            let address = ClientAddress.test("10.\(number).0.1")
            return (try? await hasher.hash("a password", from: address)) != nil
          }
        }
        // The first four addresses have taken eight of the seventeen places.
        for _ in 0..<(number <= 4 ? 1 : 2) { #expect(await group.next() == false) }
      }
      group.addTask {
        (try? await hasher.hash("a password", from: .test("192.0.2.13"))) != nil
      }
      for _ in 1...17 { gate.signal() }
      for await isHashed in group { #expect(isHashed) }
    }
  }

  @Test("addresses take turns, and the one that was just served comes last")
  func turns() async throws {
    let gate = DispatchSemaphore(value: 0)
    let served = Mutex<[String]>([])
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 100) { password, _, _, length in
      gate.wait()
      served.withLock { $0.append(String(decoding: password.prefix(1), as: UTF8.self)) }
      return [UInt8](repeating: 0, count: length)
    }
    await withTaskGroup(of: Bool.self) { group in
      for (place, name) in ["a", "b", "c"].enumerated() {
        for _ in 1...3 {
          group.addTask {
            let address = ClientAddress.test("10.\(place).0.1")
            return (try? await hasher.hash(name, from: address)) != nil
          }
        }
        // When one is rejected, the other two are in the queue.
        #expect(await group.next() == false)
      }
      for _ in 1...6 { gate.signal() }
      for await isHashed in group { #expect(isHashed) }
    }
    #expect(served.withLock { $0.joined() } == "abcabc")
  }

  @Test("if there is no memory for scrypt, the server is busy and rejects the login")
  func noMemory() async throws {
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 1) { _, _, _, _ in nil }
    await #expect(throws: RequestError.self) {
      try await hasher.check("any password", against: nil, from: here)
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
