import Foundation
import Testing

@Suite("Faults: a server that is stopped")
struct FaultsStoppedServerTests {
  @Test("responds to all accepted requests, loses nothing and exits with 0 within ten seconds")
  func drains() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let players = try RemotePlayer.signUp(KillRounds.writers, port: port)
    let crowd = WriterCrowd(players, port: port)
    try crowd.wait(forAnswers: 8 * KillRounds.writers)
    child.signal(SIGTERM)
    let asked = Date()
    #expect(try child.finish().status == 0)
    #expect(Date().timeIntervalSince(asked) < 10)
    let writers = try crowd.wait()

    let (again, newPort) = try desk.serveAll()
    let connection = try HTTPConnection(port: newPort)
    for writer in writers {
      #expect(writer.refusals.allSatisfy { $0.status == 503 && $0.isProblem })
      #expect(try writer.lost(on: connection) == [])
      // A move that arrives while the connection is being closed was not accepted either.
      if let move = writer.unanswered {
        let run = connection.ask("GET", "/v1/runs/\(move.run)", token: writer.player.token)
        #expect(
          run?.text.contains("\"nextMove\":\(move.number)") == true,
          "\(move): \(run?.status ?? 0) \(run?.text ?? "")")
      }
    }
    again.signal(SIGTERM)
    #expect(try again.finish().status == 0)
    #expect(try desk.run(["check"]).status == 0)
  }
}
