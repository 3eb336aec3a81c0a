import ScoreStore
import StoreTestSupport
import Testing

@Suite("The order of a board")
struct BoardPositionTests {
  @Test("is by score, then whole seconds, then the earlier finish, then the account")
  func order() {
    func place(_ score: Int, _ seconds: Int, _ at: Int64, _ account: AccountID) -> BoardPosition {
      BoardPosition(score: score, seconds: seconds, finishedAt: at, account: account)
    }
    let best = [
      place(500, 90, 9, 9), place(400, 10, 9, 9), place(400, 11, 1, 1), place(400, 11, 2, 1),
      place(400, 11, 2, 2),
    ]
    #expect(best.shuffled().sorted() == best)
  }
}
