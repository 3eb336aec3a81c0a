import GameEngine
import ScoreStore
import TestSupport
import Testing

/// Random histories, and the boards counted anew from what was played.
@Suite("The laws of boards")
struct BoardLawTests {
  @Test("every board is what a plain recount gives", arguments: StoreKind.allCases, 1...4)
  func recount(_ kind: StoreKind, _ seed: UInt64) async throws {
    let store = try await kind.make()
    var gen = Gen(seed: seed)
    let history = try await History.play(on: store, using: &gen)
    for board in history.boards {
      let expected = history.entries(on: board)
      let found = try await store.all(of: board, by: gen.int(1...7))
      #expect(found.map(\.position) == expected.map(\.position), "\(board)")
      #expect(found.map(\.elapsedMillis) == expected.map(\.elapsedMillis), "\(board)")
      #expect(found.map(\.run) == expected.map(\.run), "\(board)")
      #expect(try await store.players(on: board) == expected.count)
      for entry in found {
        let better = expected.count {
          (-$0.position.score, $0.position.seconds)
            < (-entry.position.score, entry.position.seconds)
        }
        #expect(entry.rank == better + 1)
        #expect(try await store.entry(of: entry.position.account, on: board) == entry)
      }
      try await around(found, on: board, of: store, using: &gen)
    }
    #expect(try await store.check() == [])
  }

  @Test("a file that is opened again has the same boards", arguments: 1...2)
  func reopened(_ seed: UInt64) async throws {
    let file = StoreFolder.newFile()
    var gen = Gen(seed: seed)
    let store = try await SQLiteStore.open(path: file)
    let history = try await History.play(on: store, using: &gen)
    let again = try await SQLiteStore.open(path: file, counting: BoardKey.live(at: noon))
    for board in history.boards {
      #expect(try await again.all(of: board) == store.all(of: board))
    }
    #expect(try await again.check() == [])
  }

  @Test("pages agree with themselves while runs end")
  func pagesUnderWrites() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let board = BoardKey.daily(monday)
    for number in 0..<60 {
      try await store.start(number, of: store.player("p\(number)"), on: board)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask { try await store.endRun(runID(number), end(100 * (number % 9))) }
        group.addTask {
          let entries = try await store.page(board, after: nil, limit: 100).entries
          for (place, entry) in entries.enumerated() {
            let first = entries.firstIndex { $0.position.score == entry.position.score }
            #expect(entry.rank == (first ?? place) + 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.check() == [])
  }

  private func around(
    _ all: [RankedEntry], on board: BoardKey, of store: any ScoreStore, using gen: inout Gen
  ) async throws {
    guard !all.isEmpty else { return }
    let place = gen.int(0...(all.count - 1))
    let limit = gen.int(1...9)
    let page = try await store.page(board, around: all[place].position.account, limit: limit)
    let first = max(0, place - limit / 2)
    let last = min(all.count, first + limit)
    #expect(page.entries == Array(all[first..<last]))
    #expect(page.hasMore == (last < all.count))
  }
}

/// What was played, in the order in which it ended.
private struct History {
  struct Played {
    let account: AccountID
    let run: RunID
    let board: BoardKey
    let end: RunEnd
  }

  private(set) var played: [Played] = []
  private var deleted: Set<AccountID> = []

  static func play(on store: any ScoreStore, using gen: inout Gen) async throws -> History {
    var history = History()
    var players: [AccountID] = []
    for number in 0..<12 { players.append(try await store.player("p\(number)")) }
    for number in 0..<150 {
      let date = monday.adding(days: gen.int(-2...9))
      let board: BoardKey = gen.percent(75) ? .daily(date) : .run(ISOWeek(of: date))
      let account = gen.of(players)
      if gen.percent(2), players.count > 5 {
        players.removeAll { $0 == account }
        history.deleted.insert(account)
        try await store.deleteAccount(account)
        continue
      }
      let run = try await store.start(number, of: account, on: board)
      guard run.end == nil else { continue }
      let end = end(
        gen.int(0...4) * 100, seconds: gen.int(0...3), millis: gen.int(0...999),
        at: noon + Int64(gen.int(0...50)), gen.percent(80) ? .finished : .givenUp,
        questions: gen.percent(95) ? 10 : 0, reason: gen.percent(5) ? "too fast" : nil)
      if gen.percent(50) {
        _ = try await store.addMove(
          Move("x", atMillis: 1), number: 1, to: run.id, dealt: nil, ending: end)
      } else {
        try await store.endRun(run.id, end)
      }
      history.played.append(Played(account: account, run: run.id, board: board, end: end))
    }
    return history
  }

  var boards: [BoardKey] {
    let weeks = [-7, 0, 7].map { ISOWeek(of: monday.adding(days: $0)) }
    return [.run(nil), .streak] + weeks.map { .weekly($0) } + weeks.map { .run($0) }
      + (-2...9).map { .daily(monday.adding(days: $0)) }
  }

  struct Entry {
    let position: BoardPosition
    let elapsedMillis: Int
    let run: RunID?
  }

  func entries(on board: BoardKey) -> [Entry] {
    let kept = played.filter {
      !deleted.contains($0.account) && $0.end.reason == nil && $0.end.questions > 0
    }
    return Dictionary(grouping: kept, by: \.account)
      .compactMap { entry(of: $0, from: $1, on: board) }
      .sorted { $0.position < $1.position }
  }

  private func entry(of account: AccountID, from runs: [Played], on board: BoardKey) -> Entry? {
    func entry(_ score: Int, _ millis: Int, _ at: Int64, _ run: RunID?) -> Entry {
      Entry(
        position: BoardPosition(
          score: score, seconds: millis / 1000, finishedAt: at, account: account),
        elapsedMillis: millis, run: run)
    }
    func single(_ run: Played) -> Entry {
      entry(run.end.score, run.end.elapsedMillis, run.end.finishedAt, run.run)
    }
    func best(_ entries: [Entry]) -> [Entry] {
      entries.sorted {
        ($0.position, $0.elapsedMillis) < ($1.position, $1.elapsedMillis)
      }
    }
    switch board {
    case .daily: return runs.first { $0.board == board }.map(single)
    case .run(nil): return best(runs.filter { $0.board.board == .run }.map(single)).first
    case .run: return best(runs.filter { $0.board == board }.map(single)).first
    case .weekly(let week):
      let dailies = week.dates.map { BoardKey.daily($0) }
      let five = best(runs.filter { dailies.contains($0.board) }.map(single)).prefix(5)
      guard let latest = five.map(\.position.finishedAt).max() else { return nil }
      return entry(
        five.map(\.position.score).reduce(0, +), five.map(\.elapsedMillis).reduce(0, +), latest, nil
      )
    case .streak:
      var days: Set<Int> = []
      var longest: Entry?
      for run in runs where run.end.cause == .finished {
        guard case .daily(let date) = run.board else { continue }
        days.insert(date.dayNumber)
        let length = days.map { first in (0...).first { !days.contains(first + $0) } ?? 0 }.max()
        if let length, length > longest?.position.score ?? 0 {
          longest = entry(length, 0, run.end.finishedAt, nil)
        }
      }
      return longest
    }
  }
}
