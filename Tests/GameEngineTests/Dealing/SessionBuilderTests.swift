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
      memory = ItemMemory(after: grade, from: memory, at: instant)
    }
    return Candidate(name: name, memory: memory)
  }

  private func session(
    _ candidates: [Candidate], size: Int,
    areRelated: (String, String) -> Bool = { _, _ in false }
  ) -> [String] {
    SessionBuilder(size: size).build(from: candidates.map(\.memory), at: Self.now) {
      areRelated(candidates[$0].name, candidates[$1].name)
    }.map { candidates[$0].name }
  }

  @Test("keeps a quarter for new words, in their order")
  func newWords() {
    let due = (0..<50).map { known("due\($0)", [.again], daysAgo: 30 + Int64($0)) }
    let words = session(due + new(0..<10), size: 20)
    #expect(words.count == 20)
    #expect(words.filter { $0.hasPrefix("new") } == ["new0", "new1", "new2", "new3", "new4"])
  }

  @Test("begins with words that are about to be forgotten, the best remembered first")
  func due() {
    let candidates = [
      known("lost", [.again], daysAgo: 400), known("slipping", [.again], daysAgo: 20),
      known("fading", [.again], daysAgo: 90), known("safe", [.easy], daysAgo: 1),
    ]
    #expect(session(candidates, size: 2) == ["slipping", "fading"])
    #expect(session(candidates, size: 4) == ["slipping", "fading", "lost", "safe"])
  }

  @Test("fills up with new words, then with remembered ones, the least well remembered first")
  func fill() {
    let candidates =
      [known("firm", [.easy], daysAgo: 1), known("firmer", [.easy, .easy], daysAgo: 1)] + new(0..<3)
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
