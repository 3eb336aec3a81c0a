import Foundation
import Testing

@Suite("Faults: a full disk")
struct FaultsFullDiskTests {
  @Test(
    "refuses moves until there is room again; what is there can be read, and nothing is lost",
    .enabled(if: SmallDisk.isPermitted, "only root may mount a small disk"))
  func fullDisk() throws {
    let desk = try Operator()
    let disk = try #require(SmallDisk(desk.file("disk"), megabytes: 6))
    let database = "\(disk.path)/server.sqlite"
    let (child, port) = try desk.serveAll(["--database", database])
    let connection = try HTTPConnection(port: port)
    var writer = Writer(try RemotePlayer.signUp(1, port: port)[0])
    let token = writer.player.token
    func answers(_ count: Int, until status: Int) throws -> HTTPAnswer? {
      for _ in 0..<count {
        let answer = try #require(try writer.step(on: connection))
        if answer.status == status { return answer }
      }
      return nil
    }
    while writer.acknowledged.count < 10 { _ = try answers(1, until: 0) }

    let filler = try disk.fill()
    let refused = try #require(try answers(2000, until: 503))
    #expect(refused.isProblem)
    #expect(refused.fields["retry-after"].flatMap { Int($0) }.map { $0 > 0 } == true)
    #expect(try answers(5, until: 200) == nil)
    for path in ["/v1/boards/run/all", "/v1/account", "/v1/daily", "/"] {
      #expect(connection.ask("GET", path, token: token)?.status == 200, "\(path)")
    }
    #expect(try writer.lost(on: connection) == [])
    #expect(writer.refusals.allSatisfy { $0.status == 503 && $0.isProblem })

    try FileManager.default.removeItem(atPath: filler)
    // The system may take a moment to free the space.
    var taken = try answers(5, until: 200)
    for _ in 0..<500 where taken == nil {
      usleep(10_000)
      taken = try answers(5, until: 200)
    }
    #expect(taken != nil)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    #expect(try desk.run(["check", "--database", database]).status == 0)
    let (again, newPort) = try desk.serveAll(["--database", database])
    #expect(try writer.lost(on: HTTPConnection(port: newPort)) == [])
    again.signal(SIGTERM)
    #expect(try again.finish().status == 0)
  }
}
