import Foundation
import Testing

@Suite("wordhoard-server migrate", .enabled(if: Cluster.socket != nil))
struct MigrateTests {
  private let desk: Operator

  init() throws { desk = try Operator() }

  /// Makes a database with a player who has played.
  private func play() throws {
    let (server, port) = try desk.serve()
    let player = try RemotePlayer.signUp(1, port: port)[0]
    var writer = Writer(player)
    let connection = try HTTPConnection(port: port)
    while writer.acknowledged.count < 30 { _ = try writer.step(on: connection) }
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
  }

  @Test("copies a file into PostgreSQL and back, and tells the same digests both times")
  func thereAndBack() throws {
    try play()
    let url = try Cluster.newDatabase(password: nil)
    let there = try desk.run(["migrate", desk.database, url])
    #expect(there.status == 0 && there.stderr.isEmpty, "\(there.stderr)")
    #expect(there.stdout.contains("\nmove\t"))
    let (server, port) = try desk.serve(environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(try ask("/healthz", port: port).status == 200)
    let served = try desk.run(["migrate", url, desk.file("back.sqlite")])
    #expect(served.status == 1 && served.stderr.contains("is used by servers"))
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
    let back = try desk.run(["migrate", url, desk.file("back2.sqlite")])
    #expect(back.status == 0, "\(back.stderr)")
    func tables(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast() }
    #expect(tables(back.stdout) == tables(there.stdout))
    let check = try desk.run(["check", "--database", desk.file("back2.sqlite")])
    #expect(check.status == 0 && check.stdout.contains("has no faults"), "\(check.stdout)")
  }

  @Test("refuses what it cannot copy, in one line, and changes nothing")
  func refusals() throws {
    try play()
    let url = try Cluster.newDatabase(password: nil)
    func refused(_ arguments: [String], _ status: Int32, _ reason: String) throws {
      let outcome = try desk.run(["migrate"] + arguments)
      #expect(outcome.status == status, "\(arguments): \(outcome.stderr)")
      #expect(outcome.stderr.contains(reason), "\(arguments): \(outcome.stderr)")
      #expect(outcome.stderr.split(separator: "\n").count == 1)
    }
    try refused([desk.file("none"), url], 66, "there is no database")
    try refused([desk.database, desk.database], 64, "the same")
    try refused([url, desk.file("new")], 66, "is empty")
    let (server, _) = try desk.serve()
    try refused([desk.database, url], 1, "is already served")
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
    let damaged = desk.file("damaged.sqlite")
    var bytes = try Data(contentsOf: URL(filePath: desk.database))
    let input = try #require(
      bytes.lastRange(of: Data("wordhoard-".utf8)) ?? bytes.lastRange(of: Data("writer-0".utf8)))
    bytes[input.lowerBound] ^= 1
    try bytes.write(to: URL(filePath: damaged))
    try refused([damaged, url], 65, "is damaged")
    try refused(["postgres://ann:hidden@db1/words", url], 64, "set database.url")
    // None of them has left anything.
    let after = try desk.run(["migrate", desk.database, url])
    #expect(after.status == 0, "\(after.stderr)")
    try refused([desk.database, url], 65, "is not empty")
  }
}
