import Foundation
import Testing

@Suite("Soak: a backup under load", .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakBackupTests {
  @Test("contains every move acknowledged before it began, and hardly slows players down")
  func backup() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let players = try RemotePlayer.signUp(KillRounds.writers, port: port)
    let first = WriterCrowd(players, port: port)
    usleep(15_000_000)
    var known = [try first.finish()]
    let quiet = first.times

    var copies: [String] = []
    var busy = Sample()
    for round in 1...3 {
      let crowd = WriterCrowd(players, port: port)
      usleep(1_000_000)
      let copy = desk.file("copy-\(round).sqlite")
      let backup = try desk.run(["backup", copy])
      #expect(backup.status == 0, "\(backup.stderr)")
      copies.append(copy)
      usleep(4_000_000)
      known.append(try crowd.finish())
      busy.times += crowd.times.times
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    Soak.tell(
      "backup under load: p50 \(quiet.median) ms, p99 \(quiet.p99) ms of \(quiet.times.count); "
        + "with 3 backups p50 \(busy.median) ms, p99 \(busy.p99) ms of \(busy.times.count)")
    #expect(busy.p99 < 2 * quiet.p99)

    for (round, copy) in copies.enumerated() {
      #expect(try desk.run(["check", "--database", copy]).status == 0)
      let (server, port) = try desk.serveAll(["--database", copy])
      let connection = try HTTPConnection(port: port)
      for writer in known.prefix(round + 1).flatMap(\.self) {
        #expect(try writer.lost(on: connection) == [])
      }
      server.signal(SIGTERM)
      #expect(try server.finish().status == 0)
    }
  }
}
