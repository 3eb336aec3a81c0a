import Foundation
import Testing

@Suite(
  "Faults: too few open files",
  .enabled(if: Binary.has("prlimit"), "the Debian package util-linux is not installed"))
struct FaultsFewFilesTests {
  private static let limit = 64

  @Test("some connections must wait; after they are closed, everything is as before")
  func fewFiles() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll(
      under: ["prlimit", "--nofile=\(FaultsFewFilesTests.limit)"])
    let token = try RemotePlayer.signUp(1, port: port)[0].token
    func open() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child.pid)/fd").count
    }
    /// The most files that are open during the load.
    func overrun() throws -> Int {
      let crowd = try (0..<150).map { _ in
        let connection = try HTTPConnection(port: port)
        connection.send(HTTPConnection.request("GET", "/healthz"))
        return connection
      }
      return try withExtendedLifetime(crowd) {
        let deadline = Date(timeIntervalSinceNow: Child.patience)
        var most = 0
        while most < FaultsFewFilesTests.limit, Date() < deadline {
          most = max(most, try open())
          usleep(1000)
        }
        return most
      }
    }
    for round in 1...2 {
      #expect(try overrun() >= FaultsFewFilesTests.limit)
      let deadline = Date(timeIntervalSinceNow: Child.patience)
      var statuses: [Int] = []
      while statuses.last != 200, statuses.last != 201, Date() < deadline {
        let answer = try HTTPConnection(port: port)
          .ask("POST", "/v1/runs", token: token, json: #"{"board":"run"}"#)
        statuses.append(answer?.status ?? 0)
      }
      // A connection that comes during the load is rejected.
      #expect(statuses.dropLast().allSatisfy { [0, 503].contains($0) })
      #expect(statuses.last == (round == 1 ? 201 : 200))
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    #expect(try desk.run(["check"]).status == 0)
  }
}
