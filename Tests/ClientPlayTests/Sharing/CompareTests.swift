import ClientCore
import ClientPlay
import ClientTestSupport
import TestSupport
import Testing

@Suite("A friend's daily")
struct CompareTests {
  @Test(
    "is read from its line in any language, with or without the squares",
    arguments: [
      (
        "wordhoard solo #12  7/10  4,600  daily streak 3\n🟩🟩🟥🟩🟩🟥🟩🟩🟥🟩\nencore 🟩🟥", "solo #12", 4600,
        10
      ),
      ("wordhoard #12 7/10 4.600 Tagesserie 3 = = . = = . = = . =", "#12", 4600, 10),
      ("look: wordhoard de solo #3  7/10  600", "de solo #3", 600, 0),
      ("wordhoard words.example.org #3  7/10  14 600  série 2", "words.example.org #3", 14600, 0),
    ])
  func reading(line: String, daily: String, score: Int, marks: Int) throws {
    let shared = try #require(SharedDaily(line))
    #expect(shared.daily == daily && shared.score == score && shared.marks.count == marks)
    #expect(shared.correct == 7 && shared.questions == 10)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "wordhoard", "wordhoard play --code ABC", "wordhoard solo #x 7/10 4,600",
      "wordhoard solo #1 12/10 4,600", "wordhoard solo #1 7/10", "wordhoard a b c d #1 7/10 1",
      "wordhoard solo #1 7/999999999999999999999 1",
    ])
  func nothing(line: String) { #expect(SharedDaily(line) == nil) }

  @Test("is plausible whatever is pasted", arguments: 0..<20)
  func anything(seed: UInt64) {
    var gen = Gen(seed: seed)
    let parts = [
      "wordhoard", "WORDHOARD", "solo", "#12", "#", "#-1", "7/10", "10/7", "/", "7/", "-1/10",
      "4,600",
      "99999999999999999999", ",", "½", "٣", "=", ".", "🟩", "🟥🟩", "\u{202E}", "\n", "",
    ]
    for _ in 0..<500 {
      let text = (0..<gen.int(0...14)).map { _ in gen.of(parts) }
        .joined(separator: gen.of([" ", "\u{A0}", "  ", "\n"]))
      guard let shared = SharedDaily(text) else { continue }
      #expect((0...shared.questions).contains(shared.correct) && shared.score >= 0, "\(text)")
      #expect(shared.marks.isEmpty || shared.marks.count == shared.questions, "\(text)")
    }
  }

  @Test("is compared with one's own, question by question")
  func compare() async throws {
    let player = try Player(Display())
    let line = "wordhoard solo #1 8/10 1,300 🟩🟥🟩🟩🟩🟩🟩🟩🟥🟩"
    #expect(
      try player.screen { try $0.run(["compare", line]) }
        .hasPrefix("Your friend has 8 of 10 right and 1,300 points in the daily solo #1, which"))
    try await player.program(typing: player.dailyAnswers("rrwrrprrwr")).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    _ = player.screen()
    #expect(
      try player.screen { try $0.run(["compare"] + line.split(separator: " ").map(String.init)) }
        == """
          you     7/10   1,000  ✓✓✗✓✓✗✓✓✗✓
          friend  8/10   1,300  ✓✗✓✓✓✓✓✓✗✓

        Your friend is ahead by 300.
        Only you knew: question 2.
        Only your friend knew: question 3, 6.

        """)
    #expect(throws: ClientError.self) { try player.program().run("compare wordle 3/6") }
  }
}
