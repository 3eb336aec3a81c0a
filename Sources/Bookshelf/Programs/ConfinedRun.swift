import CProcess
import Glibc

/// A program that runs within limits. Its output comes through pipes, so it never fills a disk.
struct ConfinedRun {
  /// The reason for the end of a run.
  enum End {
    case exited(Int32, output: [UInt8], message: String)
    /// It died by a signal, or the task was cancelled.
    case killed
    /// Its output exceeded the limit.
    case tooMuch
    /// It exceeded its time or its memory.
    case tooCostly
  }

  /// The interval of checks of the time, in milliseconds.
  private static let beat: Int32 = 50

  private let child: pid_t
  private let output: Int32
  private let messages: Int32
  private let limits: ProgramLimits

  /// Starts a program; nil if that fails.
  ///
  /// - Parameter words: the arguments, beginning with its name.
  init?(_ path: String, _ words: [String], input: Int32, _ limits: ProgramLimits) {
    var (outputs, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard process_pipe(&outputs) == 0 else { return nil }
    guard process_pipe(&errors) == 0 else {
      for file in outputs { close(file) }
      return nil
    }
    let child = ConfinedRun.start(path, words, [input, outputs[1], errors[1]])
    close(outputs[1])
    close(errors[1])
    guard let child else {
      close(outputs[0])
      close(errors[0])
      return nil
    }
    (self.child, output, messages) = (child, outputs[0], errors[0])
    self.limits = limits
    // It has just been loaded, so nothing of its input was read yet.
    process_limit(child, limits.memory, limits.file, limits.seconds)
  }

  private static func start(_ path: String, _ words: [String], _ streams: [Int32]) -> pid_t? {
    let argv = words.map { strdup($0) } + [nil]
    let environment: [String] = ["LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"]
    let envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    let child = process_start(path, argv, envp, streams)
    return child > 0 ? child : nil
  }

  // MARK: - The end

  /// Waits for the end, and stops the program if it exceeds a limit or the task is cancelled.
  ///
  /// - Parameters:
  ///   - waiting: called now and then while the program writes nothing.
  ///   - received: receives each piece of the output.
  func end(
    atMost most: Int, waiting: () -> Void = {}, received: ([UInt8]) -> Void = { _ in }
  ) -> End {
    defer {
      close(output)
      close(messages)
    }
    var (written, message): ([UInt8], [UInt8]) = ([], [])
    let deadline = ConfinedRun.now + limits.seconds * 1000
    var open = [output, messages]
    while !open.isEmpty {
      guard !Task.isCancelled else { return stopped(.killed) }
      guard ConfinedRun.now < deadline else { return stopped(.tooCostly) }
      var streams = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&streams, nfds_t(streams.count), ConfinedRun.beat) > 0 else {
        waiting()
        continue
      }
      for stream in streams where stream.revents != 0 {
        guard let bytes = ConfinedRun.read(stream.fd) else {
          open.removeAll { $0 == stream.fd }
          continue
        }
        if stream.fd == output {
          written += bytes
          guard written.count <= most else { return stopped(.tooMuch) }
          received(bytes)
        } else {
          message += bytes.prefix(max(0, limits.messages - message.count))
        }
      }
    }
    while true {
      var status: Int32 = 0
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child {
        return ending(status, written, String(decoding: message, as: UTF8.self))
      }
      if ended < 0, errno != EINTR { return .killed }
      guard !Task.isCancelled else { return stopped(.killed) }
      guard ConfinedRun.now < deadline else { return stopped(.tooCostly) }
      waiting()
      usleep(1000)
    }
  }

  private func ending(_ status: Int32, _ output: [UInt8], _ message: String) -> End {
    // Programs say so when they get no memory, and then exit or abort.
    let lacksMemory = ["bad_alloc", "emory"].contains(where: message.contains)
    return switch status & 0x7F {
    case 0 where status == 0 || !lacksMemory:
      .exited(status >> 8 & 0xFF, output: output, message: message)
    case SIGXFSZ: .tooMuch
    case SIGXCPU, SIGKILL: .tooCostly
    default: lacksMemory ? .tooCostly : .killed
    }
  }

  /// Kills the program with everything that it started.
  private func stopped(_ end: End) -> End {
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return end
  }

  /// Reads the next bytes of a pipe; nil at the end.
  private static func read(_ file: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      filled = max(0, Glibc.read(file, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
