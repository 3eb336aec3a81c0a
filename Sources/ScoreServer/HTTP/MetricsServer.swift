import HTTPConnections
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// Serves the metrics of the process to programs on this machine, on a port of their own, so that no proxy passes them on.
package struct MetricsServer: Service {
  /// Only this machine can reach it.
  private static let host = "127.0.0.1"

  private let port: Int
  private let text: @Sendable () -> String

  /// - Parameter text: the metrics now.
  package init(port: Int, text: @escaping @Sendable () -> String) {
    self.port = port
    self.text = text
  }

  /// Listens until it is shut down.
  ///
  /// - Throws: `ListenError`.
  package func run() async throws {
    let text = text
    let listening: any Channel
    do {
      listening = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
              withErrorHandling: true)
            try channel.pipeline.syncOperations.addHandler(Handler(text: text))
          }
        }
        .bind(host: MetricsServer.host, port: port).get()
    } catch {
      throw ListenError(error, host: MetricsServer.host, port: port) ?? error
    }
    try? await gracefulShutdown()
    try? await listening.close()
  }

  /// Answers `GET /metrics`, and closes the connection.
  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let text: @Sendable () -> String
    private var isKnown = false

    init(text: @escaping @Sendable () -> String) { self.text = text }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): isKnown = head.method == .GET && head.uri == "/metrics"
      case .body: break
      case .end:
        let body = ByteBuffer(string: isKnown ? text() : "GET /metrics\n")
        let headers = HTTPHeaders([
          ("Content-Type", "text/plain; version=0.0.4; charset=utf-8"),
          ("Content-Length", "\(body.readableBytes)"), ("Connection", "close"),
        ])
        let head = HTTPResponseHead(
          version: .http1_1, status: isKnown ? .ok : .notFound, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
          channel.close(promise: nil)
        }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
