import Foundation
import Testing

/// A server process of a cluster, and its port.
typealias Node = (child: Child, port: Int)

/// Servers on one new PostgreSQL database.
final class Cluster {
  /// The folder of the socket of the PostgreSQL server that `scripts/with-postgres` starts; nil if there is none.
  static let socket = ProcessInfo.processInfo.environment["WORDHOARD_TEST_POSTGRES"]

  let desk: Operator
  private let name: String
  /// The PostgreSQL server; nil for the one of `scripts/with-postgres`.
  private var instance: PostgresInstance?

  /// Whether the tests that take minutes are wanted; `make siege CLUSTER=1` runs them.
  static let isBesieged = ProcessInfo.processInfo.environment["WORDHOARD_SIEGE"] != nil

  /// Creates a database.
  ///
  /// - Parameters:
  ///   - instance: the PostgreSQL server; by default the one of `scripts/with-postgres`.
  ///   - space: the tablespace; by default that of the server.
  init(on instance: PostgresInstance? = nil, in space: String? = nil) throws {
    desk = try Operator()
    self.instance = instance
    name = Cluster.newName()
    let options = space.map { ["-D", $0] } ?? []
    _ = try PostgresInstance.run("createdb", try host() + ["-U", "postgres", name] + options)
  }

  /// Creates a database on the PostgreSQL server of `scripts/with-postgres`.
  ///
  /// - Parameter password: one in its URL, that the server does not ask for; nil for none.
  /// - Returns: its URL.
  static func newDatabase(password: String? = "hidden") throws -> String {
    let (socket, name) = (try #require(socket), newName())
    _ = try PostgresInstance.run("createdb", ["-h", socket, "-U", "postgres", name])
    return "postgres://postgres\(password.map { ":\($0)" } ?? "")@/\(name)?host=\(socket)"
  }

  private static func newName() -> String {
    "cluster_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
  }

  private func host() throws -> [String] {
    if let instance { return ["-h", instance.folder, "-p", "\(instance.port)"] }
    return ["-h", try #require(Cluster.socket)]
  }

  /// Another PostgreSQL server has the database now.
  func move(to instance: PostgresInstance) { self.instance = instance }

  /// The settings of its servers, and of commands.
  ///
  /// - Parameter ports: those by which the servers connect, such as that of a proxy; by default that of the PostgreSQL server.
  func settings(through ports: [Int] = []) -> [String: String] {
    var url = "postgres://postgres:hidden@/\(name)?host=\(Cluster.socket ?? "")"
    if let instance {
      let hosts = (ports.isEmpty ? [instance.port] : ports).map { "127.0.0.1:\($0)" }
      url = "postgres://postgres@\(hosts.joined(separator: ","))/\(name)"
    }
    return ["WORDHOARD_SERVER_BOARDS_NEWCOMERS": "0", "WORDHOARD_SERVER_DATABASE_URL": url]
  }

  /// Starts a server without limits, unless they are in the changes.
  func node(
    port: Int = 0, _ changes: [String: String] = [:], under tool: [String] = []
  ) throws -> Node {
    try desk.serveAll(
      ["--port", "\(port)"], environment: settings().merging(changes) { $1 }, under: tool)
  }

  /// Starts several servers.
  func nodes(_ count: Int, _ changes: [String: String] = [:]) throws -> [Node] {
    try (0..<count).map { _ in try node(changes) }
  }

  /// The rows that a statement returns, each with its columns separated by `|`.
  @discardableResult
  func sql(_ statement: String) throws -> [String] {
    try PostgresInstance.run(
      "psql", host() + ["-U", "postgres", "-d", name, "-qAtc", statement]
    ).split(separator: "\n").map(String.init)
  }

  /// A client of the database, which runs the statements that it is sent.
  func session() throws -> Child {
    let words = try host() + ["-U", "postgres", "-d", name, "-qAt"]
    return try Child("psql", words, environment: Binary.environment)
  }

  /// What `check` finds; empty if nothing.
  func faults() throws -> String {
    let check = try desk.run(["check"], environment: settings())
    return check.status == 0 ? "" : check.stdout + check.stderr
  }

  /// Compares the boards of runs that servers show with a count of the entries.
  ///
  /// - Returns: the differences.
  func wrongRanks(on nodes: [Node]) throws -> [String] {
    struct Page: Decodable {
      struct Entry: Decodable {
        let rank: Int
        let username: String
      }
      let entries: [Entry]
      let players: Int
    }
    let expected = try sql(
      """
      SELECT name || ' ' || rank() OVER (ORDER BY score DESC, elapsed_millis / 1000)
      FROM entry WHERE period = 0 AND run IS NOT NULL ORDER BY name
      """)
    return try nodes.flatMap { node -> [String] in
      let answer = try #require(HTTPConnection(port: node.port).ask("GET", "/v1/boards/run/all"))
      let page = try answer.decoded(Page.self)
      let shown = page.entries.map { "\($0.username) \($0.rank)" }.sorted()
      return shown == expected.sorted() && page.players == expected.count
        ? [] : ["\(node.port): \(shown), not \(expected)"]
    }
  }

  /// Checks what remains after faults: every acknowledged move, and ranks that are those of a count.
  func expectSound(_ nodes: [Node], _ writers: [Writer]) throws {
    let connection = try HTTPConnection(port: nodes[0].port)
    for writer in writers {
      let lost = try writer.lost(on: connection)
      #expect(lost == [])
    }
    #expect(writers.reduce(0) { $0 + $1.acknowledged.count } > 0)
    #expect(try wrongRanks(on: nodes) == [])
    #expect(try faults() == "")
  }
}
