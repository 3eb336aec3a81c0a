import Foundation
import GameEngine
import ScoreAPI

/// Lets players use all routes at random while the server is killed or ended about every minute.
/// Checks that no acknowledged change is lost, that no request hangs, and that the file has no
/// faults.
struct SoakBench {
  /// The duration of the soak in minutes.
  let minutes: Double
  /// The mean number of seconds from a start to an end.
  let pause: Int
  /// The path of `wordhoard-server`.
  let server: String

  private static let players = 12

  func run() throws -> [Figure] {
    let soak = try SoakServer(program: server)
    var random = SeededGenerator(seed: UInt64(Date().timeIntervalSince1970))
    let threads = DispatchGroup()
    for number in 0..<SoakBench.players {
      threads.enter()
      Thread.detachNewThread {
        SoakPlayer(number, soak).run()
        threads.leave()
      }
    }
    let end = nanoseconds() + UInt64(minutes * 60e9)
    var (kills, ends) = (0, 0)
    while nanoseconds() < end {
      let process = try soak.start()
      let seconds = pause / 2 + random.below(pause + 1)
      let stop = min(end, nanoseconds() + UInt64(seconds) * 1_000_000_000)
      while nanoseconds() < stop { usleep(100_000) }
      let isKilled = random.below(2) == 0
      if isKilled { kills += 1 } else { ends += 1 }
      try soak.end(process, isKilled: isKilled)
      note("\(kills) kills, \(ends) ends, \(soak.faults) faults")
    }
    // Start once more, so that the players check their last changes.
    let process = try soak.start()
    usleep(10_000_000)
    soak.isOver = true
    threads.wait()
    try soak.end(process, isKilled: false)
    return figures(soak)
  }

  private func figures(_ soak: SoakServer) -> [Figure] {
    for (route, statuses) in soak.statuses.sorted(by: { $0.key < $1.key }) {
      let list = statuses.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      note("\(route): \(list.joined(separator: ", "))")
    }
    let answered = soak.statuses.filter { $0.value.keys.contains { $0 < 300 } }.count
    let requests = soak.statuses.values.flatMap(\.values).reduce(0, +)
    return [
      Figure(
        name: "faults in a soak of \(requests) requests", value: Double(soak.faults),
        yardstick: 1, unit: "", yardstickName: "wanted", bound: .atMost, limit: 0),
      Figure(
        name: "routes that succeeded", value: Double(answered),
        // No session has the random ID to end, and no member has the name to remove.
        yardstick: Double(Route.all.count - 2), unit: "", yardstickName: "wanted", bound: .atLeast,
        limit: minutes < 5 ? 0 : 1),
    ]
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
