/// Reads a board at a constant pace on some connections, while each of the others logs in
/// repeatedly.
struct BoardBesideLogins: LoadScript {
  private let readers: Int
  private var board: RequestList
  private var logins: RequestList

  /// Makes the first `readers` connections read, and the others log in.
  init(readers: Int, board: RequestList, logins: RequestList) {
    self.readers = readers
    self.board = board
    self.logins = logins
  }

  func isMeasured(_ connection: Int) -> Bool { connection < readers }

  func interval(of connection: Int) -> UInt64? {
    connection < readers ? board.interval(of: connection) : nil
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    connection < readers
      ? board.writeRequest(connection, to: &bytes) : logins.writeRequest(connection, to: &bytes)
  }
}
