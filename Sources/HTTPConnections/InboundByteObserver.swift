import NIOCore

/// Reports the bytes before the HTTP decoder to the guard after it, so that the guard knows of requests that
/// have arrived in part.
final class InboundByteObserver: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let connectionGuard: ConnectionGuard
  private let behind: ChannelHandlerContext

  init(_ connectionGuard: ConnectionGuard, behind: ChannelHandlerContext) {
    self.connectionGuard = connectionGuard
    self.behind = behind
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !connectionGuard.isClosing else { return }
    connectionGuard.willDecode(unwrapInboundIn(data))
    context.fireChannelRead(data)
    connectionGuard.hasDecoded(behind)
  }
}
