import GameEngine
import TestSupport
import Testing

@Suite("Drawing one of many words of which few are known")
struct FreeDrawPlaceTests {
  private static let moment = Moment(
    instant: 1_795_262_400_000, localDate: CalendarDate(utc: 1_795_262_400_000), offset: 0)

  /// The progress of a player who has seen some words a number of times, two days ago.
  private func progress(seen: [ItemID: Int]) -> PlayerProgress {
    var fold = ProgressFold()
    let past = Self.moment.instant - 2 * 86_400_000
    var counter = 0
    for (item, times) in seen.sorted(by: { $0.key < $1.key }) {
      for _ in 0..<times {
        counter += 1
        fold.apply(
          Event(
            id: EventID(high: 1, low: UInt64(counter)), device: "test", counter: counter,
            instant: past, localDate: CalendarDate(utc: past), offset: 0, body: .seen(item)))
      }
    }
    return fold.progress
  }

  private func counts(
    _ draw: FreeDraw, among count: Int, known: [Int: ItemID], draws: Int
  ) throws -> [Int] {
    var generator = SeededGenerator(seed: 9)
    var counts = [Int](repeating: 0, count: count)
    for _ in 0..<draws {
      let place = try #require(draw.place(among: count, known: known, using: &generator))
      counts[place] += 1
    }
    return counts
  }

  @Test("each is drawn as often as its weight says", arguments: [false, true])
  func weights(isClassic: Bool) throws {
    let (often, once) = (ItemID("en/often/noun"), ItemID("en/once/noun"))
    let progress = progress(seen: [often: 30, once: 1, ItemID("en/last/noun"): 1])
    let draw = FreeDraw(progress, at: Self.moment, isClassic: isClassic)
    let counts = try counts(draw, among: 6, known: [0: often, 3: once], draws: 12_000)
    let new = draw.weight(of: ItemID("en/new/noun"))
    let weights: [Double] =
      isClassic
      ? [0, 1, 1, 1, 1, 1]
      : [draw.weight(of: often), new, new, draw.weight(of: once), new, new]
    let all = weights.reduce(0, +)
    for (count, weight) in zip(counts, weights) {
      #expect(abs(Double(count) - 12_000 * weight / all) < 300)
    }
  }

  @Test("it draws the only word there is, and none of none")
  func few() {
    let word = ItemID("en/last/noun")
    let draw = FreeDraw(progress(seen: [word: 40]), at: Self.moment)
    var generator = SeededGenerator(seed: 1)
    #expect(draw.place(among: 1, known: [0: word], using: &generator) == 0)
    #expect(draw.place(among: 0, known: [:], using: &generator) == nil)
    let classic = FreeDraw(progress(seen: [word: 400]), at: Self.moment, isClassic: true)
    #expect(classic.place(among: 1, known: [0: word], using: &generator) == 0)
  }
}
