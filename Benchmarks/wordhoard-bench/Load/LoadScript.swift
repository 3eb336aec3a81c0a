/// The requests of the connections of a load, and the use of the responses.
protocol LoadScript {
  /// Whether the responses of a connection are measured.
  func isMeasured(_ connection: Int) -> Bool

  /// Nanoseconds from one request of a connection to its next; nil to send the next at once.
  func interval(of connection: Int) -> UInt64?

  /// Appends the next request of a connection.
  ///
  /// - Returns: false if there is none.
  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool

  /// Takes a response with a status of 2xx.
  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws
}

extension LoadScript {
  func isMeasured(_ connection: Int) -> Bool { true }

  func interval(of connection: Int) -> UInt64? { nil }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {}
}
