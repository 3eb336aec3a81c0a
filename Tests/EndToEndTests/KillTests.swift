import Foundation
import GameEngine
import Testing

/// 20 series of three kills, or of ten in `make soak`; some series run at the same time.
@Suite("Kills at any moment")
struct KillTests {
  private static let killsInSeries = Soak.isWanted ? 10 : 3

  /// The undisturbed time from the program's start to its first event, in microseconds.
  private static let opening = Result {
    let home = try Home()
    let start = Date()
    let child = try game(seed: 0, home: home)
    try child.wait { !$0.isEmpty }
    return UInt64(Date().timeIntervalSince(start) * 1_000_000)
  }

  /// A game of fifty questions with prepared moves.
  private static func game(seed: Int, home: Home) throws -> Child {
    let child = try Binary.start(
      ["play", "--jsonl", "--questions", "50", "--seed", "\(seed)"], home: home)
    child.send(Data(String(repeating: "1\n\n", count: 60).utf8))
    child.endInput()
    return child
  }

  @Test("no confirmed answer is lost or doubled", arguments: 0..<20)
  func kills(series: Int) throws {
    var generator = SplitMix(seed: UInt64(series))
    let opening = try KillTests.opening.get()
    var home = try Home()
    var known: Set<EventID> = []
    for kill in 0..<KillTests.killsInSeries {
      // Half of the kills happen in a new folder, at any time until the game has begun; the other half
      // happen between or during the fifty answers.
      let isFresh = kill.isMultiple(of: 2)
      if isFresh { (home, known) = (try Home(), []) }
      let lines = isFresh ? 0 : Int(generator.next() % 100)
      let delay = UInt32(generator.next() % (isFresh ? opening * 3 / 2 : 8000))
      let child = try KillTests.game(seed: series * 100 + kill, home: home)
      if lines > 0 { try child.wait { $0.count { $0 == 10 } >= lines } }
      usleep(delay)
      child.signal(SIGKILL)
      let outcome = try child.finish()
      let place: Comment = "series \(series), kill \(kill), \(lines) lines and \(delay) µs"
      let printed = try EventLine.readAll(outcome.stdout).filter { $0.event == "verdict" }
      let next = try Binary.run("today --json", home: home)
      #expect(next.status == 0, place)
      #expect(next.stderr == "", place)
      let kept = try home.answers().filter { !known.contains($0.round) }
      let indexes = kept.map(\.index).sorted()
      #expect(Set(indexes).isSuperset(of: printed.compactMap(\.index)), place)
      #expect(indexes == Array(1..<(kept.count + 1)), place)
      #expect(kept.count <= printed.count + 1, place)
      #expect(Set(kept.map(\.round)).count <= 1, place)
      known.formUnion(kept.map(\.round))
    }
  }
}

/// The generator of Steele, Lea and Flood (SplitMix64), so that a failure can be reproduced.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
