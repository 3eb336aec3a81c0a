import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI

/// Stands behind the HTTP decoder of a connection and lets only sound requests through, in good time.
///
/// What the decoder or this refuses is answered with a problem, after the answers to the requests
/// before it; then the connection is closed, in such a way that the client can read the answer: our
/// side is shut, and what still comes in is thrown away until the client closes or has had its time.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// How much of a request has come.
  private enum Reading { case nothing, fields, body }

  /// What a connection waits for.
  private enum Phase { case idle, fields, body, answering, stalled, closing }

  private let limits: ConnectionLimits
  private let refusals: RejectionResponder
  private let admission: ConnectionCounter.Admission
  private var reading = Reading.nothing
  private var lineBytes = 0
  private var lineHasEnded = false
  private var bodyBytes = 0
  /// Requests that were let through and are not answered yet.
  private var unanswered = 0
  private var answerHasBegun = false
  /// No request is let through after this one.
  private var isLast = false
  /// A refusal, and how many answers come before it.
  private var refusal: (problem: Problem, after: Int)?
  private(set) var isClosing = false
  /// The last answer is sent.
  private var isShut = false
  /// The client does not take what is sent.
  private var isStalled = false
  private var timer = PhaseTimer()
  private var timed: (phase: Phase, request: Int)?
  private var requests = 0

  init(
    limits: ConnectionLimits, refusals: RejectionResponder, admission: ConnectionCounter.Admission
  ) {
    self.limits = limits
    self.refusals = refusals
    self.admission = admission
  }

  func channelActive(context: ChannelHandlerContext) {
    switch admission {
    case .welcome: settle(context)
    case .refused:
      refuse(
        Problem(.unavailable, "Too many connections are open. Try again soon.", retryAfter: 5),
        context)
    case .closed: context.close(promise: nil)
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer.cancel()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { timer.cancel() }

  // MARK: What comes in

  /// Bytes have come, and the decoder will see them next.
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

  /// The decoder has seen them.
  func hasDecoded(_ context: ChannelHandlerContext) { settle(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing, refusal == nil else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard !isLast else { return }
      if let problem = RequestValidator.problem(with: head, limits: limits) {
        reading = .nothing
        return refuse(problem, context)
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
        return fail(.bodyTooLarge(limit: limits.body), HTTPParserError.closedConnection, context)
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
        ? Problem(.malformed, "The request is no sound HTTP/1.1.")
        : lineBytes > limits.address
          ? RequestValidator.tooLong(limits) : RequestValidator.tooLarge(limits),
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

  // MARK: What goes out

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    isStalled = !context.channel.isWritable
    settle(context)
    context.fireChannelWritabilityChanged()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // The request was refused meanwhile. Whoever answers it all the same need not know.
    guard !isClosing else {
      promise?.succeed()
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      answerHasBegun = true
      // An answer before the end of its request: what is left of the body is not waited for.
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
        send(refusal.problem, context)
      } else if isLast, unanswered == 0 {
        finish(context, data, promise)
      } else {
        if let refusal { self.refusal = (refusal.problem, refusal.after - 1) }
        context.write(data, promise: promise)
        settle(context)
      }
    }
  }

  // MARK: Refusing

  /// Refuses, and lets whoever reads the body of the request know that it will not come.
  private func fail(
    _ problem: Problem, _ error: HTTPParserError, _ context: ChannelHandlerContext
  ) {
    refuse(problem, context)
    context.fireErrorCaught(error)
  }

  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    guard !isClosing, refusal == nil else { return }
    isLast = true
    let before = reading == .body ? unanswered - 1 : unanswered
    if before > 0 {
      refusal = (problem, before)
    } else if !answerHasBegun {
      send(problem, context)
    }
  }

  private func send(_ problem: Problem, _ context: ChannelHandlerContext) {
    let response = refusals.answer(problem)
    context.write(wrapOutboundOut(.head(response.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    finish(context, wrapOutboundOut(.end(nil)), nil)
  }

  /// Ends the last answer, shuts our side when it is written, and waits for the client to close.
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

  /// Begins to wait for what comes next, where that is something else than before.
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
      fail(
        Problem(.malformed, "The request did not come in time."),
        HTTPParserError.closedConnection, context)
    case .answering: break
    }
  }
}
