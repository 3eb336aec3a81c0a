import CProcess
package import FoundationEssentials
import Glibc

/// Runs programs from `PATH`.
///
/// A program gets its input as a file, and its output goes to files, so neither side can block the other, and
/// a program never gets partial input, even if this process ends. It does not get the terminal: its output is
/// in the outcome.
package struct ProgramRunner: Sendable {
  /// The environment of the programs; `PATH` lists their folders.
  package let environment: [String: String]

  /// The longest time to wait for a program, in milliseconds. After that it is left running.
  package let patience: Int

  private static let nap = 4
  /// The longest accepted output of a program, in bytes.
  package static let mostOutput = 16 << 20

  package init(environment: [String: String], patience: Int = 20_000) {
    self.environment = environment
    self.patience = patience
  }

  /// The path of a program; nil if there is none with this name.
  package func path(of name: String) -> String? {
    // A relative folder would depend on the working directory.
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
  ///   - input: its standard input.
  /// - Returns: nil if there is no program with this name.
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

  /// Runs a program to its end, however long that takes. If the task is cancelled, the program is killed.
  ///
  /// - Returns: nil if there is no program with this name.
  package func runUntilCancelled(_ name: String, _ arguments: [String]) async -> ProgramOutcome? {
    guard let path = path(of: name) else { return nil }
    let child = CancellableChild()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Waiting would block one of Swift's few threads.
        let isStarted = OwnThread.start("program") {
          continuation.resume(returning: outcome(of: child, path, [name] + arguments))
        }
        if !isStarted { continuation.resume(returning: ProgramOutcome(.failed)) }
      }
    } onCancel: {
      child.kill()
    }
  }

  private func outcome(
    of child: CancellableChild, _ path: String, _ words: [String]
  ) -> ProgramOutcome {
    guard let files = [Data(), Data(), Data()].map(NamelessFile.init) as? [NamelessFile] else {
      return ProgramOutcome(.failed)
    }
    let end = child.run { start(path, words, files.map(\.descriptor)) }
    return ProgramOutcome(
      end, output: files[1].contents(atMost: ProgramRunner.mostOutput) ?? Data(),
      errors: files[2].contents(atMost: ProgramRunner.mostOutput) ?? Data())
  }

  private func start(_ path: String, _ words: [String], _ descriptors: [Int32]) -> pid_t? {
    let argv = words.map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    let child = process_start(path, argv, envp, descriptors)
    return child > 0 ? child : nil
  }

  private func wait(for child: pid_t) -> ProgramOutcome.End {
    for _ in 0..<(patience / ProgramRunner.nap) {
      var raw: Int32 = 0
      let ended = waitpid(child, &raw, WNOHANG)
      if ended == child { return ProgramOutcome.End(status: raw) }
      if ended < 0, errno != EINTR { return .failed }
      usleep(UInt32(ProgramRunner.nap) * 1000)
    }
    return .running
  }
}
