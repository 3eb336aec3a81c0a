import GameEngine
import TestSupport
import Testing

@Suite("A practice session")
struct SessionBuilderTests {
  private static let day: Int64 = 86_400_000
  private static let now = 1000 * day

  private struct Candidate {
    let name: String
    let memory: ItemMemory?
  }

  private func new(_ numbers: Range<Int>) -> [Candidate] {
    numbers.map { Candidate(name: "new\($0)", memory: nil) }
  }

  /// A word that was answered so many days ago.
  private func known(
    _ name: String, _ grades: [Grade], daysAgo: Int64
  ) -> Candidate {
    var memory: ItemMemory?
    for (number, grade) in grades.enumerated() {
      let instant = Self.now - (daysAgo + Int64(grades.count - 1 - number)) * Self.day
      memory = ItemMemory(after: grade, from: memory, at: StudyTime(utc: instant))
    }
    return Candidate(name: name, memory: memory)
  }

  private func session(
    _ candidates: [Candidate], size: Int,
    areRelated: (String, String) -> Bool = { _, _ in false }
  ) -> [String] {
    SessionBuilder(size: size).build(
      from: candidates.map(\.memory), at: StudyTime(utc: Self.now)
    ) {
      areRelated(candidates[$0].name, candidates[$1].name)
    }.map { candidates[$0].name }
  }

  @Test("keeps a third for new words, in their order")
  func newWords() {
    let due = (0..<50).map { known("due\($0)", [.again], daysAgo: 30 + Int64($0)) }
    let words = session(due + new(0..<10), size: 20)
    #expect(words.count == 20)
    #expect(words.filter { $0.hasPrefix("new") } == (0..<7).map { "new\($0)" })
  }

  @Test("has a place in ten for the word that is remembered worst, however many fade")
  func worst() {
    let fading = (0..<50).map { known("fading\($0)", [.again, .again], daysAgo: 20 + Int64($0)) }
    let lost = [known("lost", [.again, .again], daysAgo: 400)]
    #expect(session(fading + lost, size: 10).first == "lost")
    #expect(!session(fading + lost, size: 9).contains("lost"))
  }

  @Test("begins with words that are about to be forgotten, the best remembered first")
  func due() {
    let candidates = [
      known("lost", [.again, .again], daysAgo: 400),
      known("slipping", [.again, .again], daysAgo: 20),
      known("fading", [.again, .again], daysAgo: 90), known("safe", [.easy, .easy], daysAgo: 1),
    ]
    #expect(session(candidates, size: 2) == ["slipping", "fading"])
    #expect(session(candidates, size: 4) == ["slipping", "fading", "lost", "safe"])
  }

  @Test("first asks again what was new on an earlier date, the latest date and the worst first")
  func firstReviews() {
    let candidates = [
      known("due", [.good, .again], daysAgo: 9), known("older", [.again], daysAgo: 6),
      known("guessed", [.good], daysAgo: 1), known("missed", [.again], daysAgo: 1),
      known("today", [.again], daysAgo: 0),
    ]
    #expect(
      session(candidates, size: 5) == ["missed", "guessed", "older", "due", "today"])
  }

  @Test("counts dates, not days of 24 hours: what was new last evening comes back this morning")
  func evening() {
    let hour: Int64 = 3_600_000
    let evening = Self.now - 3 * hour
    let memory = ItemMemory(after: .again, from: nil, at: StudyTime(utc: evening))
    let other = ItemMemory(
      after: .easy,
      from: ItemMemory(after: .easy, from: nil, at: StudyTime(utc: Self.now - 30 * Self.day)),
      at: StudyTime(utc: Self.now - 12 * hour))
    let builder = SessionBuilder(size: 1)
    func first(_ instant: Int64, offset: Int = 0) -> SessionBuilder.Standing {
      builder.standing(of: memory, at: StudyTime(Moment(instant: instant, offset: offset)))
    }
    #expect(first(evening + hour) == .fresh)
    #expect(first(Self.now + 8 * hour) == .first)
    // Twelve hours further west the date is still the same.
    #expect(first(Self.now + 8 * hour, offset: -43_200) == .fresh)
    let session = builder.build(
      from: [other, memory], at: StudyTime(Moment(instant: Self.now + 8 * hour, offset: 0)))
    #expect(session == [1])
  }

  @Test("fills up with new words, then with remembered ones, the least well remembered first")
  func fill() {
    let candidates =
      [
        known("firm", [.easy, .good], daysAgo: 1), known("firmer", [.easy, .easy], daysAgo: 1),
      ] + new(0..<3)
    #expect(session(candidates, size: 4) == ["new0", "new1", "new2", "firm"])
    #expect(session(candidates, size: 9).last == "firmer")
  }

  @Test("rests a word that is forgotten again and again, unless there is no other")
  func leech() {
    let leech = known("leech", [.good, .again, .again, .again, .again], daysAgo: 1)
    let other = known("other", [.easy], daysAgo: 0)
    #expect(session([leech, other], size: 1) == ["other"])
    #expect(session([leech, other], size: 2) == ["other", "leech"])
  }

  @Test("never contains two words that are better not learned together")
  func related() {
    let words = session(new(0..<8), size: 4) { left, right in
      left.dropLast() == right.dropLast()
    }
    #expect(words == ["new0"])
  }

  @Test("contains each word once and not too many words", arguments: 0..<40)
  func laws(seed: UInt64) {
    var random = Gen(seed: seed)
    let candidates =
      (0..<random.int(0...60)).map { number in
        known(
          "w\(number)", (0..<random.int(1...6)).map { _ in random.of(Grade.allCases) },
          daysAgo: Int64(random.int(0...90)))
      } + new(0..<random.int(0...30))
    let size = random.int(0...40)
    let words = session(candidates, size: size)
    #expect(words.count == min(size, candidates.count))
    #expect(Set(words).count == words.count)
  }
}
