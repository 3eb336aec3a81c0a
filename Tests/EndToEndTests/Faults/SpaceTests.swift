import Foundation
import Testing

@Suite("Faults: little space")
struct FaultsSpaceTests {
  @Test(
    "below the floor of free space, nothing new is stored, but a run goes on",
    .enabled(if: SmallDisk.isPermitted, "only root may mount a small disk"))
  func floor() throws {
    let desk = try Operator()
    let disk = try #require(SmallDisk(desk.file("disk"), megabytes: 20))
    let database = "\(disk.path)/server.sqlite"
    let (child, port) = try desk.serveAll(["--database", database])
    let player = try RemotePlayer.signUp(1, port: port)[0]
    let run = try ask(
      "/v1/runs", port: port, method: "POST", token: player.token, body: #"{"board":"run"}"#)
    #expect(run.status == 201)
    let id = try #require(run.body.firstMatch(of: /"id":"([0-9a-f-]+)"/)?.1)

    // A twentieth of the disk is 1 MiB, and half of that is left.
    let filler = try disk.fill()
    truncate(filler, off_t(try Data(contentsOf: URL(filePath: filler)).count - (512 << 10)))
    let signup = #"{"username":"late","password":"a password of the test"}"#
    let connection = try HTTPConnection(port: port)
    let date = try #require(
      try ask("/v1/daily", port: port).body.firstMatch(of: /"date":"([0-9-]+)"/)?.1)
    for (path, token, body) in [
      ("/v1/accounts", nil, signup),
      ("/v1/runs", player.token, #"{"board":"daily","date":"\#(date)"}"#),
    ] {
      let refused = try #require(connection.ask("POST", path, token: token, json: body))
      #expect(refused.status == 503 && refused.isProblem, "\(path)")
      #expect(refused.fields["retry-after"] == "60", "\(path)")
    }
    let resumed = try ask(
      "/v1/runs", port: port, method: "POST", token: player.token, body: #"{"board":"run"}"#)
    #expect(resumed.status == 200)
    let move = try ask(
      "/v1/runs/\(id)/moves", port: port, method: "POST", token: player.token,
      body: #"{"move":1,"input":"1"}"#)
    #expect(move.status == 200)
    #expect(try ask("/v1/daily", port: port).status == 200)
    let check = try desk.run(["check", "--database", database])
    #expect(check.status == 0)
    #expect(check.stdout.contains("limits.freeSpace"), "\(check.stdout)")
    func log() -> String { String(decoding: child.errors, as: UTF8.self) }
    try child.waitForErrors { String(decoding: $0, as: UTF8.self).contains("limits.freeSpace") }

    try FileManager.default.removeItem(atPath: filler)
    try child.waitForErrors { String(decoding: $0, as: UTF8.self).contains("accepted again") }
    #expect(try ask("/v1/accounts", port: port, method: "POST", body: signup).status == 201)
    // One line about uploads, and one about games.
    #expect(log().ranges(of: "limits.freeSpace").count == 2)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
