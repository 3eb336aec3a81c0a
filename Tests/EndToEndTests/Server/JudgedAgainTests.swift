import Foundation
import Testing

@Suite(
  "Rounds that are judged again",
  .enabled(if: FakeTime.isInstalled, "the Debian package faketime is not installed"))
struct JudgedAgainTests {
  private struct Replayed: Decodable {
    struct Result: Decodable, Equatable { let score, elapsedMillis: Int }
    struct Replay: Decodable { let result: Result }
    let replay: Replay
    let recomputed: Result
  }

  /// Makes the client judge the runs on a board again.
  private func judge(
    _ board: String, of name: String, in day: Competition, _ home: Home
  ) throws -> (line: BoardLine, replay: Child.Outcome) {
    let page = try #require(try HTTPConnection(port: day.port).ask("GET", "/v1/boards/\(board)"))
      .decoded(BoardPage.self)
    let line = try #require(page.entries.first { $0.username == name })
    let run = try #require(line.run)
    return (line, try day.run("replay \(run) --verify --json", "", home))
  }

  private func expectSame(_ judged: (line: BoardLine, replay: Child.Outcome)) throws {
    #expect(judged.replay.status == 0, "\(judged.replay.stderr)")
    let replayed = try JSONDecoder().decode(
      Replayed.self, from: Data(judged.replay.stdout.utf8))
    #expect(replayed.recomputed.score == judged.line.score)
    #expect(replayed.recomputed.elapsedMillis == judged.line.elapsedMillis)
    #expect(replayed.replay.result == replayed.recomputed)
  }

  @Test("have the results of the board: a run after its end, a daily after its date")
  func judgedAgain() throws {
    let day = try Competition()
    let moves = try day.learn()
    let (ann, ben) = (try day.signUp("ann"), try day.signUp("ben"))
    // Ann misses one question and plays the encore; Ben misses all.
    let lesser = Array(moves.prefix(4)) + [""] + moves.dropFirst(5)
    for (home, inputs) in [(ann, lesser), (ben, Array(repeating: "", count: 10))] {
      let input = inputs.map { "\($0)\n" }.joined()
      #expect(try day.run("daily --jsonl", input, home).status == 0)
      #expect(try day.run("run --jsonl", "1\n1\n1\n\n\n\n\n", home).status == 0)
    }
    let date = Binary.date
    for name in ["ann", "ben"] {
      try expectSame(try judge("run/all", of: name, in: day, ben))
      let early = try judge("daily/\(date)", of: name, in: day, ben)
      #expect(early.line.score == (name == "ann" ? 2_500 : 0))
      #expect(early.replay.status != 0)
      #expect(early.replay.stdout == "")
    }
    #expect(try day.stopServer().status == 0)

    try day.restart(under: FakeTime.command("+3d"))
    for name in ["ann", "ben"] {
      try expectSame(try judge("daily/\(date)", of: name, in: day, ben))
    }
    try day.child.stopInside(by: SIGKILL)
    _ = try day.child.finish()
  }
}
