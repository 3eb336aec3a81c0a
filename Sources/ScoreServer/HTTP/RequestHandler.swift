import NIOCore
import NIOHTTP1

/// The last in a connection's pipeline: hands one request after the other to whoever answers, and
/// writes the answers.
///
/// A request that has come whole is answered at once. The body of another is read on when it is asked
/// for, so that nobody makes the server keep what it does not want. What comes behind a request waits
/// until that is answered and the client has taken the answer, and nothing is read meanwhile.
final class RequestHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Answers a request from an address; nil where nobody is left to be answered.
  typealias Responder = @Sendable (Request, ClientAddress) async -> Response?

  private enum State {
    /// Between two requests.
    case idle
    /// What has come of a request in this round of reading.
    case collecting(HTTPRequestHead, ByteBuffer?)
    /// A request is being answered while its body still comes.
    case streaming(IncomingBody.Stream.Source)
    /// A request that has come whole is being answered.
    case answering
    /// The answer is written.
    case answered
  }

  private let executor: EventLoopExecutor
  private let responder: Responder
  private var client = ClientAddress.unknown
  private var context: ChannelHandlerContext?
  private var state = State.idle
  /// So much of the body waits to be read that no more is wanted.
  private var isBodyHeld = false
  /// The connection would be read on, were it not held.
  private var isReadHeld = false
  /// What came behind the request that is being answered.
  private var waiting = CircularBuffer<HTTPServerRequestPart>(initialCapacity: 1)
  private var isGoingOn = false

  /// A request has come whole, and the next is not wanted yet.
  private var isBusy: Bool {
    switch state {
    case .idle, .collecting, .streaming: false
    case .answering, .answered: true
    }
  }

  init(executor: EventLoopExecutor, responder: @escaping Responder) {
    self.executor = executor
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
    // The guard has answered what is no sound request, and closes when that is read.
    if !(error is HTTPParserError) { context.close(promise: nil) }
  }

  // MARK: What comes in

  func read(context: ChannelHandlerContext) {
    if isBusy || isBodyHeld { isReadHeld = true } else { context.read() }
  }

  /// Reads what was held.
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
      // The one copy of the bytes, so that writing does not make another.
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

  /// Forgets a request of which the rest will not come, and lets whoever reads its body know.
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

  // MARK: What goes out

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
      context.write(wrapOutboundOut(.head(response.head)), promise: nil)
      if response.body.readableBytes > 0 {
        context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
      }
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
    state = .answered
    isBodyHeld = false
    goOn()
  }

  /// Once the client has taken the answer, takes what waits, as far as a request that is not answered
  /// at once. Where the rest of a body has not come, the guard lets nothing through any more.
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
  /// Does something with the value on its loop; at once where the caller is on it.
  func execute(_ body: @escaping @Sendable (Value) -> Void) {
    if eventLoop.inEventLoop { body(value) } else { eventLoop.execute { body(self.value) } }
  }
}
