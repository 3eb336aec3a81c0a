import Foundation

/// A program in a terminal of its own: keys go in, and what it draws comes out as bytes. The terminal
/// says of itself what an ordinary one says, so that programs which ask begin at once.
final class TerminalProcess {
  private let process: pid_t
  private let terminal: Int32
  /// What has come and was not waited for yet.
  private var pending: [UInt8] = []
  private var isOver = false
  /// Whether the program was waited for; its number, and the terminal's, may be another's by now.
  private var isEnded = false

  /// Starts a program in a terminal of a size.
  ///
  /// - Parameters:
  ///   - arguments: the program's path and its arguments.
  ///   - environment: changes to this process's own.
  /// - Throws: `BenchError` where the system has no terminal, or the program cannot be started.
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
    // It lives for as long as somebody has it open: from now on, the program.
    defer { close(ends.its) }
    for end in [ends.ours, ends.its] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The first terminal that the leader of a new session opens is its own.
    process = try Spawn.start(arguments, environment: changes, flags: Spawn.newSession) {
      posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDERR_FILENO)
    }
  }

  deinit { _ = stop() }

  // MARK: - Keys and bytes

  /// Types.
  func type(_ text: String) { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) { _ = write(terminal, bytes, bytes.count) }

  /// Waits until bytes have come, and forgets them with all before them.
  ///
  /// - Throws: `BenchError` where they do not come within ten seconds.
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

  /// Reads until nothing has come for a while.
  ///
  /// - Returns: what has come.
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

  /// - Returns: whether more may come.
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

  /// What a terminal is asked, and what it answers: that all is well, where its cursor stands, and that
  /// it is an xterm.
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

  // MARK: - What it takes

  /// Ends the program at once.
  ///
  /// - Returns: milliseconds of processor time that it took, from its start; zero the second time.
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

  /// Milliseconds of processor time that it has taken until now, with all its threads.
  func processorMillis() -> Double { ChildProcess.processorMillis(of: process) ?? .nan }

  /// How often a thread of this name has gone to sleep and been woken again until now; nil where there is
  /// none.
  func wakeUps(ofThread name: String) -> Int? {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    let thread = threads.first {
      (try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)) == "\(name)\n"
    }
    return thread.flatMap { status("\(tasks)/\($0)/status")["voluntary_ctxt_switches"] }
  }

  /// The most memory that it ever had in RAM, in MiB.
  func peakMiB() -> Double {
    Double(status("/proc/\(process)/status")["VmHWM"] ?? 0) / 1024
  }

  /// The numbers in a file of `/proc` that names them.
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
