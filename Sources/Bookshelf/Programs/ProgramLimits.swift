/// What a program may use.
struct ProgramLimits: Sendable {
  /// The longest time, and the most processor time.
  let seconds: Int
  /// The address space.
  let memory: Int
  /// The largest file that it may write.
  let file = 512 << 20
  /// The most bytes of its messages that are kept.
  let messages = 1 << 14
}
