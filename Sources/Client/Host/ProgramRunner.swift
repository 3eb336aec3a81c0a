package import Foundation

/// Runs programs that are found on `PATH`.
///
/// A program gets its whole input as a file, and its output goes into files, so neither side can keep the
/// other waiting, and no program ever sees half of its input, whatever becomes of this process. It does
/// not get our terminal: what it has to say is in the outcome.
package struct ProgramRunner: Sendable {
  /// The environment of the programs; `PATH` tells where they are.
  package let environment: [String: String]

  /// How long a program is waited for, in milliseconds; one that then goes on is left alone.
  package let patience: Int

  private static let nap = 4
  /// `POSIX_SPAWN_SETSID`, which Swift does not see in `spawn.h`.
  private static let ownSession: Int16 = 0x80
  /// The most that is taken of what a program writes, in bytes.
  package static let mostOutput = 16 << 20

  /// A runner.
  package init(environment: [String: String], patience: Int = 20_000) {
    self.environment = environment
    self.patience = patience
  }

  /// Where a program is; nil where there is none of this name.
  package func path(of name: String) -> String? {
    // A folder that is not absolute would mean another one from every place.
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.lazy.map { "\($0)/\(name)" }.first { path in
      var facts = stat()
      return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - name: looked up on `PATH`.
  ///   - arguments: without the name; none may contain a NUL.
  ///   - input: all that it can read.
  /// - Returns: nil where there is no program of this name.
  package func run(_ name: String, _ arguments: [String], input: Data) -> ProgramOutcome? {
    guard let path = path(of: name) else { return nil }
    guard let files = [input, Data(), Data()].map(NamelessFile.init) as? [NamelessFile],
      let child = start(path, [name] + arguments, files.map(\.descriptor))
    else { return ProgramOutcome(.failed) }
    let end = wait(for: child)
    guard let output = files[1].contents(atMost: ProgramRunner.mostOutput),
      let errors = files[2].contents(atMost: ProgramRunner.mostOutput)
    else { return ProgramOutcome(.failed) }
    return ProgramOutcome(end, output: output, errors: errors)
  }

  /// Starts a program with these descriptors as its three, every signal as it is by default, and in a
  /// session of its own, so that a ^C at our terminal does not end it halfway.
  private func start(_ path: String, _ words: [String], _ descriptors: [Int32]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | ProgramRunner.ownSession)
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var child: pid_t = 0
    var fault = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
    // A program that is being written, as by an update, is there a moment later.
    for _ in 0..<50 where fault == ETXTBSY {
      usleep(UInt32(ProgramRunner.nap) * 1000)
      fault = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
    }
    return fault == 0 ? child : nil
  }

  private func wait(for child: pid_t) -> ProgramOutcome.End {
    for _ in 0..<(patience / ProgramRunner.nap) {
      var raw: Int32 = 0
      let ended = waitpid(child, &raw, WNOHANG)
      if ended == child {
        return raw & 0x7F == 0 ? .exited(raw >> 8 & 0xFF) : .killed(raw & 0x7F)
      }
      if ended < 0, errno != EINTR { return .failed }
      usleep(UInt32(ProgramRunner.nap) * 1000)
    }
    return .running
  }
}
