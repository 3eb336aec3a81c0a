import GameEngine
import TestSupport
import Testing

@Suite("The rules of boards")
struct BoardRulesTests {
  private static let monday = CalendarDate(dayNumber: 20_780)

  /// Random runs of one player: of each date at most one daily, in any order.
  private static func runs(using gen: inout Gen) -> [EndedRun] {
    var dates = Set((-9...20).map { monday.adding(days: $0) })
    return (0..<60).compactMap { number in
      let date = monday.adding(days: gen.int(-9...20))
      let isDaily = gen.percent(70)
      if isDaily, dates.remove(date) == nil { return nil }
      return EndedRun(
        board: isDaily ? .daily(date) : .run(ISOWeek(of: date)),
        score: BoardScore(
          score: 100 * gen.int(0...5), elapsedMillis: gen.int(0...4000),
          finishedAt: Int64(gen.int(0...50)), run: EventID(high: 1, low: UInt64(number))),
        questions: gen.percent(95) ? 10 : 0, isFinished: gen.percent(80),
        isRejected: gen.percent(5))
    }
  }

  @Test(
    "applied run by run they give what a plain recount of all runs gives",
    arguments: 1...40 as ClosedRange<UInt64>)
  func recount(seed: UInt64) {
    var gen = Gen(seed: seed)
    let runs = BoardRulesTests.runs(using: &gen)
    var boards = PlayerBoards()
    for count in runs.indices {
      boards.add(runs[count])
      #expect(boards.entries == Recount(runs.prefix(count + 1)).entries)
    }
    #expect(PlayerBoards(runs).entries == boards.entries)
  }

  @Test(
    "what a run changes follows from the entries that it says it needs",
    arguments: 1...40 as ClosedRange<UInt64>)
  func neededEntries(seed: UInt64) {
    var gen = Gen(seed: seed)
    let runs = BoardRulesTests.runs(using: &gen)
    var boards = PlayerBoards()
    for run in runs {
      let whole = BoardHistory(entries: boards.entries)
      var needed = BoardHistory()
      for (board, score) in boards.entries
      where BoardRules.entriesNeeded(for: run).contains(where: { $0.contains(board) }) {
        needed.entries[board] = score
      }
      #expect(
        BoardRules.changes(by: run, after: needed) == BoardRules.changes(by: run, after: whole))
      boards.add(run)
    }
  }

  @Test("a run that is rejected, or has no answer, changes nothing")
  func leftOff() {
    let score = BoardScore(score: 900, elapsedMillis: 5, finishedAt: 1, run: nil)
    for board in [BoardKey.daily(BoardRulesTests.monday), .run(ISOWeek("2026-W47"))] {
      for (questions, isRejected) in [(0, false), (10, true)] {
        let run = EndedRun(
          board: board, score: score, questions: questions, isFinished: true,
          isRejected: isRejected)
        #expect(!BoardRules.counts(run) && BoardRules.streakDate(of: run) == nil)
        #expect(BoardRules.entriesNeeded(for: run).isEmpty)
        #expect(BoardRules.changes(by: run, after: BoardHistory(finishedBefore: 3)).isEmpty)
      }
    }
  }

  @Test("a streak lasts until a whole date has passed without a daily")
  func currentStreak() {
    let finished: [Int: Int] = [1: 1, 2: 2, 3: 3]
    func streak(_ day: Int) -> Int {
      BoardRules.currentStreak(asOf: BoardRulesTests.monday.adding(days: day)) {
        finished[$0.dayNumber - BoardRulesTests.monday.dayNumber] ?? 0
      }
    }
    #expect((0...5).map(streak) == [0, 1, 2, 3, 3, 0])
  }
}

extension BoardSpan {
  /// Whether it has a board of these: their kind is the same, and dates as they are written sort.
  fileprivate func contains(_ board: BoardKey) -> Bool {
    board.board == first.board && (first.period...last.period).contains(board.period)
  }
}

/// All boards of a player, counted from all runs at once and without `BoardRules`.
private struct Recount {
  private(set) var entries: [BoardKey: BoardScore] = [:]

  init(_ runs: some Collection<EndedRun>) {
    let kept = runs.filter { !$0.isRejected && $0.questions > 0 }
    let dailies = kept.filter { $0.board.board == .daily }
    for run in dailies { entries[run.board] = run.score }
    let weeks = (-14...28).map { ISOWeek(of: CalendarDate(dayNumber: 20_780 + $0)) }
    for week in Set(weeks) {
      let ofWeek = dailies.filter { week.dates.map { BoardKey.daily($0) }.contains($0.board) }
      let best = Recount.sorted(ofWeek).prefix(5)
      if let latest = best.map(\.finishedAt).max() {
        entries[.weekly(week)] = BoardScore(
          score: best.map(\.score).reduce(0, +),
          elapsedMillis: best.map(\.elapsedMillis).reduce(0, +), finishedAt: latest, run: nil)
      }
      entries[.run(week)] = Recount.sorted(kept.filter { $0.board == .run(week) }).first
    }
    entries[.run(nil)] = Recount.sorted(kept.filter { $0.board.board == .run }).first
    var days: Set<Int> = []
    for run in dailies where run.isFinished {
      guard case .daily(let date) = run.board.contest else { continue }
      days.insert(date.dayNumber)
      let longest = days.map { first in (0...).first { !days.contains(first + $0) } ?? 0 }.max()
      if let longest, longest > entries[.streak()]?.score ?? 0 {
        entries[.streak()] = BoardScore(
          score: longest, elapsedMillis: 0, finishedAt: run.score.finishedAt, run: nil)
      }
    }
  }

  private static func sorted(_ runs: [EndedRun]) -> [BoardScore] {
    runs.map(\.score).sorted {
      (-$0.score, $0.elapsedMillis / 1000, $0.finishedAt, $0.elapsedMillis)
        < (-$1.score, $1.elapsedMillis / 1000, $1.finishedAt, $1.elapsedMillis)
    }
  }
}
