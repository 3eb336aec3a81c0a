import HTTPConnections
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import Testing

extension ConnectionLimits {
  /// Limits that a machine on which other tests run does not reach.
  fileprivate static var patient: ConnectionLimits {
    var limits = ConnectionLimits()
    (limits.fieldsTime, limits.bodyTime, limits.idleTime) = (
      .seconds(600), .seconds(600), .seconds(600)
    )
    return limits
  }
}

@Suite("HTTPListener")
struct HTTPListenerTests {
  /// Sends bytes to a listener that responds with the path of each request, or the name of a rejection.
  ///
  /// - Returns: all that it sends until it closes the connection.
  private func exchange(
    _ text: String, limit: Int = 10, _ limits: ConnectionLimits = .patient
  ) async throws -> String {
    let listener = try await HTTPListener(
      host: "127.0.0.1", port: 0, limits: limits, connections: ConnectionCounter(limit: limit),
      reject: {
        Response(
          status: .badRequest, headers: ["connection": "close"],
          body: ByteBuffer(string: "rejected: \($0)"))
      },
      respond: { request, address in
        guard let body = try? await request.incoming.collect(upTo: 100) else { return nil }
        return Response(
          status: .ok,
          body: ByteBuffer(string: "\(request.path) \(body.readableBytes) \(address.text)."))
      })
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: listener.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    let answer = try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var all = ""
      for try await part in inbound { all += String(buffer: part) }
      return all
    }
    listener.close()
    await listener.waitForEnd()
    return answer
  }

  private let last = "GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

  @Test("answers requests that arrive together one after the other, in their order")
  func order() async throws {
    let answer = try await exchange(
      "POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcGET /2 HTTP/1.1\r\nHost: x\r\n\r\n"
        + last)
    let bodies = answer.split(separator: "\r\n\r\n").dropFirst().map { $0.prefix { $0 != "." } }
    let from = ClientAddress.test("127.0.0.1").text
    #expect(bodies == ["/1 3 \(from)", "/2 0 \(from)", "/last 0 \(from)"])
    #expect(answer.contains("connection: close"))
  }

  @Test(
    "lets its owner word rejections, after the responses to the requests before",
    arguments: [
      ("GET / HTTP/1.1\r\nHost x\r\n\r\n", "malformed"),
      ("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "hostField"),
      ("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "transferCoding"),
      ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: x\r\n\r\n", "addressTooLong"),
      (
        "GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 17_000))\r\n\r\n",
        "headersTooLarge"
      ),
      ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9223372036854775808\r\n\r\n", "bodyTooLarge"),
    ])
  func rejections(request: String, name: String) async throws {
    let answer = try await exchange("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n" + request)
    #expect(answer.contains("/1 0 "))
    #expect(answer.contains("rejected: \(name)"))
  }

  @Test("rejects connections beyond the limit, and requests that do not arrive in time")
  func patience() async throws {
    #expect(try await exchange("", limit: 0).contains("rejected: tooManyConnections"))
    var limits = ConnectionLimits()
    limits.fieldsTime = .milliseconds(50)
    #expect(try await exchange("GET / HT", limits).contains("rejected: timeout"))
  }
}
