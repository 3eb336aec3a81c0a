import NIOCore
import NIOHTTP1

/// Puts together what a connection goes through: the decoder between our tap and guard, then the
/// handler of requests.
struct ConnectionSetup: Sendable {
  private let limits: WireLimits
  private let refusals: Refusals
  private let connections: Connections
  private let executors: [ObjectIdentifier: LoopExecutor]
  private let responder: RequestHandler.Responder

  init(
    limits: WireLimits, refusals: Refusals, connections: Connections,
    group: any EventLoopGroup, responder: @escaping RequestHandler.Responder
  ) {
    self.limits = limits
    self.refusals = refusals
    self.connections = connections
    self.responder = responder
    executors = LoopExecutor.each(of: group)
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
    let wire = WireGuard(limits: limits, refusals: refusals, admission: admission)
    try pipeline.addHandler(wire)
    try pipeline.addHandler(
      WireTap(wire, behind: pipeline.context(handler: wire)), position: .first)
    try pipeline.addHandler(
      RequestHandler(
        executor: executors[ObjectIdentifier(channel.eventLoop)] ?? LoopExecutor(channel.eventLoop),
        responder: responder))
  }
}
