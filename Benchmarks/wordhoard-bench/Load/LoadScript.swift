/// Provides the requests of a load's connections, and uses the responses.
protocol LoadScript {
  /// Whether the responses of a connection are measured.
  func isMeasured(_ connection: Int) -> Bool

  /// The nanoseconds from one request of a connection to its next; nil to send the next one at
  /// once.
  func interval(of connection: Int) -> UInt64?

  /// Appends the next request of a connection.
  ///
  /// - Returns: false if there is no further request.
  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool

  /// Uses the body of a response with a status of 2xx.
  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws
}

extension LoadScript {
  func isMeasured(_ connection: Int) -> Bool { true }

  func interval(of connection: Int) -> UInt64? { nil }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {}
}
