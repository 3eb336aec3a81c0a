import NIOCore
import NIOHTTP1

/// The last handler of a connection's pipeline: passes one request after the other to the responder, and
/// writes the responses.
///
/// A complete request is passed on at once. An incomplete body is read on demand, so that clients cannot
/// make the server buffer data that it does not want. Pipelined requests wait until the response before
/// them has been sent, and nothing is read meanwhile.
final class RequestHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Responds to a request from an address; nil if no response is needed.
  typealias Responder = @Sendable (Request, ClientAddress) async -> Response?

  /// About the size of a response's header fields.
  private static let headBytes = 512

  private enum State {
    /// No request is being read or handled.
    case idle
    /// A request is arriving in this round of reading.
    case collecting(HTTPRequestHead, ByteBuffer?)
    /// A request is being handled while its body arrives.
    case streaming(IncomingBody.Stream.Source)
    /// A complete request is being handled.
    case answering
    /// The response is written; the next request is not handled yet.
    case answered
  }

  private let executor: EventLoopExecutor
  private let backlog: ResponseBacklog
  private let responder: Responder
  private var client = ClientAddress.unknown
  private var context: ChannelHandlerContext?
  private var state = State.idle
  /// Enough of the body is buffered.
  private var isBodyHeld = false
  /// The pipeline requested a read that `readOn` or the end of the response makes up for.
  private var isReadHeld = false
  /// The parts of later requests.
  private var waiting = CircularBuffer<HTTPServerRequestPart>(initialCapacity: 1)
  private var isGoingOn = false
  /// The bytes of responses that the client has not taken yet, and the number of them that the backlog knows.
  private var unsent = (bytes: 0, known: 0)

  /// Whether a complete request is being handled, so that the next must wait.
  private var isBusy: Bool {
    switch state {
    case .idle, .collecting, .streaming: false
    case .answering, .answered: true
    }
  }

  init(executor: EventLoopExecutor, backlog: ResponseBacklog, responder: @escaping Responder) {
    self.executor = executor
    self.backlog = backlog
    self.responder = responder
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    end()
  }

  func channelActive(context: ChannelHandlerContext) {
    client = ClientAddress(context.channel.remoteAddress) ?? .unknown
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    breakOff(error)
    // The guard has responded to a malformed request, and closes the connection.
    if !(error is HTTPParserError) { context.close(promise: nil) }
  }

  // MARK: Inbound

  func read(context: ChannelHandlerContext) {
    if isBusy || isBodyHeld { isReadHeld = true } else { context.read() }
  }

  /// Continues a read that was postponed because enough of a body was buffered.
  func readOn() {
    isBodyHeld = false
    guard isReadHeld, let context else { return }
    isReadHeld = false
    read(context: context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if isBusy { waiting.append(part) } else { take(part) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if case .collecting(let head, let bytes) = state { stream(head, bytes) }
    context.fireChannelReadComplete()
  }

  private func take(_ part: HTTPServerRequestPart) {
    switch (part, state) {
    case (.head(let head), .idle): state = .collecting(head, nil)
    case (.body(var more), .collecting(let head, var bytes)):
      // Without this, the state would hold a second reference and the write would copy the bytes.
      state = .idle
      bytes.setOrWriteBuffer(&more)
      state = .collecting(head, bytes)
    case (.end, .collecting(let head, let bytes)):
      state = .answering
      answer(head, .whole(bytes ?? ByteBuffer()))
    case (.body(let more), .streaming(let source)):
      isBodyHeld = source.yield(more) == .stopProducing
    case (.end, .streaming(let source)):
      state = .answering
      isBodyHeld = false
      source.finish()
    default: break
    }
  }

  private func stream(_ head: HTTPRequestHead, _ bytes: ByteBuffer?) {
    guard let context else { return }
    let new = IncomingBody.stream(for: NIOLoopBound(self, eventLoop: context.eventLoop))
    state = .streaming(new.source)
    isBodyHeld = bytes.map { new.source.yield($0) } == .stopProducing
    answer(head, .coming(new.sequence))
  }

  /// Drops a request whose rest will not arrive, and ends the stream of its body.
  private func breakOff(_ error: any Error) {
    switch state {
    case .collecting: state = .idle
    case .streaming(let source):
      state = .answering
      source.finish(error)
    case .answering, .answered:
      while let last = waiting.last {
        if case .end = last { break }
        waiting.removeLast()
      }
    case .idle: break
    }
  }

  private func end() {
    waiting.removeAll()
    breakOff(ChannelError.ioOnClosedChannel)
  }

  // MARK: Outbound

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    goOn()
    context.fireChannelWritabilityChanged()
  }

  private func answer(_ head: HTTPRequestHead, _ body: IncomingBody) {
    guard let context else { return }
    let request = Request(head, body: body)
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    Task.immediate(executorPreference: executor) { [responder, client] in
      let response = await responder(request, client)
      this.execute { $0.finish(response) }
    }
  }

  private func finish(_ response: Response?) {
    if let response, let context {
      let sent = count(response, context)
      context.write(wrapOutboundOut(.head(response.head)), promise: nil)
      if response.body.readableBytes > 0 {
        context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
      }
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
      reportUnsent(context.channel)
    }
    state = .answered
    isBodyHeld = false
    goOn()
  }

  /// Counts a response until it is sent or the connection is closed. Most are sent at once, which the backlog never
  /// learns.
  private func count(
    _ response: Response, _ context: ChannelHandlerContext
  ) -> EventLoopPromise<Void> {
    let bytes = response.body.readableBytes + RequestHandler.headBytes
    unsent.bytes += bytes
    let sent = context.eventLoop.makePromise(of: Void.self)
    let channel = context.channel
    sent.futureResult.assumeIsolated().whenComplete { [self] _ in
      unsent.bytes -= bytes
      reportUnsent(channel)
    }
    return sent
  }

  private func reportUnsent(_ channel: any Channel) {
    guard unsent.bytes != unsent.known else { return }
    unsent.known = unsent.bytes
    backlog.set(unsent.bytes, of: channel)
  }

  /// Continues with the waiting parts when the response has been sent, up to the next request that takes
  /// time. If the rest of a body did not arrive, the guard passes nothing on any more.
  private func goOn() {
    guard !isGoingOn, let context else { return }
    isGoingOn = true
    while case .answered = state, context.channel.isWritable {
      state = .idle
      while !isBusy, let part = waiting.popFirst() { take(part) }
    }
    isGoingOn = false
    if case .collecting(let head, let bytes) = state { stream(head, bytes) }
    readOn()
  }
}

extension NIOLoopBound {
  /// Runs a closure with the value on its loop; at once if the caller is on it.
  func execute(_ body: @escaping @Sendable (Value) -> Void) {
    if eventLoop.inEventLoop { body(value) } else { eventLoop.execute { body(self.value) } }
  }
}
