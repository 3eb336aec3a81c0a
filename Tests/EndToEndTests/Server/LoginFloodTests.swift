import Foundation
import Synchronization
import Testing

@Suite("A flood of logins from one address")
struct LoginFloodTests {
  @Test("with the right password delays a login from another address only shortly")
  func flood() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll(environment: [
      "WORDHOARD_SERVER_PASSWORD_COST": "13", "WORDHOARD_SERVER_PASSWORD_WORKERS": "1",
      "WORDHOARD_SERVER_LIMITS_LOGINS_PER_MINUTE": "0", "WORDHOARD_SERVER_LIMITS_PER_MINUTE": "0",
    ])
    let password = RemotePlayer.password
    let isOver = Switch()
    let statuses = Mutex<[Int]>([])
    let threads = 24
    // Each has its own account: several logins to one account at a time count as failures.
    let bodies = try RemotePlayer.signUp(threads + 1, port: port).map {
      #"{"username":"\#($0.name)","password":"\#(password)"}"#
    }
    for body in bodies.dropLast() {
      Thread.detachNewThread {
        let connection = try? HTTPConnection(port: port, client: 1, patience: 120)
        while !isOver.isOn {
          let answer = connection?.ask("POST", "/v1/sessions", json: body)
          statuses.withLock { $0.append(answer?.status ?? 0) }
          if answer?.status != 201 { usleep(10_000) }
        }
        isOver.leave()
      }
    }
    while statuses.withLock({ $0.count }) < 200 { usleep(10_000) }
    let honest = try HTTPConnection(port: port, patience: 120)
    let answers = (1...20).map { _ in
      honest.ask("POST", "/v1/sessions", json: bodies[threads])?.status
    }
    isOver.turnOn(waitingFor: threads)
    #expect(answers == Array(repeating: 201, count: 20))
    let flood = statuses.withLock { $0 }
    #expect(Set(flood) == [201, 503])
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}

/// Ends threads.
private final class Switch: Sendable {
  private let state = Mutex(false)
  private let left = DispatchSemaphore(value: 0)

  var isOn: Bool { state.withLock { $0 } }

  func leave() { left.signal() }

  func turnOn(waitingFor threads: Int) {
    state.withLock { $0 = true }
    for _ in 0..<threads { left.wait() }
  }
}
