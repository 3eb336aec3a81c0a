/// Makes players play a daily, each connection with a pause between its moves if there is one.
struct PacedMoves: LoadScript {
  private var moves: DailyMovesScript
  private let pause: UInt64?

  /// - Parameter pause: the nanoseconds from one move of a connection to its next; nil for none.
  init(_ moves: DailyMovesScript, pause: UInt64?) {
    self.moves = moves
    self.pause = pause
  }

  func interval(of connection: Int) -> UInt64? { pause }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    moves.writeRequest(connection, to: &bytes)
  }
}
