import GameEngine
import ScoreStore

/// A run in memory, in its state on disk. It belongs to the service that loaded it.
final class LiveRun {
  let id: RunID
  let account: AccountID
  let board: BoardKey
  let startedAt: Int64
  let closesAt: Int64
  let followsDeletion: Bool
  private(set) var dealt: DealtRound
  private(set) var referee: RankedReferee
  private(set) var moves: [Move]
  private(set) var end: RunEnd?
  /// The answer to the last move, for a client that repeats the move.
  private(set) var lastAnswer: [GameEvent]?
  /// The start of the run by the monotonic clock.
  private let startedUptime: Int64
  private var isLocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of its last use; the least recently used runs are evicted first.
  var lastUse = 0

  init(_ stored: StoredRun, clock: ServerClock) {
    id = stored.id
    account = stored.account
    board = stored.board
    startedAt = stored.startedAt
    closesAt = stored.closesAt
    followsDeletion = stored.followsDeletion
    dealt = stored.dealt
    moves = stored.moves
    end = stored.end
    referee = RankedReferee(stored)
    let last = Int64(stored.moves.last?.atMillis ?? 0)
    startedUptime = clock.uptime() - max(last, clock.now() - stored.startedAt)
  }

  /// Milliseconds since the run began.
  func elapsed(_ clock: ServerClock) -> Int {
    max(Int(clock.uptime() - startedUptime), moves.last?.atMillis ?? 0)
  }

  /// The events up to a move, by move; the opening is number 0.
  func history(upTo number: Int) -> [[GameEvent]] {
    var events: [[GameEvent]] = []
    _ = RankedReferee(dealt, after: moves.prefix(max(0, number))) { events.append($1) }
    return events
  }

  /// Applies a move that has been stored.
  func advance(
    by move: Move, to referee: RankedReferee, dealt more: DealtQuestions?, ending end: RunEnd?,
    answer: [GameEvent]
  ) {
    moves.append(move)
    self.referee = referee
    if let more {
      dealt = DealtRound(
        round: Round(
          header: dealt.round.header, questions: dealt.round.questions + more.questions,
          strictAccents: dealt.round.strictAccents),
        key: RoundKey(questions: dealt.key.questions + more.keys))
    }
    self.end = end ?? self.end
    lastAnswer = answer
  }

  /// Applies an end that has been stored.
  func stop(_ referee: RankedReferee, _ end: RunEnd) {
    self.referee = referee
    self.end = end
  }

  /// Whether it is the run on disk. An ended run without an answer is not on disk.
  func isCurrent(_ state: RunState?) -> Bool {
    guard let state else { return end != nil }
    return state
      == RunState(moves: moves.count, isOpen: end == nil, removal: end?.removal)
  }

  /// Takes over the run on disk, which another server or an operator has changed. Its clock goes on.
  func reload(_ stored: StoredRun) {
    dealt = stored.dealt
    moves = stored.moves
    end = stored.end
    referee = RankedReferee(stored)
    lastAnswer = nil
  }

  // MARK: - One request at a time

  /// Whether no request uses the run or waits for it.
  var isFree: Bool { !isLocked && waiting.isEmpty }

  /// Waits until no other request uses the run.
  func lock(isolation: isolated (any Actor)? = #isolation) async {
    if isLocked {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isLocked = true
    }
  }

  /// Lets the next request continue.
  func unlock() {
    if waiting.isEmpty { isLocked = false } else { waiting.removeFirst().resume() }
  }
}
