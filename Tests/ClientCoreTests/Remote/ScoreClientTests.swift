import ClientCore
import ClientTestSupport
import Foundation
import GameEngine
import HTTPClient
import Messages
import ScoreAPI
import Testing

@Suite("The client of the API")
struct ScoreClientTests {
  private let server = FakeServer()
  private let address: ServerAddress
  private let credentials: Credentials

  init() throws {
    address = try ServerAddress("https://a.example.org")
    credentials = Credentials(server: address, grant: .of("ada"))
  }

  private func client(_ credentials: Credentials?) -> ScoreClient {
    ScoreClient(
      address: address, transport: server.transport(to: address.origin),
      credentials: credentials)
  }

  private func error(_ response: ServerResponse) async -> ClientError? {
    server.answer { _ in response }
    do {
      _ = try await client(credentials).account.view()
      return nil
    } catch {
      return ClientError(error)
    }
  }

  @Test("the token is sent only to the server that issued it")
  func tokenIsBound() async throws {
    server.answer { _ in try .json(SessionList(sessions: [])) }
    _ = try await client(credentials).account.sessions()
    #expect(server.sent.last?.request.token == SessionGrant.token)

    let others = Credentials(server: try ServerAddress("https://b.example.org"), grant: .of("ada"))
    #expect(!client(others).isSignedIn)
    #expect(await code { try await client(others).account.sessions() } == "not_signed_in")
    #expect(server.sent.count == 1)
    server.answer { _ in
      try .json(
        BoardView(board: .run, period: "all", players: 0, entries: [], me: nil, next: nil))
    }
    _ = try await client(others).boards.board(.run(nil), limit: 3, aroundMe: false)
    #expect(server.sent.last?.request.token == nil)
    #expect(server.sent.last?.line == "GET /v1/boards/run/all?limit=3")
  }

  @Test("each status has its exit code, and says which server and why")
  func statuses() async throws {
    let wanted: [(ErrorCode, ClientError.Exit)] = [
      (.tokenInvalid, .noPermission), (.credentialsWrong, .noPermission),
      (.forbidden, .noPermission), (.registrationClosed, .noPermission),
      (.usernameTaken, .failed), (.dateNotOpen, .failed), (.passwordTooShort, .failed),
      (.notFound, .failed), (.rateLimited, .unavailable), (.unavailable, .unavailable),
    ]
    for (code, exit) in wanted {
      let error = try #require(
        await error(.problem(Problem(code, "Because \(code.rawValue).", retryAfter: 90))))
      #expect(error.code.rawValue == code.rawValue || error.code == .refused)
      #expect(error.exit == exit)
      #expect(error.message.contains("https://a.example.org"))
      if code != .tokenInvalid {
        #expect(error.message.contains("Because \(code.rawValue); try again in 1 min 30 s"))
      }
      #expect(!error.message.contains(SessionGrant.token))
    }
  }

  @Test("an error with an unknown code is shown in the server's words")
  func unknownCode() async throws {
    let body = #"{"type":"x","title":"T","status":418,"detail":"I am a teapot.","code":"teapot"}"#
    let error = await error(
      ServerResponse(
        status: 418, headers: ["content-type": "application/problem+json"],
        body: Data(body.utf8)))
    #expect(error?.code == .refused)
    #expect(error?.message == "https://a.example.org says: I am a teapot")
  }

  @Test("invalid responses are not accepted")
  func nonsense() async throws {
    let html = ["content-type": "text/html"]
    let json = ["content-type": "application/json"]
    let answers: [(ServerResponse, String)] = [
      (ServerResponse(status: 200, headers: html, body: Data("<p>".utf8)), "answer_unreadable"),
      (ServerResponse(status: 200, headers: json, body: Data("{".utf8)), "answer_unreadable"),
      (ServerResponse(status: 200, headers: json, body: Data("[1]".utf8)), "answer_unreadable"),
      (
        ServerResponse(
          status: 500, headers: json,
          body: Data("\"a\(String(repeating: "\u{301}", count: 5000))\"".utf8)),
        "answer_unreadable"
      ),
      (
        ServerResponse(
          status: 200, headers: json, body: Data(String(repeating: "[", count: 100_000).utf8)),
        "answer_unreadable"
      ),
      (ServerResponse(status: 200), "answer_unreadable"),
      (ServerResponse(status: 301, headers: ["location": "https://b.org/"]), "answer_unreadable"),
      (ServerResponse(status: 502, headers: html, body: Data("<p>".utf8)), "unreachable"),
      (ServerResponse(status: 500, headers: json, body: Data("{}".utf8)), "unreachable"),
    ]
    for (answer, code) in answers {
      #expect(await error(answer)?.code.rawValue == "server_\(code)")
    }
    server.answer { _ in throw HTTPFailure.tooLong }
    #expect(
      await code { try await client(credentials).account.view() } == "server_answer_unreadable")
    #expect(server.sent.count == answers.count + 1)
  }

  @Test("a server that cannot be reached is named, with exit 69")
  func unreachable() async throws {
    server.answer { _ in throw HTTPFailure.other("connection refused") }
    await #expect {
      try await client(nil).boards.player("ada")
    } throws: { error in
      let error = ClientError(error)
      return error.exit == .unavailable
        && error.message.hasPrefix("https://a.example.org cannot be reached (connection refused);")
    }
  }

  @Test("texts of the server cannot steer a terminal, and numbers stay as they are")
  func cleaned() async throws {
    let view = PlayerView(
      username: "a\u{1B}[2Jb\u{202E}c\u{E9}\u{9B}", createdAt: Timestamp(millis: 5),
      results: [
        .init(
          board: .run, period: "all",
          entry: BoardEntry(
            rank: 1, username: "x\ny", score: Int.max, elapsedMillis: 0,
            finishedAt: Timestamp(millis: 7), run: nil))
      ])
    server.answer { _ in try .json(view) }
    let shown = try await client(nil).boards.player("ada")
    #expect(shown.username == "a [2Jb c\u{E9} ")
    #expect(shown.results.first?.entry.username == "x y")
    #expect(shown.results.first?.entry.score == Int.max)
  }

  @Test("the parts of a path are escaped")
  func paths() async throws {
    server.answer { _ in .done }
    try await client(credentials).account.endSession("../account?x=\u{E9}")
    #expect(server.sent.last?.line == "DELETE /v1/sessions/..%2Faccount%3Fx%3D%C3%A9")
  }
}
