import Foundation
import GameEngine
import ScoreAPI

/// A player of a soak, who sends requests of all routes at random. After each start of the server,
/// the player checks that all acknowledged changes are there.
final class SoakPlayer {
  static let password = "a password of the soak"
  /// The number of events after which the journal is deleted.
  private static let longestJournal = 20_000

  let server: SoakServer
  private let number: Int
  var random: SeededGenerator
  var ledger: SoakLedger
  private var accounts = 0
  private var connection: PatientConnection?
  /// The number of the server's start to which the connection belongs; then the number of the last
  /// start that was checked.
  private var generation: Int?
  private var checked: Int?

  init(_ number: Int, _ server: SoakServer) {
    self.number = number
    self.server = server
    random = SeededGenerator(seed: UInt64(number))
    ledger = SoakLedger(username: "", password: nil)
    renew()
  }

  /// Continues with another account, which does not exist yet.
  func renew() {
    accounts += 1
    ledger = SoakLedger(username: "soak-\(number)-\(accounts)", password: SoakPlayer.password)
  }

  /// Plays until the soak is over.
  func run() {
    while !server.isOver {
      guard let now = server.generation else {
        usleep(20_000)
        continue
      }
      if checked != now {
        if SoakCheck(self).verify() { checked = now }
      } else {
        step(route())
        usleep(20_000)
      }
    }
  }

  /// A random route. Half of all requests play or upload; deletions are rare.
  private func route() -> Route {
    if ledger.stored.count > SoakPlayer.longestJournal { return .deleteJournal }
    let route =
      switch random.below(4) {
      case 0: Route.move
      case 1: Route.addEvents
      default: Route.all[random.below(Route.all.count)]
      }
    let isRare = [.deleteAccount, .deleteJournal, .deleteGroup, .endSessions].contains(route)
    return isRare && random.below(10) > 0 ? .account : route
  }

  /// Sends a request and counts its response.
  ///
  /// - Returns: the response; nil if the server ended before it.
  func ask(
    _ route: Route, _ path: String? = nil, json: String? = nil
  ) -> PatientConnection.Answer? {
    let head = RawRequest.head(
      route.method.rawValue.uppercased(), path ?? route.path, token: ledger.token)
    let begin = nanoseconds()
    let before = server.generation
    do {
      if connection == nil || generation != before {
        generation = before
        connection = nil
        connection = try PatientConnection(
          port: server.port, from: 0x7F04_0000 + UInt32(number), patience: SoakServer.patience)
      }
      guard let answer = try connection?.ask(head + (json.map(RawRequest.tail) ?? "\r\n")) else {
        return nil
      }
      server.count(route, answer.status)
      let isBusy = answer.status == 503 && answer.head.lowercased().contains("\r\nretry-after:")
      if answer.status >= 500, !isBusy { server.report("\(route.name): \(answer.status)") }
      // While the server ends, it closes connections after the response.
      if answer.head.lowercased().contains("\r\nconnection: close") { connection = nil }
      return answer
    } catch {
      connection = nil
      let seconds = Int((nanoseconds() - begin) / 1_000_000_000)
      if seconds >= SoakServer.patience {
        server.report("\(route.name): no answer for \(seconds) s")
      } else if before != nil, server.generation == before {
        server.report("\(route.name): \(error)")
      }
      return nil
    }
  }
}
