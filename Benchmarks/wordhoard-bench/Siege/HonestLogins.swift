import Foundation
import ScoreAPI
import Synchronization

/// Players who return and log in, one every two seconds, each from a separate address.
final class HonestLogins: Sendable {
  private struct State {
    var quiet: [Double] = []
    var besieged: [Double] = []
    var refusals: [String: Int] = [:]
  }

  private static let pause: UInt32 = 2_000_000

  private let state = Mutex(State())

  /// Starts the thread of the logins.
  init(_ names: [String], _ siege: Siege) {
    siege.thread { [self] in
      var turn = 0
      while siege.clock.phase != .over {
        logIn(names[turn % names.count], from: 0x7F02_0000 + UInt32(turn % names.count), siege)
        turn += 1
        usleep(HonestLogins.pause)
      }
    }
  }

  /// The duration in seconds of each login during quiet.
  var quiet: [Double] { state.withLock { $0.quiet } }

  /// The duration in seconds of each login during the siege.
  var besieged: [Double] { state.withLock { $0.besieged } }

  /// The number of refused logins, by status.
  var refusals: [String: Int] { state.withLock { $0.refusals } }

  private func logIn(_ name: String, from address: UInt32, _ siege: Siege) {
    let isQuiet = siege.clock.phase == .quiet
    let json = #"{"username":"\#(name)","password":"\#(SiegeFill.password)"}"#
    let begin = nanoseconds()
    let status =
      (try? PatientConnection(port: siege.port, from: address)
        .ask(RawRequest.post(Route.login.path, json: json)).status) ?? 0
    let seconds = Double(nanoseconds() - begin) / 1e9
    // A login that began before the siege waits for its attackers, too.
    let wasQuiet = isQuiet && siege.clock.phase == .quiet
    state.withLock { state in
      if wasQuiet { state.quiet.append(seconds) } else { state.besieged.append(seconds) }
      if status != 201 { state.refusals["\(status)", default: 0] += 1 }
    }
  }
}
