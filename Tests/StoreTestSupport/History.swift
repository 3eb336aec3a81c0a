package import GameEngine
package import ScoreStore
package import TestSupport

/// The runs that were played, in the order of their ends.
package struct History {
  /// A run that ended.
  package struct Played: Sendable {
    package let account: AccountID
    package let run: RunID
    package let board: BoardKey
    package fileprivate(set) var end: RunEnd
  }

  /// The runs.
  package private(set) var played: [Played] = []
  private var deleted: Set<AccountID> = []
  private var disabled: Set<AccountID> = []

  /// Plays random runs on a store.
  package static func play(on store: any ScoreStore, using gen: inout Gen) async throws -> History {
    var history = History()
    var players: [AccountID] = []
    for number in 0..<12 { players.append(try await store.player("p\(number)")) }
    for number in 0..<150 {
      let date = monday.adding(days: gen.int(-2...9))
      let board = BoardKey(
        gen.percent(75) ? .daily(date) : .run(ISOWeek(of: date)), of: gen.of(courses))
      let account = gen.of(players)
      if gen.percent(2), players.count > 5 {
        players.removeAll { $0 == account }
        history.deleted.insert(account)
        try await store.accounts.delete(account)
        continue
      }
      if gen.percent(4) {
        let isDisabled = history.disabled.remove(account) == nil
        if isDisabled { history.disabled.insert(account) }
        try await store.accounts.setDisabled(isDisabled, of: account)
      }
      if gen.percent(4), let place = history.removablePlace(using: &gen) {
        let end = history.played[place].end
        try await store.runs.remove(history.played[place].run, because: "a reason")
        history.played[place].end = end.removed(because: "a reason")
        continue
      }
      let run = try await store.start(number, of: account, on: board)
      guard run.end == nil else { continue }
      let end = end(
        gen.int(0...4) * 100, seconds: gen.int(0...3), millis: gen.int(0...999),
        at: noon + Int64(gen.int(0...50)), gen.percent(80) ? .finished : .givenUp,
        questions: gen.percent(95) ? 10 : 0, reason: gen.percent(5) ? "too fast" : nil,
        right: board.board == .daily ? gen.int(0...10) : nil)
      if gen.percent(50) {
        _ = try await store.runs.addMove(
          Move(.answer("x"), atMillis: 1), number: 1, to: run.id, dealt: nil, ending: end)
      } else {
        try await store.runs.end(run.id, after: 0, end)
      }
      history.played.append(Played(account: account, run: run.id, board: board, end: end))
    }
    return history
  }

  /// The place of a run whose account exists, and which has a result.
  private func removablePlace(using gen: inout Gen) -> Int? {
    let places = played.indices.filter {
      !deleted.contains(played[$0].account)
        && (played[$0].end.questions > 0 || played[$0].board.board == .daily)
    }
    return places.isEmpty ? nil : gen.of(places)
  }

  /// English twice as often as another course.
  private static let courses = [.english, .english, CourseID("de") ?? .english]

  /// The boards that may have entries.
  package var boards: [BoardKey] {
    let weeks = [-7, 0, 7].map { ISOWeek(of: monday.adding(days: $0)) }
    let contests: [BoardKey.Contest] =
      [.run(nil), .streak] + weeks.map { .weekly($0) } + weeks.map { .run($0) }
      + (-2...9).map { .daily(monday.adding(days: $0)) }
    return Set(History.courses).flatMap { course in contests.map { BoardKey($0, of: course) } }
  }

  /// An entry of a board, from a plain recount.
  package struct Entry {
    package let position: BoardPosition
    package let elapsedMillis: Int
    package let run: RunID?
  }

  /// The entries of a board, computed from the runs without `BoardRules`.
  package func entries(on board: BoardKey) -> [Entry] {
    let kept = played.filter {
      !deleted.contains($0.account) && !disabled.contains($0.account) && $0.end.reason == nil
        && $0.end.questions > 0
    }
    return Dictionary(grouping: kept.filter { $0.board.course == board.course }, by: \.account)
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
    switch board.contest {
    case .daily: return runs.first { $0.board == board }.map(single)
    case .run(nil): return best(runs.filter { $0.board.board == .run }.map(single)).first
    case .run: return best(runs.filter { $0.board == board }.map(single)).first
    case .weekly(let week):
      let dailies = week.dates.map { board.with(.daily($0)) }
      let five = best(runs.filter { dailies.contains($0.board) }.map(single)).prefix(5)
      guard let latest = five.map(\.position.finishedAt).max() else { return nil }
      return entry(
        five.map(\.position.score).reduce(0, +), five.map(\.elapsedMillis).reduce(0, +), latest, nil
      )
    case .streak:
      var days: Set<Int> = []
      var longest: Entry?
      for run in runs where run.end.cause == .finished {
        guard case .daily(let date) = run.board.contest else { continue }
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
