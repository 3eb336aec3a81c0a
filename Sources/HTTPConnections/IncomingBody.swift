package import NIOCore

/// The body of a request: complete, or still arriving and read on demand.
package enum IncomingBody: Sendable {
  /// A stream that continues to read its connection when it is empty.
  package typealias Stream = NIOThrowingAsyncSequenceProducer<
    ByteBuffer, any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
  >

  /// Continues to read a connection.
  package struct Demand: NIOAsyncSequenceProducerDelegate {
    let handler: NIOLoopBound<RequestHandler>

    package func produceMore() { handler.execute { $0.readOn() } }
    package func didTerminate() {}
  }

  /// The body has arrived completely.
  case whole(ByteBuffer)
  /// A part of the body has not arrived yet.
  case coming(Stream)

  /// A stream that a handler fills.
  static func stream(for handler: NIOLoopBound<RequestHandler>) -> Stream.NewSequence {
    Stream.makeSequence(
      backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2), finishOnDeinit: true,
      delegate: Demand(handler: handler))
  }

  /// Returns the body, and waits for the parts that have not arrived.
  ///
  /// - Throws: `NIOTooManyBytesError` if it is longer than the limit; an error of the connection
  ///   if the rest does not arrive.
  package func collect(upTo limit: Int) async throws -> ByteBuffer {
    switch self {
    case .whole(let bytes):
      guard bytes.readableBytes <= limit else { throw NIOTooManyBytesError(maxBytes: limit) }
      return bytes
    case .coming(let stream): return try await stream.collect(upTo: limit)
    }
  }
}
