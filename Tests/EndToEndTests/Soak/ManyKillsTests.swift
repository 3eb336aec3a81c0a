import Foundation
import Testing

@Suite("Soak: kills", .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakKillTests {
  @Test("twenty lose no move that was acknowledged")
  func kills() throws {
    let outcome = try KillRounds.run(20, seed: 20)
    Soak.tell(
      "20 kills, \(outcome.acknowledged) moves acknowledged, \(outcome.lost.count) lost, "
        + "ready after \(outcome.ready.max() ?? 0) s at most")
    #expect(outcome.lost == [])
    #expect(outcome.unsound == [])
    #expect(outcome.ready.count == 20 && outcome.ready.allSatisfy { $0 < 2 })
    #expect(outcome.acknowledged >= 20 * KillRounds.writers)
  }
}
