/// Programs that run by another clock.
enum FakeTime {
  /// Whether there can be any.
  static let isInstalled = Binary.has("faketime")

  /// The command that runs a program by another clock, such as `+3d` or `@2026-12-31 23:59:56`, which
  /// leaves the monotonic one alone. What waits for a time waits for ever under it, so a server there
  /// is killed and not asked to stop.
  static func command(_ clock: String) -> [String] {
    ["faketime", "--exclude-monotonic", "-f", clock]
  }
}
