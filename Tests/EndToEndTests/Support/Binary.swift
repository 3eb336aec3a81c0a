import Foundation
import GameEngine

/// The program under test: the `wordhoard` that `swift build` puts next to the test bundle.
enum Binary {
  /// Its path; nil if it was not built.
  static let path: String? = {
    if let chosen = ProcessInfo.processInfo.environment["WORDHOARD_BINARY"] { return chosen }
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return ancestors(of: own).map { "\($0)/wordhoard" }.first { isProgram($0) }
  }()

  /// The words of the checkout.
  static let content: String? = path.flatMap { path in
    ancestors(of: path).map { "\($0)/Content" }.first {
      FileManager.default.fileExists(atPath: "\($0)/editions.tsv")
    }
  }

  /// The environment of every run: nothing from the tests' own environment, a fixed locale, and a time zone in
  /// which it is about noon, so that no test plays over midnight. Its date is that of UTC.
  static let environment: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TZ": noon,
    "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": cache,
  ]

  /// The date on which all runs play, in ISO 8601: that of UTC when the tests began, also after midnight.
  static let date = "\(CalendarDate(utc: begin))"

  /// A folder that all runs share, so that the words are indexed once.
  private static let cache = "\(NSTemporaryDirectory())/wordhoard-e2e-cache-\(getpid())"
    .replacing("//", with: "/")

  /// The environment of a run in a home, with changes.
  static func environment(_ home: Home, _ changes: [String: String] = [:]) -> [String: String] {
    var all = environment
    all["WORDHOARD_HOME"] = home.path
    // Programs that are run may keep their own settings, such as espeak-ng's sound system.
    all["HOME"] = home.folder
    // No dictionary and no data, whatever is installed on this machine.
    all["WORDHOARD_DICTIONARIES"] = ""
    all["WORDHOARD_DATA"] = ""
    return all.merging(changes) { $1 }
  }

  /// Starts the program and leaves it running.
  static func start(
    _ arguments: [String], environment changes: [String: String] = [:], home: Home
  ) throws -> Child {
    guard let path else { throw Child.Failure(description: "wordhoard is not built") }
    return try Child(path, arguments, environment: environment(home, changes), home: home)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its command line, separated by blanks.
  ///   - input: all of its input.
  static func run(
    _ arguments: String, input: String = "", environment changes: [String: String] = [:],
    home: Home
  ) throws -> Child.Outcome {
    try run(
      arguments.split(separator: " ").map(String.init), input: Data(input.utf8),
      environment: changes, home: home)
  }

  /// Runs the program to its end, with arguments and input of any kind.
  static func run(
    _ arguments: [String], input: Data = Data(), environment changes: [String: String] = [:],
    home: Home
  ) throws -> Child.Outcome {
    let child = try start(arguments, environment: changes, home: home)
    child.send(input)
    child.endInput()
    return try child.finish()
  }

  /// Runs a shell script in which `wordhoard` is the program under test.
  static func shell(
    _ script: String, environment changes: [String: String] = [:], home: Home
  ) throws -> Child.Outcome {
    let child = try Child(
      "/bin/sh", ["-c", script], environment: environment(home, shellPath.merging(changes) { $1 }))
    child.endInput()
    return try child.finish()
  }

  /// A `PATH` in which `wordhoard` is the program under test.
  static var shellPath: [String: String] {
    let folder = path.map { String($0.dropLast("/wordhoard".count)) } ?? ""
    return ["PATH": "\(folder):\(environment["PATH"] ?? "")"]
  }

  /// Whether a program is in `PATH`.
  static func has(_ tool: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { isProgram("\($0)/\(tool)") }
  }

  /// Whether this process is root, for which permissions of files do not apply.
  static var isRoot: Bool { geteuid() == 0 }

  /// Whether tests can mount file systems of their own.
  static let canMount: Bool = {
    guard isRoot, has("unshare"), let home = try? Home() else { return false }
    let probe = "unshare -m sh -c 'mount -t tmpfs -o size=64k none /tmp'"
    return (try? shell(probe, home: home).status) == 0
  }()

  // MARK: - Parts

  private static let begin = Int64(Date().timeIntervalSince1970) * 1000

  private static let noon: String = {
    let minutes = 12 * 60 - Int(begin / 60_000 % 1440)
    let size = abs(minutes)
    // POSIX counts west of Greenwich as positive.
    return "WHT\(minutes > 0 ? "-" : "")\(size / 60):\(size % 60 < 10 ? "0" : "")\(size % 60)"
  }()

  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return (0..<parts.count).map { "/" + parts.dropLast($0).joined(separator: "/") }
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && access(path, X_OK) == 0
  }
}
