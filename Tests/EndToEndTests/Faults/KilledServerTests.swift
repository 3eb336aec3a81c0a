import Foundation
import Testing

@Suite("Faults: a server that is killed")
struct FaultsKilledServerTests {
  @Test("keeps every acknowledged move and an intact file")
  func kills() throws {
    let outcome = try KillRounds.run(3, seed: 1)
    #expect(outcome.lost == [])
    #expect(outcome.unsound == [])
    #expect(outcome.acknowledged >= 3 * KillRounds.writers)
    print("killed: \(outcome.acknowledged) moves acknowledged, ready after \(outcome.ready) s")
  }
}
