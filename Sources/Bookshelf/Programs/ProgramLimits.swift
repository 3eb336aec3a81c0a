/// The limits of a program's run.
struct ProgramLimits: Sendable {
  /// The longest time, and the most processor time, in seconds.
  let seconds: Int
  /// The largest address space in bytes.
  let memory: Int
  /// The largest file that the program may write, in bytes.
  let file = 512 << 20
  /// The most bytes of its messages that are kept.
  let messages = 1 << 14
}
