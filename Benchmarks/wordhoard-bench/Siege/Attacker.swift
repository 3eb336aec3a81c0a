import Foundation

/// A hostile account that attacks from one address.
struct Attacker: Sendable {
  /// The short name of its attack, such as `H1`.
  let name: String
  /// The loopback address that it connects from.
  let address: UInt32
  /// The token of its session.
  let token: String
  /// Its user name; the password is `SiegeFill.password`.
  let username: String

  /// The microseconds that an attacker waits after a refusal. Without a pause, this program would
  /// use the processor time that the honest players need.
  static let pause: UInt32 = 100_000

  /// Repeats a step on its own thread during the siege.
  ///
  /// - Parameters:
  ///   - siege: the server, the clock and the tally.
  ///   - step: sends requests; receives the number of the repetition.
  func attack(_ siege: Siege, _ step: @escaping @Sendable (Int, Caller) -> Void) {
    siege.thread {
      let caller = Caller(attacker: self, siege: siege)
      var turn = 0
      while siege.clock.phase != .over {
        if siege.clock.phase == .siege {
          step(turn, caller)
          turn += 1
        } else {
          usleep(10_000)
        }
      }
    }
  }
}

/// Sends an attacker's requests on one connection, and counts the responses.
final class Caller {
  private let attacker: Attacker
  private let siege: Siege
  private var connection: PatientConnection?

  init(attacker: Attacker, siege: Siege) {
    self.attacker = attacker
    self.siege = siege
  }

  /// Sends a request. Pauses after a refusal.
  ///
  /// - Parameter action: the name of the action in the tally.
  /// - Returns: the response; nil if the connection was closed.
  @discardableResult
  func call(_ action: String, _ request: String) -> PatientConnection.Answer? {
    let action = "\(attacker.name) \(action)"
    do {
      let connection =
        try self.connection ?? PatientConnection(port: siege.port, from: attacker.address)
      self.connection = connection
      let answer = try connection.ask(request)
      siege.tally.count(action, "\(answer.status)")
      if [429, 503].contains(answer.status) { usleep(Attacker.pause) }
      return answer
    } catch {
      connection = nil
      siege.tally.count(action, "closed")
      usleep(Attacker.pause)
      return nil
    }
  }
}
