import GameEngine
import ScoreStore

/// A run in memory, as far as it is on the disk. It belongs to the service that loaded it.
final class LiveRun {
  let id: RunID
  let account: AccountID
  let board: BoardKey
  let startedAt: Int64
  let closesAt: Int64
  private(set) var dealt: DealtRound
  private(set) var referee: RankedReferee
  private(set) var moves: [Move]
  private(set) var end: RunEnd?
  /// The answer to the last move, so that the same move again gets the same.
  private(set) var lastAnswer: [GameEvent]?
  /// When the run began, by the clock that never jumps.
  private let startedUptime: Int64
  private var isLocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// When it was last used, to evict the oldest.
  var lastUse = 0

  /// A run as it is kept.
  init(_ stored: StoredRun, clock: ServerClock) {
    id = stored.id
    account = stored.account
    board = stored.board
    startedAt = stored.startedAt
    closesAt = stored.closesAt
    dealt = stored.dealt
    moves = stored.moves
    end = stored.end
    referee = RankedReferee(stored.dealt, after: stored.moves) { _, _ in }
    if end != nil, referee.result == nil { _ = referee.stop() }
    let last = Int64(stored.moves.last?.atMillis ?? 0)
    startedUptime = clock.uptime() - max(last, clock.now() - stored.startedAt)
  }

  /// Milliseconds since the run began.
  func elapsed(_ clock: ServerClock) -> Int {
    max(Int(clock.uptime() - startedUptime), moves.last?.atMillis ?? 0)
  }

  /// The events so far, move by move; the opening is number 0.
  func history(upTo number: Int) -> [[GameEvent]] {
    var events: [[GameEvent]] = []
    _ = RankedReferee(dealt, after: moves.prefix(number)) { events.append($1) }
    return events
  }

  /// Takes over a move that has been kept.
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

  /// Takes over an end that has been kept.
  func stop(_ referee: RankedReferee, _ end: RunEnd) {
    self.referee = referee
    self.end = end
  }

  // MARK: - One request at a time

  /// Whether no request uses it or waits for it.
  var isFree: Bool { !isLocked && waiting.isEmpty }

  /// Waits until no other request uses it.
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
