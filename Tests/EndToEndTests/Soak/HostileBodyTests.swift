import Foundation
import Testing

@Suite("Soak: hostile bodies", .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakHostileBodyTests {
  /// Check 32.
  @Test("brackets that are nested a hundred thousand deep are refused at once")
  func nesting() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let token = try RemotePlayer.signUp(1, port: port)[0].token
    let connection = try HTTPConnection(port: port)
    for (brackets, count) in [("[", 100_000), (#"{"events":["#, 50_000)] {
      let json = String(repeating: brackets, count: count)
      var sample = Sample()
      for _ in 0..<20 {
        let answer = sample.measure {
          connection.ask("POST", "/v1/journal", token: token, json: json)
        }
        #expect(answer?.status == 400 && answer?.isProblem == true)
      }
      Soak.tell("\(count) times \(brackets): \(sample.at(1)) ms at most")
      #expect(sample.at(1) < 50)
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
