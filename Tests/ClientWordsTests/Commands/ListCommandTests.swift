import ClientCore
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Lists of words and answers")
struct ListCommandTests {
  private let player: Player
  private let words: [Item]

  init() throws {
    player = try Player(Display())
    words = Array(player.pool.items.prefix(4))
  }

  private func answer(
    _ word: Item, right: Bool, day: Int, form: String = "match"
  ) throws {
    let journal = try player.folder.journal()
    let answer = AnswerEntry(
      item: word.id, form: FormID(form), input: "1", verdict: right ? .right : .wrong,
      milliseconds: 3000, hint: false, round: EventID(derivedFrom: "past"), index: 1, points: 0,
      again: false)
    try journal.append(
      [.init(id: EventID(derivedFrom: "\(try journal.count())"), body: .answer(answer))],
      at: TestClock.noon(day: day))
  }

  /// The words of a list, in its order.
  private func listed(_ change: (inout WordListRequest) -> Void) throws -> [String] {
    struct Card: Decodable { let word: String }
    var request = WordListRequest()
    change(&request)
    let text = try player.json { try $0.run(["seen"] + request.arguments) }
    return try JSONDecoder().decode([Card].self, from: Data(text.utf8)).map(\.word)
  }

  /// Words and dates of the listed answers.
  private func history(_ change: (inout HistoryRequest) -> Void) throws -> [String] {
    struct Line: Decodable {
      let word: String
      let date: String
    }
    var request = HistoryRequest()
    change(&request)
    let text = try player.json { try $0.run(["history"] + request.arguments) }
    return try JSONDecoder().decode([Line].self, from: Data(text.utf8))
      .map { "\($0.word) \($0.date.suffix(2))" }
  }

  @Test(
    "words seen come by difficulty, by the alphabet, by the last showing, or by when they are due")
  func orders() throws {
    try answer(words[0], right: true, day: 0)
    try answer(words[1], right: false, day: 1)
    try answer(words[2], right: true, day: 2)
    try player.folder.journal().append(
      [.init(id: EventID(derivedFrom: "looked"), body: .seen(words[3].id))],
      at: TestClock.noon(day: 3))
    player.test.clock.now = TestClock.noon(day: 4)
    let names = words.map(\.term)
    #expect(try listed { $0.order = .word } == names)
    #expect(try listed { $0.order = .recent } == names.reversed())
    // New words are due on the next date.
    #expect(try listed { $0.order = .due } == names)
    #expect(try listed { _ in } == [names[1], names[3], names[0], names[2]])
    #expect(try listed { $0.isDue = true } == [names[1], names[0], names[2]])
    #expect(try listed { $0.limit = 2 } == [names[1], names[3]])
  }

  @Test("a word that is probably forgotten has a mark and its chance of recall")
  func forgotten() throws {
    try answer(words[0], right: false, day: 0)
    let same = try player.screen { try $0.run("seen") }
    #expect(same.contains("hard, due in 1 day, 0 of 1 right"))
    player.test.clock.now = TestClock.noon(day: 90)
    let later = try player.screen { try $0.run("seen") }
    #expect(later.contains("hard, fading, recall 39 %, due, 0 of 1 right"))
  }

  @Test("answers are filtered by word, form, dates and misses")
  func narrowed() throws {
    try answer(words[0], right: true, day: 0, form: "recall")
    try answer(words[0], right: false, day: 1)
    try answer(words[1], right: true, day: 2)
    let (first, second) = (words[0].term, words[1].term)
    let dates = (0...2).map { TestClock.noon(day: $0).localDate.description }
    func line(_ word: String, _ day: Int) -> String { "\(word) \(dates[day].suffix(2))" }
    #expect(try history { $0.word = first } == [line(first, 1), line(first, 0)])
    #expect(try history { $0.form = "recall" } == [line(first, 0)])
    #expect(try history { $0.since = dates[1] } == [line(second, 2), line(first, 1)])
    #expect(try history { $0.until = dates[1] } == [line(first, 1), line(first, 0)])
    #expect(
      try history {
        $0.word = first
        $0.missesOnly = true
      } == [line(first, 1)])
    #expect(try history { $0.since = "2030-01-01" }.isEmpty)
  }

  @Test("an invalid filter is refused")
  func refused() throws {
    for change in [
      { $0.form = "chess" }, { $0.since = "yesterday" }, { $0.until = "2026-13-01" },
      { $0.word = "zzzz" },
    ] as [(inout HistoryRequest) -> Void] {
      var request = HistoryRequest()
      change(&request)
      #expect(throws: (any Error).self) {
        try player.program().run(["history"] + request.arguments)
      }
    }
  }
}
