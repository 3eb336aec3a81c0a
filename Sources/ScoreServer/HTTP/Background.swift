import NIOPosix

/// Work that takes long, on threads of its own: those that read and write connections answer everybody.
enum Background {
  /// Does some work.
  ///
  /// - Throws: what the work throws; an error of the pool while the server stops.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await NIOThreadPool.singleton.runIfActive(work)
  }
}
