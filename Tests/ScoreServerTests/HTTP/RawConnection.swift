import Foundation
import NIOCore
import NIOPosix
import Testing

/// A connection over which a test sends arbitrary bytes.
struct RawConnection {
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private var buffer = ""

  /// Opens a connection to a local port while a function runs.
  static func open<Result: Sendable>(
    _ port: Int, _ body: (inout RawConnection) async throws -> Result
  ) async throws -> Result {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = RawConnection(
        outbound: outbound, inbound: inbound.makeAsyncIterator())
      return try await body(&connection)
    }
  }

  /// Sends text.
  func send(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }

  /// Sends bytes.
  func send(_ bytes: [UInt8]) async throws { try await outbound.write(ByteBuffer(bytes: bytes)) }

  /// Closes the sending side.
  func end() { outbound.finish() }

  /// Everything that arrives until the server closes or resets the connection.
  mutating func rest() async throws -> String {
    do {
      while let bytes = try await inbound.next() { buffer += String(buffer: bytes) }
    } catch is IOError {}
    defer { buffer = "" }
    return buffer
  }

  /// Waits for the first bytes.
  mutating func begin() async throws {
    if let bytes = try await inbound.next() { buffer += String(buffer: bytes) }
  }

  /// The number of bytes that arrive until the server closes the connection.
  mutating func size() async throws -> Int {
    var size = buffer.utf8.count
    do {
      while let bytes = try await inbound.next() { size += bytes.readableBytes }
    } catch is IOError {
      // The server has reset the connection.
    }
    return size
  }

  /// The next response with a length; nil if the server closes the connection instead.
  mutating func answer() async throws -> Answer? {
    while true {
      if let end = buffer.range(of: "\r\n\r\n") {
        let lines = buffer[..<end.lowerBound].split(separator: "\r\n")
        let headers = lines.dropFirst().map { line in
          let parts = line.split(separator: ":", maxSplits: 1)
          return (parts[0].lowercased(), String(parts[1].drop { $0 == " " }))
        }
        let length = headers.first { $0.0 == "content-length" }.flatMap { Int($0.1) } ?? 0
        let body = buffer[end.upperBound...]
        if body.utf8.count >= length {
          let status = lines[0].split(separator: " ")[1]
          let text = String(body.utf8.prefix(length)) ?? ""
          buffer = String(body.utf8.dropFirst(length)) ?? ""
          return Answer(status: Int(status) ?? 0, headers: headers, body: text)
        }
      }
      guard let bytes = try await inbound.next() else { return nil }
      buffer += String(buffer: bytes)
    }
  }
}
