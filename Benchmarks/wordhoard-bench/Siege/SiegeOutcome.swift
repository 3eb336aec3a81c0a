import ScoreServer
import ScoreStore

/// The measurements of a siege, and the figures computed from them.
struct SiegeOutcome {
  /// The moves of honest players during quiet, then during the siege.
  var quiet = LoadResult()
  var besieged = LoadResult()
  /// The errors of honest players' requests.
  var faults: [String] = []
  /// The maximum memory of the server in RAM, in MiB.
  var peak = 0.0
  /// The number of bytes in use in the database before the siege, then after it.
  let usedAtFirst: Double
  var used = 0.0
  /// The size of the database's files at the end in bytes, including the log.
  var fileBytes = 0.0
  /// The size of the largest journal in bytes.
  var largestJournal = 0.0
  /// The seconds from SIGTERM to the end of the server.
  var stopSeconds = 0.0

  init(usedAtFirst: Double) { self.usedAtFirst = usedAtFirst }

  /// The figures of all measurements.
  ///
  /// - Parameter seconds: the measured time under siege.
  func figures(_ logins: HonestLogins, _ tally: SiegeTally, seconds: Double) -> [Figure] {
    honest(logins) + server(seconds) + attacks(tally, minutes: seconds / 60)
  }

  private func honest(_ logins: HonestLogins) -> [Figure] {
    [
      Figure(
        name: "a move under siege, p99", value: besieged.quantile(0.99),
        yardstick: quiet.quantile(0.99), unit: "ms", yardstickName: "while it is quiet",
        bound: .atMost, limit: 3),
      Figure(
        name: "a move under siege, p50", value: besieged.quantile(0.5),
        yardstick: quiet.quantile(0.5), unit: "ms", yardstickName: "while it is quiet",
        bound: .none, limit: 1),
      SiegeOutcome.most("honest requests that failed", Double(faults.count), 0, ""),
      SiegeOutcome.most(
        "the slowest login under siege", logins.besieged.max() ?? .infinity, 3, "s"),
      Figure(
        name: "a login under siege", value: median(logins.besieged),
        yardstick: median(logins.quiet), unit: "s", yardstickName: "while it is quiet",
        bound: .none, limit: 1),
      SiegeOutcome.most(
        "refused logins of \(logins.quiet.count + logins.besieged.count)",
        Double(logins.refusals.values.reduce(0, +)), 0, ""),
    ]
  }

  private func server(_ seconds: Double) -> [Figure] {
    let settings = ServerSettings()
    let limit = Double(settings.spaceLimits.database ?? .max)
    let room = Double(StoredEvent.room(of: settings.journalEvents))
    let growth = (used - usedAtFirst) / seconds * 86_400 / 1_048_576
    return [
      SiegeOutcome.most("the most memory of the server", peak, 400, "MiB"),
      SiegeOutcome.most(
        "the database with its log, growing by \(Int(growth)) MiB a day", fileBytes / 1_048_576,
        limit / 1_048_576, "MiB"),
      SiegeOutcome.most(
        "the largest journal", largestJournal / 1_048_576, room / 1_048_576, "MiB"),
      SiegeOutcome.most("the end after SIGTERM", stopSeconds, 9, "s"),
    ]
  }

  /// The figures that show whether the attacks took place.
  private func attacks(_ tally: SiegeTally, minutes: Double) -> [Figure] {
    let passwords = [
      ("M1 right password", "201"), ("M1 wrong password", "401"), ("M1 unknown name", "401"),
    ]
    let all: [(String, [(String, String)], Double)] = [
      ("H1: views of its account", [("H1 account", "200")], 60),
      ("H1: answers left unread", [("H1 unread answers", "begun")], 20),
      ("H2: answers taken back", [("H2 undo", "200")], 10),
      ("H2: figures computed", [("H2 account", "200")], 10),
      ("M1: passwords hashed", passwords, 10),
      ("M3: runs given up", [("M3 run given up", "204")], 10),
      ("M3: runs ended by an answer", [("M3 run answered", "200")], 10),
      ("C1: boards of its group", [("C1 board", "200")], 3000),
    ]
    return all.map { name, counts, least in
      let sum = counts.reduce(0) { $0 + tally.count(of: $1.0, $1.1) }
      return Figure(
        name: name, value: Double(sum) / minutes, yardstick: least, unit: "a minute",
        yardstickName: "wanted", bound: .atLeast, limit: 1)
    }
  }

  private static func most(
    _ name: String, _ value: Double, _ limit: Double, _ unit: String
  ) -> Figure {
    // A limit of 0 does not allow a ratio.
    Figure(
      name: name, value: value, yardstick: max(limit, 1), unit: unit, yardstickName: "wanted",
      bound: .atMost, limit: limit > 0 ? 1 : 0)
  }
}
