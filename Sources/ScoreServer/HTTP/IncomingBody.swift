import NIOCore

/// The body of a request: there already, or still coming in and read as fast as it is asked for.
enum IncomingBody: Sendable {
  /// A stream that reads on from its connection when it is empty.
  typealias Stream = NIOThrowingAsyncSequenceProducer<
    ByteBuffer, any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
  >

  /// Reads a connection on.
  struct Demand: NIOAsyncSequenceProducerDelegate {
    let handler: NIOLoopBound<RequestHandler>

    func produceMore() { handler.execute { $0.readOn() } }
    func didTerminate() {}
  }

  /// It has come.
  case whole(ByteBuffer)
  /// Some of it is still to come.
  case coming(Stream)

  /// A stream that is filled by a handler.
  static func stream(for handler: NIOLoopBound<RequestHandler>) -> Stream.NewSequence {
    Stream.makeSequence(
      backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2), finishOnDeinit: true,
      delegate: Demand(handler: handler))
  }

  /// All of it.
  ///
  /// - Throws: `NIOTooManyBytesError` where it is longer than the limit; an error of the connection
  ///   where the rest does not come.
  func collect(upTo limit: Int) async throws -> ByteBuffer {
    switch self {
    case .whole(let bytes):
      guard bytes.readableBytes <= limit else { throw NIOTooManyBytesError(maxBytes: limit) }
      return bytes
    case .coming(let stream): return try await stream.collect(upTo: limit)
    }
  }
}
