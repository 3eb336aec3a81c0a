/// Reads a board at an even pace on some connections while each of the others logs in again and
/// again.
struct BoardBesideLogins: LoadScript {
  private let readers: Int
  private var board: RequestList
  private var logins: RequestList

  /// A script whose first connections read.
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
