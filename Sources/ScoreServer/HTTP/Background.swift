import NIOPosix

/// Runs long work on separate threads, so that the threads of the connections stay responsive.
enum Background {
  /// Runs blocking work on NIO's shared thread pool.
  ///
  /// - Throws: any error of the work; an error of the pool while the server stops.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await NIOThreadPool.singleton.runIfActive(work)
  }
}
