import NIOCore

/// Stands before the HTTP decoder and tells the guard behind it of the bytes that go in, so that a
/// request of which only a part has come is known.
final class InboundByteObserver: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let wire: ConnectionGuard
  private let behind: ChannelHandlerContext

  init(_ wire: ConnectionGuard, behind: ChannelHandlerContext) {
    self.wire = wire
    self.behind = behind
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !wire.isClosing else { return }
    wire.willDecode(unwrapInboundIn(data))
    context.fireChannelRead(data)
    wire.hasDecoded(behind)
  }
}
