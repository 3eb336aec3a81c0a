import NIOCore
import NIOHTTP1

/// Follows the HTTP decoder of a connection and passes on only valid requests that arrive in time.
///
/// A rejected request gets a problem after the responses to the requests before it. Then the connection is
/// closed so that the client can read the response: our side is shut down, and further input is discarded
/// until the client closes or a time has passed.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The part of a request that is arriving.
  private enum Reading { case nothing, fields, body }

  /// The reason why the connection waits.
  private enum Phase { case idle, fields, body, answering, stalled, closing }

  private let limits: ConnectionLimits
  private let reject: ConnectionSetup.Rejecter
  private let connections: ConnectionCounter
  private var reading = Reading.nothing
  private var lineBytes = 0
  private var lineHasEnded = false
  private var bodyBytes = 0
  /// The number of requests that were passed on and have no response yet.
  private var unanswered = 0
  private var answerHasBegun = false
  /// Whether no more requests are passed on.
  private var isLast = false
  /// A rejection, and the number of responses before it.
  private var refusal: (error: ConnectionRejection, after: Int)?
  private(set) var isClosing = false
  /// Whether the last response has been sent.
  private var isShut = false
  /// Whether the client does not read the responses.
  private var isStalled = false
  private var timer = PhaseTimer()
  private var timed: (phase: Phase, request: Int)?
  private var requests = 0

  init(
    limits: ConnectionLimits, connections: ConnectionCounter,
    reject: @escaping ConnectionSetup.Rejecter
  ) {
    self.limits = limits
    self.reject = reject
    self.connections = connections
  }

  func channelActive(context: ChannelHandlerContext) {
    let address = ClientAddress(context.channel.remoteAddress) ?? .unknown
    context.channel.closeFuture.whenComplete { [connections] _ in connections.leave(address) }
    switch connections.admit(address) {
    case .welcome: settle(context)
    case .refused(let error): refuse(error, context)
    case .closed: context.close(promise: nil)
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { timer.cancel() }

  // MARK: Inbound

  /// Called before the decoder receives bytes.
  func willDecode(_ bytes: ByteBuffer) {
    if reading == .nothing {
      reading = .fields
      lineBytes = 0
      lineHasEnded = false
    }
    guard reading == .fields, !lineHasEnded else { return }
    let view = bytes.readableBytesView
    if let end = view.firstIndex(of: UInt8(ascii: "\n")) {
      lineHasEnded = true
      lineBytes += end - view.startIndex
    } else {
      lineBytes += view.count
    }
  }

  /// Called when the decoder has processed them.
  func hasDecoded(_ context: ChannelHandlerContext) { settle(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing, refusal == nil else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard !isLast else { return }
      if let error = RequestValidator.error(in: head, limits: limits) {
        reading = .nothing
        return refuse(error, context)
      }
      requests += 1
      reading = .body
      bodyBytes = 0
      isLast = RequestValidator.isLast(head)
      if unanswered == 0, RequestValidator.expectsContinue(head, limits: limits) {
        context.writeAndFlush(
          wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))),
          promise: nil)
      }
      unanswered += 1
    case .body(let bytes):
      guard reading == .body else { return }
      bodyBytes += bytes.readableBytes
      guard bodyBytes <= limits.body else {
        return fail(.bodyTooLarge(limit: limits.body), .closedConnection, context)
      }
    case .end:
      guard reading == .body else { return }
      reading = .nothing
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    fail(
      error != .headerOverflow
        ? .malformed
        : lineBytes > limits.address
          ? .addressTooLong(limit: limits.address) : .headersTooLarge(limit: limits.fields),
      error, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed:
      isLast = true
      if isClosing || unanswered == 0 { context.close(promise: nil) }
    case is ChannelShouldQuiesceEvent:
      isLast = true
      if unanswered == 0, !isClosing { return context.close(promise: nil) }
      let channel = context.channel
      context.eventLoop.scheduleTask(in: TimeAmount(limits.drainTime)) {
        channel.close(promise: nil)
      }
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: Outbound

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    isStalled = !context.channel.isWritable
    settle(context)
    context.fireChannelWritabilityChanged()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // The request was rejected meanwhile, so its response is dropped.
    guard !isClosing else {
      promise?.succeed()
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      answerHasBegun = true
      // If a response comes before the end of its request, the rest of the body is not read.
      if head.headers.contains(name: "connection") || reading == .body && unanswered == 1 {
        isLast = true
      }
      if isLast, unanswered == 1, refusal == nil {
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      answerHasBegun = false
      unanswered -= 1
      if let refusal, refusal.after <= 1 {
        context.write(data, promise: promise)
        self.refusal = nil
        send(refusal.error, context)
      } else if isLast, unanswered == 0 {
        finish(context, data, promise)
      } else {
        if let refusal { self.refusal = (refusal.error, refusal.after - 1) }
        context.write(data, promise: promise)
        settle(context)
      }
    }
  }

  // MARK: Rejections

  /// Rejects, and reports to the handler that the rest of the body will not arrive.
  private func fail(
    _ reason: ConnectionRejection, _ error: HTTPParserError, _ context: ChannelHandlerContext
  ) {
    refuse(reason, context)
    context.fireErrorCaught(error)
  }

  private func refuse(_ error: ConnectionRejection, _ context: ChannelHandlerContext) {
    guard !isClosing, refusal == nil else { return }
    isLast = true
    let before = reading == .body ? unanswered - 1 : unanswered
    if before > 0 {
      refusal = (error, before)
    } else if !answerHasBegun {
      send(error, context)
    }
  }

  private func send(_ error: ConnectionRejection, _ context: ChannelHandlerContext) {
    let response = reject(error)
    context.write(wrapOutboundOut(.head(response.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    finish(context, wrapOutboundOut(.end(nil)), nil)
  }

  /// Ends the last response, shuts our side down when it is written, and waits for the client to close.
  private func finish(
    _ context: ChannelHandlerContext, _ end: NIOAny, _ promise: EventLoopPromise<Void>?
  ) {
    isClosing = true
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(end, promise: written)
    written.futureResult.assumeIsolated().whenComplete { [self] _ in
      isShut = true
      context.close(mode: .output, promise: nil)
      settle(context)
    }
    settle(context)
  }

  // MARK: Time

  private var phase: Phase {
    if isShut { return .closing }
    if isClosing || isStalled { return .stalled }
    return switch reading {
    case .body: .body
    case .fields: .fields
    case .nothing: unanswered > 0 ? .answering : .idle
    }
  }

  /// Starts the timer of the current phase if the phase has changed.
  private func settle(_ context: ChannelHandlerContext) {
    let phase = phase
    if let timed, timed == (phase, requests) { return }
    timed = (phase, requests)
    let wait: Duration? =
      switch phase {
      case .idle, .stalled: limits.idleTime
      case .fields: limits.fieldsTime
      case .body: limits.bodyTime
      case .closing: limits.lingerTime
      case .answering: nil
      }
    timer.wait(wait.map { TimeAmount($0) }, on: context.eventLoop) { [self] in
      expire(context)
    }
  }

  private func expire(_ context: ChannelHandlerContext) {
    switch phase {
    case .idle, .stalled, .closing: context.close(promise: nil)
    case .fields, .body:
      fail(.timeout, .closedConnection, context)
    case .answering: break
    }
  }
}
