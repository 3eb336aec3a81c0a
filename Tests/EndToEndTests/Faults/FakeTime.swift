/// Programs that run with another clock.
enum FakeTime {
  /// Whether this is possible. A server does not play with another clock than that of its PostgreSQL database.
  static let isInstalled = Binary.has("faketime") && !Operator.isOnPostgres

  /// The command that runs a program with another clock, such as `+3d` or `@2026-12-31 23:59:56`; the
  /// monotonic clock is unchanged. A wait until a time never ends with it, so a server must be killed, not
  /// stopped.
  static func command(_ clock: String) -> [String] {
    ["faketime", "--exclude-monotonic", "-f", clock]
  }
}
