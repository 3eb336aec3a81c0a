import Foundation

/// A PostgreSQL server of a measurement, with its own files. It syncs them to the disk.
final class PostgresServer: Measured {
  /// The folder of its socket and data.
  let folder: String
  private let process = Process()

  /// Its settings: those of a server of its own, and no checkpoint in the middle of a load.
  private static let settings = [
    "listen_addresses=", "logging_collector=off", "max_connections=200", "shared_buffers=256MB",
    "max_wal_size=8GB", "checkpoint_timeout=1h", "shared_preload_libraries=pg_stat_statements",
  ]

  /// Creates and starts a server.
  ///
  /// - Parameter parent: the folder in which its own is created.
  convenience init(in parent: URL) throws {
    try self.init(parent, "primary") { folder in
      try PostgresServer.run(
        "initdb",
        [
          "--no-sync", "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "-D",
          "\(folder)/data",
        ])
    }
    // Counting takes processor time.
    try sql("ALTER SYSTEM SET pg_stat_statements.track = 'none'")
    try reload()
  }

  /// Creates and starts a standby, and lets each commit of the primary wait for it.
  convenience init(confirming primary: PostgresServer, in parent: URL) throws {
    try self.init(parent, "standby") { folder in
      try PostgresServer.run(
        "pg_basebackup",
        [
          "-h", primary.folder, "-U", "postgres", "-D", "\(folder)/data", "-X", "stream", "-c",
          "fast", "-R", "-C", "-S", "standby",
        ])
      let name =
        "primary_conninfo = 'host=\(primary.folder) user=postgres application_name=standby'"
      try PostgresServer.run(
        "sh", ["-c", "echo \"\(name)\" >> '\(folder)/data/postgresql.auto.conf'"])
    }
    try primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    try primary.reload()
  }

  private init(_ parent: URL, _ name: String, _ fill: (_ folder: String) throws -> Void) throws {
    guard PostgresServer.bin != nil else {
      throw BenchError(message: "PostgreSQL is not installed; its Debian package is postgresql")
    }
    folder = parent.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if geteuid() == 0 { _ = try Spawn.output(["chown", "postgres", folder]) }
    try fill(folder)
    let command = PostgresServer.command(
      "postgres",
      ["-D", "\(folder)/data", "-k", folder] + PostgresServer.settings.flatMap { ["-c", $0] })
    let log = "\(parent.path)/\(name).log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let output = FileHandle(forWritingAtPath: log)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let end = nanoseconds() + 60_000_000_000
    while (try? sql("SELECT 1")) == nil {
      guard process.isRunning, nanoseconds() < end else {
        stop()
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw BenchError(message: "PostgreSQL does not start: \(text.suffix(300))")
      }
      usleep(50_000)
    }
  }

  deinit { stop() }

  /// Resets all connections, and waits for its end.
  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
  }

  /// The seconds of processor time of all its processes, including those that ended.
  func processorSeconds() -> Double {
    let id = process.processIdentifier
    let text = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    let children = (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    let living = ([id] + children).reduce(0) {
      $0 + (ChildProcess.processorMillis(of: $1) ?? 0) / 1000
    }
    let stat = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    // After the name in parentheses, `cutime` and `cstime` are the 14th and 15th fields.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 14 else { return living }
    let ended = (Double(fields[13]) ?? 0) + (Double(fields[14]) ?? 0)
    return living + ended / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  // MARK: Databases

  /// The database of all measurements.
  static let database = "bench"

  /// The URL of the database for a server.
  var url: String { "postgres://postgres@/\(PostgresServer.database)?host=\(folder)" }

  /// The arguments of `psql` for the database.
  func client(_ arguments: [String], database: String = "postgres") -> [String] {
    PostgresServer.command(
      "psql",
      ["-h", folder, "-U", "postgres", "-d", database, "-X", "-v", "ON_ERROR_STOP=1", "-qAt"]
        + arguments, asUser: false)
  }

  /// The rows that a statement returns, each with its columns separated by `|`.
  @discardableResult
  func sql(_ statement: String, in database: String = "postgres") throws -> [String] {
    try Spawn.output(client(["-c", statement], database: database), within: 3600)
      .split(separator: "\n").map(String.init)
  }

  /// Applies settings that were changed by SQL.
  func reload() throws {
    try sql("SELECT pg_reload_conf()")
    usleep(300_000)
  }

  // MARK: Programs

  /// Runs one of PostgreSQL's programs as its user.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    try Spawn.output(command(program, arguments))
  }

  /// Runs a line of the shell that begins with one of PostgreSQL's programs.
  static func output(_ line: String) throws -> String {
    try Spawn.output(["sh", "-c", "PATH=\(bin ?? ""):$PATH; \(line)"])
  }

  /// PostgreSQL refuses to run as root.
  private static func command(
    _ program: String, _ arguments: [String], asUser isUser: Bool = true
  ) -> [String] {
    let own = "\(bin ?? "")/\(program)"
    let path = FileManager.default.isExecutableFile(atPath: own) ? own : program
    let user =
      isUser && geteuid() == 0
      ? ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"] : []
    return user + [path] + arguments
  }

  /// The folder of its programs, which are not in `PATH`; nil if it is not installed.
  private static let bin: String? = {
    let folder = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return versions.sorted().last { FileManager.default.fileExists(atPath: "\(folder)/\($0)/bin") }
      .map { "\(folder)/\($0)/bin" }
  }()
}
