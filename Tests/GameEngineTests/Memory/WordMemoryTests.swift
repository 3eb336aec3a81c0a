import GameEngine
import TestSupport
import Testing

@Suite("The memory of a word")
struct WordMemoryTests {
  private static let day: Int64 = 86_400_000

  /// The memory after answers, one each fourth day.
  private func memory(_ answers: [Bool], every days: Int64 = 4) -> ItemMemory {
    let first = ItemMemory(
      after: answers[0] ? .good : .again, from: nil, at: StudyTime(utc: 0, start: 0))
    return answers.enumerated().dropFirst().reduce(first) { memory, answer in
      ItemMemory(
        after: answer.element ? .good : .again, from: memory,
        at: StudyTime(utc: Int64(answer.offset) * days * Self.day, start: 0))
    }
  }

  @Test("counts lapses, less the recalls since")
  func lapses() {
    #expect(memory([false]).lapses == 0)
    #expect(memory([true, false]).lapses == 1)
    #expect(memory([true, false, true]).lapses == 0)
    #expect(memory([true, false, false, true]).lapses == 1)
    #expect(memory([true, true, true]).lapses == 0)
  }

  @Test("counts several answers of one day as one")
  func sameDay() {
    var memory = memory([true, false])
    for hour in 1...5 {
      memory = ItemMemory(
        after: .again, from: memory,
        at: StudyTime(utc: 4 * Self.day + Int64(hour) * 3_600_000, start: 0))
    }
    #expect(memory.lapses == 1)
    memory = ItemMemory(
      after: .good, from: memory, at: StudyTime(utc: 4 * Self.day + 6 * 3_600_000, start: 0))
    #expect(memory.lapses == 1)
  }

  @Test(
    "leaves a word in peace that was forgotten three times, longer each time, and at most 30 days")
  func leech() {
    let rests = (3...9).map { misses in
      let memory = memory([true] + Array(repeating: false, count: misses))
      return memory.heldUntil - memory.state.lastDay
    }
    #expect(rests == [2, 4, 8, 16, 30, 30, 30])
    #expect(memory([true, false, false]).heldUntil == 0)
    #expect(memory([true, false, false, false, true]).heldUntil == 0)
  }
}
