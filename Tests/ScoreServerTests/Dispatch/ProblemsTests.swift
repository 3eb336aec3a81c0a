import HTTPConnections
import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("Problems")
struct ProblemsTests {
  private let kept = LogLines.Kept()

  private func response(to error: any Error) async throws -> Response {
    let fixture = StepFixture { _, _ in throw error }
    let step = Problems(logger: Logger(label: "test") { [kept] _ in LogLines(kept: kept) })
    return try await fixture.respond(to: fixture.request(), by: step).response
  }

  @Test("say what is wrong with a request, and log nothing")
  func rejection() async throws {
    let limited = try await response(to: RequestError.rateLimited(.request, retryAfter: 9))
    #expect(limited.status == .tooManyRequests && limited.headers[.retryAfter] == "9")
    #expect(limited.headers[.contentType] == Problem.mediaType)
    let denied = try await response(to: RequestError.invalidToken)
    #expect(denied.status == .unauthorized && denied.headers[.wwwAuthenticate] == "Bearer")
    #expect(kept.all == [])
  }

  @Test("let clients try again, and operators know, if the disk is full")
  func full() async throws {
    let response = try await response(to: StoreError.diskFull)
    #expect(response.status == .serviceUnavailable && response.headers[.retryAfter] != nil)
    #expect(kept.all.count == 1)
  }

  @Test("tell clients no reason of an internal error, and the log all of it")
  func internalError() async throws {
    let secret = Probe.Secretive()
    let response = try await response(to: secret)
    #expect(response.status == .internalServerError)
    #expect(!String(buffer: response.body).contains("SELECT"))
    #expect(kept.all.contains { $0.contains(secret.secret) })
  }

  @Test("are not made of requests that did not arrive completely")
  func incomplete() async throws {
    await #expect(throws: HTTPParserError.closedConnection) {
      try await response(to: HTTPParserError.closedConnection)
    }
    await #expect(throws: ChannelError.self) {
      try await response(to: ChannelError.ioOnClosedChannel)
    }
  }
}
