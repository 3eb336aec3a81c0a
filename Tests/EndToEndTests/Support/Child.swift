import Foundation

/// A process with pipes as its three streams, for tests that exchange data with it while it runs.
///
/// It is started by `posix_spawn` with pipes that are closed on exec, so that tests that run in
/// parallel never hold each other's pipes open. Every wait has a limit: nothing can hang the suite.
final class Child {
  /// An operation that failed or took too long.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How a process ended.
  struct Outcome {
    /// The exit code, or the negative number of the signal that ended it.
    let status: Int32
    let stdout: String
    let stderr: String

    /// The lines of standard error.
    var errorLines: [Substring] { stderr.split(separator: "\n") }
  }

  /// The longest wait of a test, in seconds.
  static let patience = 60.0

  let pid: pid_t
  /// The output so far.
  private(set) var output = Data()
  private(set) var errors = Data()
  /// The home it runs in, which must exist as long as the process.
  private let home: Home?
  private let name: String
  private var status: Int32?
  private var toInput: Int32
  private var fromOutput: Int32
  private var fromErrors: Int32
  private var unsent = Data()
  private var closesInput = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its path, or its name if it is in `PATH`.
  ///   - arguments: the arguments without the program's name.
  ///   - environment: the complete environment.
  ///   - home: the home it runs in.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], home: Home? = nil
  ) throws {
    _ = Child.ignoresBrokenPipes
    self.home = home
    name = ([program] + arguments).joined(separator: " ")
    // No other child may be started before these pipes are closed on exec.
    Child.starting.lock()
    defer { Child.starting.unlock() }
    let (input, output, errors) = (try Child.pipe(), try Child.pipe(), try Child.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    // Other tests in this process may have open what is not closed on exec, such as libcurl's own pipes.
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    for file in files.compactMap(Int32.init) where file > 2 {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, &attributes, &words, &settings)
    for text in words + settings { free(text) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    for descriptor in [input.read, output.write, errors.write] { close(descriptor) }
    (pid, toInput, fromOutput, fromErrors) = (child, input.write, output.read, errors.read)
    if code != 0 {
      status = -1
      throw Failure(description: "\(name): \(String(cString: strerror(code)))")
    }
    for descriptor in [toInput, fromOutput, fromErrors] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    if status == nil {
      Foundation.kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    for descriptor in [toInput, fromOutput, fromErrors] where descriptor >= 0 { close(descriptor) }
  }

  /// Sends bytes to the process; they are written during the next wait.
  func send(_ bytes: Data) {
    unsent.append(bytes)
    flush()
  }

  /// Ends the input of the process.
  func endInput() {
    closesInput = true
    flush()
  }

  /// Sends a signal.
  func signal(_ number: Int32) { Foundation.kill(pid, number) }

  /// Waits until the output satisfies a condition, or has ended.
  ///
  /// - Throws: `Failure` if it takes too long.
  func wait(until isSatisfied: (Data) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while !isSatisfied(output), fromOutput >= 0 { try pump(until: deadline) }
  }

  /// Waits until the standard error satisfies a condition, or has ended.
  ///
  /// - Parameter seconds: the longest wait.
  /// - Throws: `Failure` if it takes too long.
  func waitForErrors(
    within seconds: Double = Child.patience, until isSatisfied: (Data) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isSatisfied(errors), fromErrors >= 0 { try pump(until: deadline) }
  }

  /// Waits for the end of the process.
  ///
  /// - Parameter seconds: the longest wait.
  /// - Throws: `Failure` if it takes too long; then it has been killed.
  func finish(within seconds: Double = Child.patience) throws -> Outcome {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while fromOutput >= 0 || fromErrors >= 0 { try pump(until: deadline) }
    while status == nil {
      var raw: Int32 = 0
      if waitpid(pid, &raw, WNOHANG) == pid {
        status = raw & 0x7F == 0 ? raw >> 8 & 0xFF : -(raw & 0x7F)
      } else {
        try checkTime(deadline)
        usleep(1000)
      }
    }
    return Outcome(
      status: status ?? -1, stdout: String(decoding: output, as: UTF8.self),
      stderr: String(decoding: errors, as: UTF8.self))
  }

  // MARK: - Parts

  /// Writing to a process that has ended returns an error, and does not end the tests.
  private static let ignoresBrokenPipes: Void = { Foundation.signal(SIGPIPE, SIG_IGN) }()

  private static let starting = NSLock()

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func checkTime(_ deadline: Date) throws {
    guard Date() < deadline else {
      signal(SIGKILL)
      let said = String(decoding: output.suffix(2000) + errors.suffix(500), as: UTF8.self)
      throw Failure(description: "\(name) takes too long; it said: \(said)")
    }
  }

  /// Moves as many bytes as possible through the pipes, and waits a moment if there are none.
  private func pump(until deadline: Date) throws {
    try checkTime(deadline)
    var waiting = [
      pollfd(fd: fromOutput, events: Int16(POLLIN), revents: 0),
      pollfd(fd: fromErrors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : toInput, events: Int16(POLLOUT), revents: 0),
    ]
    poll(&waiting, nfds_t(waiting.count), 100)
    if waiting[0].revents != 0 { take(&fromOutput, into: &output) }
    if waiting[1].revents != 0 { take(&fromErrors, into: &errors) }
    if waiting[2].revents != 0 { flush() }
  }

  private func take(_ descriptor: inout Int32, into data: inout Data) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      data.append(contentsOf: buffer[..<count])
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      close(descriptor)
      descriptor = -1
    }
  }

  private func flush() {
    while !unsent.isEmpty, toInput >= 0 {
      let count = unsent.withUnsafeBytes { write(toInput, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = Data(unsent.dropFirst(count))
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        unsent = Data()
      }
    }
    if closesInput, toInput >= 0 {
      close(toInput)
      toInput = -1
    }
  }
}
