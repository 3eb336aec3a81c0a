import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Boards of several courses")
struct CourseBoardTests {
  private let german = CourseID("de") ?? .english

  @Test("are apart: a daily enters those of its course only, also the streak")
  func apart() {
    let monday = FixturePool.date("2026-11-23")
    func run(_ day: Int, of course: CourseID) -> EndedRun {
      EndedRun(
        board: .daily(monday.adding(days: day), of: course),
        score: BoardScore(score: 100, elapsedMillis: 1, finishedAt: Int64(day), run: nil),
        questions: 10, isFinished: true, isRejected: false)
    }
    let both = PlayerBoards([run(0, of: german), run(1, of: .english), run(2, of: german)])
    #expect(both.entries[.streak()]?.score == 1)
    #expect(both.entries[.streak(of: german)]?.score == 1)
    #expect(both.entries[.weekly(ISOWeek(of: monday))]?.score == 100)
    #expect(both.entries[.weekly(ISOWeek(of: monday), of: german)]?.score == 200)
    #expect(both.entries[.daily(monday)] == nil)
    let next = PlayerBoards([run(0, of: german), run(1, of: german)])
    #expect(next.entries[.streak(of: german)]?.score == 2)
    #expect(next.entries.keys.allSatisfy { $0.course == german })
  }

  @Test("keep their course in neighbors and names")
  func names() {
    let board = BoardKey.daily(FixturePool.date("2026-11-23"), of: german)
    #expect(board.description == "de/daily/2026-11-23")
    #expect(board.neighbor(1)?.description == "de/daily/2026-11-24")
    #expect(BoardKey(board: "run", period: "all", of: german) == .run(nil, of: german))
    #expect(BoardKey.daily(FixturePool.date("2026-11-23")).description == "daily/2026-11-23")
  }

  @Test("of the harder daily have a name of their own, and no week and no streak")
  func hard() {
    let monday = FixturePool.date("2027-01-11")
    let board = BoardKey.hard(monday)
    #expect(board.description == "hard/2027-01-11")
    #expect(board.board == .hard && board.isDaily)
    #expect(BoardKey(board: "hard", period: "2027-01-11") == board)
    #expect(BoardKey(board: "hard", period: "2027-01-11", of: german) == nil)
    #expect(BoardKey(board: "hard", period: "all") == nil)
    #expect(board.neighbor(-1)?.description == "hard/2027-01-10")
    let moment = Moment(instant: Int64(monday.dayNumber) * 86_400_000, offset: 0)
    #expect(BoardKey.current(.hard, of: german, at: moment) == board)
    #expect(BoardKey.current(.weekly, of: .hard, at: moment) == .weekly(ISOWeek(of: monday)))
    let score = BoardScore(score: 100, elapsedMillis: 1, finishedAt: 0, run: nil)
    let run = EndedRun(
      board: board, score: score, questions: 10, isFinished: true, isRejected: false)
    #expect(PlayerBoards([run]).entries == [board: score])
  }

  @Test("a round without a course in its header is English")
  func header() throws {
    let header = RoundHeader(questions: 3, ruleset: .play, edition: "de-1", course: german)
    let data = try JSONEncoding.text(of: header)
    #expect(data.contains(#""course":"de""#))
    #expect(try JSONEncoding.value(RoundHeader.self, of: data) == header)
    let old = data.replacing(#""course":"de","#, with: "")
    #expect(try JSONEncoding.value(RoundHeader.self, of: old).course == .english)
    let odd = data.replacing(#""de""#, with: #""DE!""#)
    #expect(throws: DecodingError.self) { try JSONEncoding.value(RoundHeader.self, of: odd) }
  }
}

private enum JSONEncoding {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
