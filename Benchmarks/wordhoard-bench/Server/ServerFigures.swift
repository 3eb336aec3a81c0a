/// The measurements of the servers, and the figures computed from them.
struct ServerFigures {
  /// The measurements of the peer.
  struct Peer {
    /// Sending a score. The rank is found by counts in memory.
    let post: LoadResult
    /// Sending a score. The rank is found by counting rows.
    let countingPost: LoadResult
    /// Reading a rank, which is found by counts in memory.
    let rank: LoadResult
  }

  /// The measurements of Wordhoard's server.
  struct Ours {
    /// The seconds from the start to the first response.
    var ready = 0.0
    /// The memory in RAM after everything but the hashing, in MiB.
    var resident = 0.0
    /// Moves while the database is checked in the background; nil if it was too small for a
    /// measurement.
    var moveWhileChecked: LoadResult?
    /// The maximum memory in RAM until the end of that check, in MiB.
    var peakWhileChecked = 0.0
    var health = LoadResult()
    var top = LoadResult()
    var around = LoadResult()
    var move = LoadResult()
    var lastMove = LoadResult()
    var lastMoveOfFew = LoadResult()
    /// The number of logins per second.
    var logins = 0.0
    /// The number of bare hashes per second.
    var bareHashes = 0.0
    var quietBoard = LoadResult()
    var busyBoard = LoadResult()
  }

  /// The number of players on the boards.
  let players: Int
  let ours: Ours
  /// The measurements of the peer; nil if it was not measured.
  let peer: Peer?
  /// The measurements of nginx; nil if it was not measured.
  let hello: LoadResult?

  /// The figures of everything that was measured.
  var all: [Figure] { (peer.map(besidePeer) ?? []) + besideHello + whileChecked + alone }

  private func besidePeer(_ peer: Peer) -> [Figure] {
    let moves = [
      ("a move", ours.move), ("a last move with its rank among \(players)", ours.lastMove),
    ]
    return moves.flatMap { name, load in
      [
        speed(name, load, beside: peer.post, "peer's POST, rank in memory", atLeast: 5),
        speed(name, load, beside: peer.countingPost, "peer's POST, rank by COUNT", atLeast: 100),
        delay(name, load, beside: peer.post, "peer's POST, rank in memory", atMost: 1.0 / 3),
      ]
    } + [
      speed("top 100", ours.top, beside: peer.rank, "peer's GET rank", atLeast: 10),
      speed("around me", ours.around, beside: peer.rank, "peer's GET rank", atLeast: 2),
    ]
  }

  private var besideHello: [Figure] {
    hello.map { [speed("/healthz", ours.health, beside: $0, "nginx, 11 bytes", atLeast: 0.2)] }
      ?? []
  }

  private var whileChecked: [Figure] {
    guard let load = ours.moveWhileChecked else { return [] }
    return [
      delay(
        "a move while the database is checked", load, beside: ours.move, "while it is not",
        atMost: 3),
      Figure(
        name: "memory until the database is checked", value: ours.peakWhileChecked, yardstick: 150,
        unit: "MiB", yardstickName: "wanted", bound: .atMost, limit: 1),
    ]
  }

  private var alone: [Figure] {
    [
      Figure(
        name: "processor time of a last move", value: 1e6 / ours.lastMove.perProcessorSecond,
        yardstick: 1e6 / ours.lastMoveOfFew.perProcessorSecond, unit: "us",
        yardstickName: "at \(ServerBench.few) players", bound: .atMost, limit: 1.3),
      Figure(
        name: "memory, hashing apart", value: ours.resident, yardstick: 150, unit: "MiB",
        yardstickName: "wanted", bound: .atMost, limit: 1),
      Figure(
        name: "ready after its start", value: ours.ready, yardstick: 2, unit: "s",
        yardstickName: "wanted", bound: .atMost, limit: 1),
      Figure(
        name: "logins", value: ours.logins, yardstick: ours.bareHashes, unit: "a second",
        yardstickName: "bare scrypt", bound: .atLeast, limit: 0.9),
      delay(
        "the board while \(OurServer.queue) logins wait", ours.busyBoard, beside: ours.quietBoard,
        "while none wait", atMost: 3),
    ]
  }

  private func speed(
    _ name: String, _ load: LoadResult, beside other: LoadResult, _ otherName: String,
    atLeast limit: Double
  ) -> Figure {
    Figure(
      name: name, value: load.perProcessorSecond, yardstick: other.perProcessorSecond,
      unit: "a CPU second", yardstickName: otherName, bound: .atLeast, limit: limit)
  }

  private func delay(
    _ name: String, _ load: LoadResult, beside other: LoadResult, _ otherName: String,
    atMost limit: Double
  ) -> Figure {
    Figure(
      name: "\(name), p99", value: load.quantile(0.99), yardstick: other.quantile(0.99),
      unit: "ms", yardstickName: otherName, bound: .atMost, limit: limit)
  }
}
