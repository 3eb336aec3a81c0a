import ScoreAPI

/// Ends sessions on one server, and measures how long another one accepts them.
struct SessionEnds {
  let ports: [Int]
  /// The number of sessions that end together.
  private static let group = 20

  /// The seconds for which each session was still accepted.
  func run(_ players: [VirtualPlayer]) throws -> [Double] {
    let connections = try ports.map {
      try PatientConnection(port: $0, from: 0x7F01_0001)
    }
    var seconds: [Double] = []
    for start in stride(from: 0, to: players.count, by: SessionEnds.group) {
      let tokens = players[start..<min(players.count, start + SessionEnds.group)].map(\.token)
      for token in tokens {
        guard try status(.account, token, connections[1]) == 200 else {
          throw BenchError(message: "a session is rejected before its end")
        }
      }
      var open = try tokens.map { token -> (String, UInt64) in
        guard try status(.logout, token, connections[0]) == 204 else {
          throw BenchError(message: "a session cannot be ended")
        }
        return (token, nanoseconds())
      }
      while !open.isEmpty {
        open = try open.filter { token, end in
          let status = try status(.account, token, connections[1])
          guard status == 401 else { return true }
          seconds.append(Double(nanoseconds() - end) / 1e9)
          return false
        }
        if let first = open.first, nanoseconds() - first.1 > 30_000_000_000 {
          throw BenchError(message: "a session that ended is accepted for half a minute")
        }
      }
    }
    return seconds
  }

  private enum Request { case account, logout }

  private func status(
    _ request: Request, _ token: String, _ connection: PatientConnection
  ) throws -> Int {
    let head =
      switch request {
      case .account: RawRequest.head("GET", Route.account.path, token: token)
      case .logout: RawRequest.head("DELETE", Route.logout.path, token: token)
      }
    return try connection.ask("\(head)\r\n").status
  }
}
