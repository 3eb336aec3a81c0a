import Foundation
import Testing

@Suite(
  "Soak: the document of the interface", .serialized,
  .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakDocumentTests {
  @Test("is correct in at least 500 cases of each operation, without and with a token")
  func fuzzed() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    // A session that is ended would be missing for the other operations, so each of them has its own.
    let ending = ["login", "listSessions", "endSessions", "endSession", "logout"]
    let players = try RemotePlayer.signUp(ending.count + 1, port: port)
    try check(desk, port, "without a token", [])
    try check(
      desk, port, "with a token",
      ["-H", bearer(players[0]), "--exclude-path-regex", "^/v1/sessions"])
    for (operation, player) in zip(ending, players.dropFirst()) {
      try check(
        desk, port, "\(operation) with a token",
        ["-H", bearer(player), "--include-operation-id", operation])
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  private func bearer(_ player: RemotePlayer) -> String {
    "Authorization: Bearer \(player.token)"
  }

  private func check(_ desk: Operator, _ port: Int, _ what: String, _ options: [String]) throws {
    let settings = try #require(Binary.content).replacing(/Content$/, with: "schemathesis.toml")
    let words =
      [
        desk.file(""), "schemathesis", "--config-file", settings, "run",
        "http://127.0.0.1:\(port)/openapi.yaml", "--checks", "all", "--max-examples", "500",
        // DELETE gives a run up, which can still be read; other deletions have their own tests.
        "--exclude-checks", "use_after_free", "--seed", "1", "--no-color",
      ] + options
    // It writes files into its working directory.
    let tester = try Child(
      "/bin/sh", ["-c", #"cd "$0" && exec "$@""#] + words, environment: Binary.environment)
    tester.endInput()
    let outcome = try tester.finish(within: 3600)
    let cases = outcome.stdout.split(separator: "\n").first { $0.contains(" generated") } ?? ""
    Soak.tell("schemathesis \(what):\(cases)")
    #expect(!cases.isEmpty)
    #expect(
      outcome.status == 0, "\(what): \(outcome.stdout.suffix(6000)) \(outcome.stderr.suffix(2000))")
  }
}
