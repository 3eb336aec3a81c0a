/// What the connections of a load ask for, and what they make of the answers.
protocol LoadScript {
  /// Whether the answers of a connection are measured.
  func isMeasured(_ connection: Int) -> Bool

  /// Nanoseconds from one request of a connection to its next; nil to ask again at once.
  func interval(of connection: Int) -> UInt64?

  /// Appends the next request of a connection.
  ///
  /// - Returns: false where it has none left.
  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool

  /// Takes the answer, whose status is 2xx.
  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws
}

extension LoadScript {
  func isMeasured(_ connection: Int) -> Bool { true }

  func interval(of connection: Int) -> UInt64? { nil }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {}
}
