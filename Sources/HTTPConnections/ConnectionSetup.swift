import NIOCore
import NIOHTTP1

/// Builds the pipeline of a connection: the HTTP decoder between the byte observer and the guard, then the
/// handler of requests.
struct ConnectionSetup: Sendable {
  /// Makes the response to a request or connection that no responder gets. The connection is closed after it.
  typealias Rejecter = @Sendable (ConnectionRejection) -> Response

  private let limits: ConnectionLimits
  private let reject: Rejecter
  private let connections: ConnectionCounter
  private let backlog: ResponseBacklog
  private let executors: [ObjectIdentifier: EventLoopExecutor]
  private let responder: RequestHandler.Responder

  init(
    limits: ConnectionLimits, connections: ConnectionCounter, group: any EventLoopGroup,
    reject: @escaping Rejecter, responder: @escaping RequestHandler.Responder
  ) {
    self.limits = limits
    self.reject = reject
    self.connections = connections
    backlog = ResponseBacklog(limit: limits.unread)
    self.responder = responder
    executors = EventLoopExecutor.each(of: group)
  }

  /// Sets a new connection up, on its loop.
  ///
  /// - Throws: an error of the library if the connection is closed meanwhile.
  func callAsFunction(_ channel: any Channel) throws {
    // The decoder counts the address as a field; a request that it rejects is too large in any case.
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
    let connectionGuard = ConnectionGuard(
      limits: limits, connections: connections, reject: reject)
    try pipeline.addHandler(connectionGuard)
    try pipeline.addHandler(
      InboundByteObserver(connectionGuard, behind: pipeline.context(handler: connectionGuard)),
      position: .first)
    try pipeline.addHandler(
      RequestHandler(
        executor: executors[ObjectIdentifier(channel.eventLoop)]
          ?? EventLoopExecutor(channel.eventLoop),
        backlog: backlog, responder: responder))
  }
}
