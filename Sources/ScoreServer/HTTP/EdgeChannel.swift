import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's channel for HTTP/1.1 with our guard in it.
struct EdgeChannel: ServerChildChannel {
  private let inner: HTTP1Channel
  private let limits: WireLimits
  private let refusals: Refusals
  private let connections: Connections
  private let executors: [ObjectIdentifier: LoopExecutor]

  init(
    limits: WireLimits, refusals: Refusals, connections: Connections,
    group: any EventLoopGroup, responder: @escaping HTTPChannelHandler.Responder
  ) {
    self.limits = limits
    self.refusals = refusals
    self.connections = connections
    executors = LoopExecutor.each(of: group)
    // The decoder counts the address as a field; a request that it refuses is too large in any case.
    let most = limits.address + limits.fields
    inner = HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: most, maxHeaderListSize: most, maxHeaderFieldCount: 128)))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    let admission = connections.admit()
    channel.closeFuture.whenComplete { _ in connections.leave() }
    return inner.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      let wire = WireGuard(limits: limits, refusals: refusals, admission: admission)
      try pipeline.addHandler(wire, position: .after(decoder))
      try pipeline.addHandler(
        WireTap(wire, behind: pipeline.context(handler: wire)), position: .first)
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(executors[ObjectIdentifier(value.channel.eventLoop)]) {
      await inner.handle(value: value, logger: logger)
    }
  }
}
