import Foundation

/// Starts programs with the system's own functions. `Process` keeps a socket open in each child to notice
/// its end, so a caller that starts a daemon would wait for the daemon's end.
enum Spawn {
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  static let newSession: Int16 = 0x80

  /// Starts a program from `PATH`.
  ///
  /// - Parameters:
  ///   - changes: changes to the environment of this process.
  ///   - prepare: sets the descriptors of the program.
  /// - Throws: `BenchError` if it cannot be started.
  static func start(
    _ arguments: [String], environment changes: [String: String], flags: Int16 = 0,
    prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Swift's task threads block signals, and tmux is ended by one.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    let environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    var texts = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in texts + variables { free(text) } }
    var process = pid_t()
    guard posix_spawnp(&process, arguments[0], &actions, &attributes, &texts, &variables) == 0
    else { throw BenchError(message: "\(arguments[0]) cannot be started") }
    return process
  }

  /// Runs a program to its end, and returns its output.
  ///
  /// - Parameters:
  ///   - input: the text for its standard input, at most some thousand bytes.
  ///   - limit: the seconds after which it is killed.
  /// - Throws: `BenchError` if it fails.
  static func output(
    _ arguments: [String], environment changes: [String: String] = [:], input: String = "",
    within limit: Double = 600
  ) throws -> String {
    let (into, out, errors) = (Pipe(), Pipe(), Pipe())
    // No other process inherits our ends, and a daemon inherits neither end.
    for file in [into, out, errors].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] })
    {
      _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    let files = [
      into.fileHandleForReading, out.fileHandleForWriting, errors.fileHandleForWriting,
    ]
    let process = try start(arguments, environment: changes) { actions in
      for (place, file) in files.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, Int32(place))
      }
    }
    for file in files { try file.close() }
    let killing = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: killing)
    defer { killing.cancel() }
    into.fileHandleForWriting.write(Data(input.utf8))
    try into.fileHandleForWriting.close()
    let text = out.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status & 0x7F != SIGKILL else {
      throw BenchError(message: "\(arguments.joined(separator: " ")) does not end")
    }
    guard status == 0 else {
      throw BenchError(
        message:
          "\(arguments.joined(separator: " ")) failed: \(String(decoding: complaint, as: UTF8.self))"
      )
    }
    return String(decoding: text, as: UTF8.self)
  }
}
