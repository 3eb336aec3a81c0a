import Foundation

/// A program in its own terminal: it receives keys, and its output is read as bytes. The terminal
/// answers queries like an ordinary one, so that programs that query it start at once.
final class TerminalProcess {
  private let process: pid_t
  private let terminal: Int32
  /// The received bytes that `wait` has not consumed yet.
  private var pending: [UInt8] = []
  private var isOver = false
  /// Whether the program has ended and was waited for. Its process ID and terminal may belong to
  /// others by now.
  private var isEnded = false

  /// Starts a program in a terminal of the given size.
  ///
  /// - Parameters:
  ///   - arguments: the program's path and its arguments.
  ///   - environment: changes to the environment of this process.
  /// - Throws: `BenchError` if the system has no terminal, or the program cannot be started.
  init(
    _ arguments: [String], environment changes: [String: String], columns: UInt16, rows: UInt16
  ) throws {
    var ends = (ours: Int32(-1), its: Int32(-1))
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.ours, &ends.its, &name, nil, &size) == 0 else {
      throw BenchError(message: "the system has no terminal to give")
    }
    terminal = ends.ours
    // The terminal exists as long as a process has it open: from now on, the program.
    defer { close(ends.its) }
    for end in [ends.ours, ends.its] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The first terminal that the leader of a new session opens becomes its controlling terminal.
    process = try Spawn.start(arguments, environment: changes, flags: Spawn.newSession) {
      posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDERR_FILENO)
    }
  }

  deinit { _ = stop() }

  // MARK: - Keys and bytes

  /// Sends text to the program as typed keys.
  func type(_ text: String) { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) { _ = write(terminal, bytes, bytes.count) }

  /// Waits for a text, and drops it and all bytes before it.
  ///
  /// - Throws: `BenchError` if they do not arrive within ten seconds.
  func wait(for text: String) throws {
    let end = nanoseconds() + 10_000_000_000
    let wanted = Array(text.utf8)
    while true {
      if let found = pending.firstRange(of: wanted) {
        pending.removeSubrange(..<found.upperBound)
        return
      }
      guard nanoseconds() < end, read(forMillis: 100) else {
        let last = String(decoding: pending.suffix(200), as: UTF8.self)
        throw BenchError(message: "\(text.debugDescription) never came; last came \(last)")
      }
    }
  }

  /// Reads until nothing arrives for a while.
  ///
  /// - Returns: the received bytes.
  @discardableResult
  func settle(forMillis millis: Int32) -> String {
    var count = -1
    while count != pending.count {
      count = pending.count
      guard read(forMillis: millis) else { break }
    }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// - Returns: whether more bytes may arrive.
  private func read(forMillis millis: Int32) -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard !isOver, poll(&request, 1, millis) > 0 else { return !isOver }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(terminal, &bytes, bytes.count)
    guard count > 0 else {
      isOver = true
      return false
    }
    pending += bytes[..<count]
    answer(bytes[..<count])
    return true
  }

  /// The queries of a program, and the answers: the state of the terminal, the place of its cursor,
  /// and that it is an xterm.
  private static let answers: [(question: [UInt8], answer: [UInt8])] = [
    ("[5n", "[0n"), ("[6n", "[1;1R"), ("[?6n", "[?1;1R"), ("[c", "[?64;22c"),
    ("[>c", "[>41;372;0c"),
  ].map { (Array("\u{1B}\($0)".utf8), Array("\u{1B}\($1)".utf8)) }

  private func answer(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[escape...]
      if let known = TerminalProcess.answers.first(where: { rest.starts(with: $0.question) }) {
        send(known.answer)
      }
      rest = rest.dropFirst()
    }
  }

  // MARK: - Resources

  /// Kills the program.
  ///
  /// - Returns: the milliseconds of processor time since its start; zero at a second call.
  func stop() -> Double {
    guard !isEnded else { return 0 }
    isEnded = true
    kill(process, SIGKILL)
    while read(forMillis: 100) {}
    defer { close(terminal) }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process else { return 0 }
    return ChildProcess.millis(usage)
  }

  /// The milliseconds of processor time so far, in all its threads.
  func processorMillis() -> Double { ChildProcess.processorMillis(of: process) ?? .nan }

  /// The number of times the main thread has gone to sleep and woken up; nil if the process has
  /// ended.
  func wakeUpsOfMainThread() -> Int? {
    status("/proc/\(process)/task/\(process)/status")["voluntary_ctxt_switches"]
  }

  /// The peak memory in RAM, in MiB.
  func peakMiB() -> Double {
    Double(status("/proc/\(process)/status")["VmHWM"] ?? 0) / 1024
  }

  /// The memory in MiB without the pages of files, which the kernel may drop.
  func ownMiB() -> Double {
    Double(status("/proc/\(process)/status")["RssAnon"] ?? 0) / 1024
  }

  /// The numbers in a file of `/proc` by their names.
  private func status(_ path: String) -> [String: Int] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var numbers: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0.isWhitespace })
      if parts.count > 1, let number = Int(parts[1]) { numbers[String(parts[0])] = number }
    }
    return numbers
  }
}
