import Foundation

/// A PostgreSQL server of a test, which the test may stop and kill. It does not sync its files: what a killed process has written
/// remains, and the recovery would otherwise sync for seconds.
final class PostgresInstance {
  /// The folder of its socket, log and data.
  let folder: String
  let port: Int
  private let settings: [String]
  private var child: Child?

  /// Whether one can be started: only root can become another user, and PostgreSQL refuses root.
  static let isInstalled = Cluster.socket != nil

  /// Creates and starts a server.
  ///
  /// - Parameter settings: settings of PostgreSQL such as `archive_mode=on`.
  convenience init(_ settings: [String] = []) throws {
    try self.init(settings: settings) { folder in
      _ = try PostgresInstance.run(
        "initdb",
        [
          "--no-sync", "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "-D",
          "\(folder)/data",
        ], asUser: true)
    }
  }

  /// Creates and starts a standby.
  convenience init(following primary: PostgresInstance) throws {
    try self.init { folder in
      try primary.copy(to: "\(folder)/data", ["-R", "-C", "-S", "standby"])
    }
  }

  /// Starts a server on a copy and the log that was written since, up to a restore point.
  ///
  /// - Parameters:
  ///   - copy: made by `copy(to:)`.
  ///   - archive: the folder of the log.
  ///   - port: that of the server that it replaces.
  convenience init(restoring copy: String, _ archive: String, to point: String, port: Int) throws {
    try self.init(
      settings: [
        "restore_command=cp \(archive)/%f %p", "recovery_target_name=\(point)",
        "recovery_target_action=promote",
      ], port: port
    ) { folder in
      _ = try PostgresInstance.run("cp", ["-a", copy, "\(folder)/data"], asUser: true)
      _ = try PostgresInstance.run("touch", ["\(folder)/data/recovery.signal"], asUser: true)
    }
  }

  private init(
    settings: [String] = [], port: Int? = nil, _ fill: (_ folder: String) throws -> Void
  ) throws {
    folder = try PostgresInstance.newFolder()
    self.port = try port ?? PostgresInstance.freePort()
    self.settings = settings
    try fill(folder)
    try start()
  }

  /// A folder of PostgreSQL's user.
  static func newFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "pg-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if geteuid() == 0 { _ = try PostgresInstance.run("chown", ["postgres", folder]) }
    return folder
  }

  deinit {
    child?.signal(SIGQUIT)
    _ = try? child?.finish()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts it, and waits until it accepts connections.
  func start() throws {
    let command =
      PostgresInstance.asUser + [
        "\(PostgresInstance.bin)/postgres", "-D", "\(folder)/data", "-k", folder,
        "-c", "listen_addresses=127.0.0.1", "-p", "\(port)", "-c", "max_connections=200",
        "-c", "shared_buffers=64MB", "-c", "cluster_name=standby", "-c", "fsync=off",
      ] + settings.flatMap { ["-c", $0] }
    child = try Child(command[0], Array(command.dropFirst()), environment: Binary.environment)
    child?.endInput()
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while Date() < deadline {
      if (try? PostgresInstance.run("pg_isready", ["-q", "-h", folder, "-p", "\(port)"])) != nil {
        return
      }
      usleep(50_000)
    }
    throw Child.Failure(description: "PostgreSQL does not start")
  }

  /// Ends it with a signal: SIGINT resets all connections, SIGKILL is a crash.
  func stop(by signal: Int32) throws {
    child?.signal(signal)
    _ = try child?.finish()
    child = nil
  }

  /// Copies its data while it runs.
  func copy(to path: String, _ options: [String] = []) throws {
    _ = try PostgresInstance.run(
      "pg_basebackup",
      ["-h", folder, "-p", "\(port)", "-U", "postgres", "-D", path, "-X", "stream", "-c", "fast"]
        + options, asUser: true)
  }

  /// Lets each commit of the primary wait for this standby.
  func confirmCommits(of primary: PostgresInstance) throws {
    try primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    try primary.sql("SELECT pg_reload_conf()")
  }

  /// Makes a standby the primary.
  func promote() throws {
    _ = try PostgresInstance.run("pg_ctl", ["promote", "-w", "-D", "\(folder)/data"], asUser: true)
  }

  /// The rows that a statement returns.
  @discardableResult
  func sql(_ statement: String) throws -> [String] {
    try PostgresInstance.run(
      "psql", ["-h", folder, "-p", "\(port)", "-U", "postgres", "-qAtc", statement]
    ).split(separator: "\n").map(String.init)
  }

  // MARK: Programs

  private static let asUser =
    geteuid() == 0
    ? ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"] : []

  /// The folder of PostgreSQL's programs, which are not in `PATH`.
  private static let bin: String = {
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return "/usr/lib/postgresql/\(versions.sorted().last ?? "")/bin"
  }()

  /// Runs a program to its end, and returns its output.
  static func run(
    _ program: String, _ arguments: [String], asUser isUser: Bool = false
  ) throws -> String {
    let own = "\(bin)/\(program)"
    let path = FileManager.default.isExecutableFile(atPath: own) ? own : program
    let command = (isUser ? asUser : []) + [path] + arguments
    let child = try Child(
      command[0], Array(command.dropFirst()), environment: Binary.environment)
    child.endInput()
    let outcome = try child.finish()
    guard outcome.status == 0 else {
      throw Child.Failure(description: "\(program): \(outcome.stderr)")
    }
    return outcome.stdout
  }

  /// A port that nobody listens on.
  static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) | getsockname(socket, $0, &size)
      }
    }
    guard code == 0 else { throw Child.Failure(description: "no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
