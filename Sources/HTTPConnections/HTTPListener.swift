import NIOCore
import NIOExtras
import NIOPosix

/// Listens on an address, and has the requests of all connections answered.
package struct HTTPListener: Sendable {
  private let channel: any Channel
  private let quiescing: ServerQuiescingHelper
  private let ended: EventLoopPromise<Void>

  /// The port, which the system has chosen if 0 was asked for.
  package var port: Int { channel.localAddress?.port ?? 0 }

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - connections: counts and limits the connections.
  ///   - reject: makes the response to what is rejected before `respond` gets it.
  ///   - respond: responds to a request from an address; nil if the rest of the request did not arrive.
  /// - Throws: an error of the network library; see `ListenError`.
  package init(
    host: String, port: Int, limits: ConnectionLimits, connections: ConnectionCounter,
    reject: @escaping @Sendable (ConnectionRejection) -> Response,
    respond: @escaping @Sendable (Request, ClientAddress) async -> Response?
  ) async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let quiescing = ServerQuiescingHelper(group: group)
    let setUp = ConnectionSetup(
      limits: limits, connections: connections, group: group, reject: reject, responder: respond)
    channel = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            AcceptPause(), quiescing.makeServerChannelHandler(channel: channel),
          ])
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // With this, pipelined requests fill only one buffer before they wait in the kernel.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      // If more bytes of small responses wait on a connection, no more requests are handled.
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 8192, high: 16_384))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try setUp(channel) }
      }
      .bind(host: host, port: port).get()
    self.quiescing = quiescing
    ended = group.any().makePromise()
  }

  /// Stops listening after a while, and closes each connection when its open request is answered.
  package func close(after time: Duration = .zero) {
    channel.eventLoop.scheduleTask(in: TimeAmount(time)) { [quiescing, ended] in
      quiescing.initiateShutdown(promise: ended)
    }
  }

  /// Returns when all connections are closed.
  package func waitForEnd() async { try? await ended.futureResult.get() }
}
