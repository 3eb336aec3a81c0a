import Foundation

/// The child process that runs a parser; it may crash or hang.
struct FuzzChild {
  let target: FuzzTarget
  let seed: Int
  let numbers: Range<Int>
  /// The number of seconds after which it ends; nil to end after the last input.
  var seconds: Int?
  /// The path of its status file, which its parent reads.
  let statusPath: String

  #if DEBUG
    /// The most processor time for an input, in nanoseconds.
    private static let allowed: UInt64 = 10_000_000_000
  #else
    private static let allowed: UInt64 = 1_000_000_000
  #endif
  /// The most memory in bytes; using more counts as a crash.
  private static let memory: UInt64 = 2 << 30

  /// Feeds the parser, and reports inputs that were misread or took too long.
  func run() throws {
    let descriptor = open(statusPath, O_WRONLY | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw BenchError(message: "\(statusPath) cannot be written") }
    defer { close(descriptor) }
    var limit = rlimit(rlim_cur: rlim_t(FuzzChild.memory), rlim_max: rlim_t(FuzzChild.memory))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let parser = try target.parser()
    let inputs = FuzzInputs(target, parser: parser, seed: seed)
    var status = FuzzStatus()
    let parent = getppid()
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    for number in numbers {
      guard getppid() == parent, end.map({ .now < $0 }) ?? true else { break }
      status.number = number
      status.write(to: descriptor)
      let input = inputs[number]
      let begin = processorTime()
      let outcome = parser.take(input)
      let time = processorTime() - begin
      status.done += 1
      switch outcome {
      case .refused: break
      case .accepted: status.accepted += 1
      case .wrong(let message):
        status.wrong += 1
        if status.wrong <= 10 { report(number, message) }
      }
      guard time > FuzzChild.allowed else { continue }
      status.slow += 1
      report(number, "\(time / 1_000_000) ms of processor time")
    }
    status.write(to: descriptor)
  }

  private func report(_ number: Int, _ message: String) {
    let line = "fuzz \(target.rawValue): seed \(seed), input \(number): \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The processor time of this process so far, in nanoseconds.
  private func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
