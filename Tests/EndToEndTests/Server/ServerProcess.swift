import Foundation

/// A folder of an operator for one test: a database, settings, and `wordhoard-server` to run there.
final class Operator {
  private let home: Home

  init() throws { home = try Home() }

  /// A path in the folder.
  func file(_ name: String) -> String { home.file(name) }

  /// The path of the database.
  var database: String { file("server.sqlite") }

  /// Whether the servers of these tests use PostgreSQL: `WORDHOARD_TEST_STORE=postgres`.
  static let isOnPostgres =
    ProcessInfo.processInfo.environment["WORDHOARD_TEST_STORE"] == "postgres"
    && Cluster.socket != nil

  /// The URL of a database in PostgreSQL; nil if it is a file.
  private lazy var databaseURL = Result { Operator.isOnPostgres ? try Cluster.newDatabase() : nil }

  /// Writes a file into the folder.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// Starts the program with fast password hashing, a free port, and only the settings of this folder,
  /// unless the arguments override them.
  ///
  /// - Parameter tool: a program that runs it, with its arguments.
  func start(
    _ arguments: [String], environment changes: [String: String] = [:], under tool: [String] = []
  ) throws -> Child {
    guard let client = Binary.path, let content = Binary.content else {
      throw Child.Failure(description: "wordhoard is not built")
    }
    let standard = try write("# No settings.\n", to: "empty.yaml")
    let config = arguments.contains("--config") ? [] : ["--config", standard]
    let isNamed =
      arguments.contains("--database") || changes["WORDHOARD_SERVER_DATABASE_URL"] != nil
    let url = isNamed ? nil : try databaseURL.get()
    let store = isNamed || url != nil ? [] : ["--database", database]
    let isPlain = ["--version", "migrate"].contains(arguments.first)
    let words = isPlain ? arguments : arguments + config + store
    let environment = Binary.environment.merging([
      "WORDHOARD_SERVER_PASSWORD_COST": "10", "WORDHOARD_SERVER_SERVER_PORT": "0",
      "WORDHOARD_CONTENT": content,
    ]) { $1 }.merging(url.map { ["WORDHOARD_SERVER_DATABASE_URL": $0] } ?? [:]) { $1 }
      .merging(changes) { $1 }
    let command = tool + ["\(client)-server"] + words
    return try Child(
      command[0], Array(command.dropFirst()), environment: environment, home: home)
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Child.Outcome {
    let child = try start(arguments, environment: environment)
    child.send(Data(input.utf8))
    child.endInput()
    return try child.finish()
  }

  /// Starts the server and waits until it listens.
  ///
  /// - Returns: the process and its port.
  func serve(
    _ arguments: [String] = [], environment: [String: String] = [:], under tool: [String] = []
  ) throws -> (child: Child, port: Int) {
    let child = try start(["serve"] + arguments, environment: environment, under: tool)
    var port: Int?
    try child.waitForErrors(until: { errors in
      port = String(decoding: errors, as: UTF8.self)
        .firstMatch(of: /listens on http:\/\/[^ ]*:(\d+),/).flatMap { Int($0.1) }
      return port != nil
    })
    guard let port else {
      throw Child.Failure(description: String(decoding: child.errors, as: UTF8.self))
    }
    return (child, port)
  }
}

/// Sends a request to a server on this machine, and reads the complete response.
///
/// - Parameters:
///   - token: the token of a session, if any.
///   - body: JSON, if any.
func ask(
  _ path: String, port: Int, method: String = "GET", token: String? = nil, body: String? = nil
) throws -> (status: Int, body: String) {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
  let size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isOpen = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
  }
  guard isOpen else { throw Child.Failure(description: "nobody listens on \(port)") }
  var request = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
  if let token { request += "Authorization: Bearer \(token)\r\n" }
  if let body {
    request += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
  }
  request += "\r\n\(body ?? "")"
  _ = request.withCString { write(descriptor, $0, strlen($0)) }
  var answer = Data()
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
    answer.append(contentsOf: buffer[..<count])
  }
  let text = String(decoding: answer, as: UTF8.self)
  let body = text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
  return (Int(text.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0, body)
}

/// A port of this machine on which nothing listens.
func freePort() throws -> Int {
  let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(server) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(server, $0, size) == 0 && getsockname(server, $0, &size) == 0
    }
  }
  guard isBound else { throw Child.Failure(description: "no free port") }
  return Int(address.sin_port.bigEndian)
}
