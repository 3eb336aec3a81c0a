import Foundation
import Testing

@Suite(
  "Faults: too few open files",
  .enabled(if: Binary.has("prlimit"), "the Debian package util-linux is not installed"))
struct FaultsFewFilesTests {
  private static let limit = 64

  @Test(
    "it serves fewer connections, says so, and does not spin; afterwards everything is as before")
  func fewFiles() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll(
      under: ["prlimit", "--nofile=\(FaultsFewFilesTests.limit)"])
    let token = try RemotePlayer.signUp(1, port: port)[0].token
    #expect(
      String(decoding: child.errors, as: UTF8.self).contains("connections can be open at once"))
    /// The processor time that the server has used, in seconds.
    func processorTime() throws -> Double {
      let stat = try String(contentsOfFile: "/proc/\(child.pid)/stat", encoding: .utf8)
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      return Double((Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0))
        / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
    /// The share of a processor that the server uses while more connections are open than it can serve.
    func overrun() throws -> Double {
      let crowd = try (0..<150).map { _ in
        let connection = try HTTPConnection(port: port)
        connection.send(HTTPConnection.request("GET", "/healthz"))
        return connection
      }
      return try withExtendedLifetime(crowd) {
        usleep(200_000)
        let before = try processorTime()
        usleep(1_000_000)
        return try processorTime() - before
      }
    }
    for round in 1...2 {
      #expect(try overrun() < 0.5)
      let deadline = Date(timeIntervalSinceNow: Child.patience)
      var statuses: [Int] = []
      while statuses.last != 200, statuses.last != 201, Date() < deadline {
        let answer = try HTTPConnection(port: port)
          .ask("POST", "/v1/runs", token: token, json: #"{"board":"run"}"#)
        statuses.append(answer?.status ?? 0)
      }
      // A connection that comes during the load is rejected.
      #expect(statuses.dropLast().allSatisfy { [0, 429, 503].contains($0) })
      #expect(statuses.last == (round == 1 ? 201 : 200))
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    #expect(try desk.run(["check"]).status == 0)
  }
}
