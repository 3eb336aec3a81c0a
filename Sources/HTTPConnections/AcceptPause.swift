import NIOCore

/// Stops accepting connections for a second if one cannot be accepted, as when too many files are open. Without it,
/// the event loop would try again at once, and use a whole processor.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private var isPaused = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError, !isPaused {
      isPaused = true
      let this = NIOLoopBound(self, eventLoop: context.eventLoop)
      let channel = context.channel
      // Unlike postponing a read, this makes the event loop forget the listening socket.
      channel.setOption(.autoRead, value: false).whenComplete { _ in
        channel.eventLoop.scheduleTask(in: .seconds(1)) {
          this.value.isPaused = false
          channel.setOption(.autoRead, value: true).whenFailure { _ in channel.close(promise: nil) }
        }
      }
    }
    context.fireErrorCaught(error)
  }
}
