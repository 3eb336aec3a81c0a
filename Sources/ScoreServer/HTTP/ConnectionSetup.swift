import NIOCore
import NIOHTTP1

/// Puts together what a connection goes through: the decoder between our tap and guard, then the
/// handler of requests.
struct ConnectionSetup: Sendable {
  private let limits: ConnectionLimits
  private let refusals: RejectionResponder
  private let connections: ConnectionCounter
  private let executors: [ObjectIdentifier: EventLoopExecutor]
  private let responder: RequestHandler.Responder

  init(
    limits: ConnectionLimits, refusals: RejectionResponder, connections: ConnectionCounter,
    group: any EventLoopGroup, responder: @escaping RequestHandler.Responder
  ) {
    self.limits = limits
    self.refusals = refusals
    self.connections = connections
    self.responder = responder
    executors = EventLoopExecutor.each(of: group)
  }

  /// Sets a new connection up, on its loop.
  ///
  /// - Throws: an error of the library where it is closed meanwhile.
  func callAsFunction(_ channel: any Channel) throws {
    let admission = connections.admit()
    channel.closeFuture.whenComplete { [connections] _ in connections.leave() }
    // The decoder counts the address as a field; a request that it refuses is too large in any case.
    let most = limits.address + limits.fields
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = most
    decoderLimits.maxHeaderListSize = most
    decoderLimits.maxHeaderFieldCount = 128
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false,
      withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoderLimits)
    let wire = ConnectionGuard(limits: limits, refusals: refusals, admission: admission)
    try pipeline.addHandler(wire)
    try pipeline.addHandler(
      InboundByteObserver(wire, behind: pipeline.context(handler: wire)), position: .first)
    try pipeline.addHandler(
      RequestHandler(
        executor: executors[ObjectIdentifier(channel.eventLoop)]
          ?? EventLoopExecutor(channel.eventLoop),
        responder: responder))
  }
}
