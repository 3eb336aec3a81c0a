import Foundation
import HTTPClient
import LoopbackSupport
import Testing

@Suite("Requests over HTTP")
struct HTTPClientTests {
  private let client = HTTPClient(.init(environment: [:]))
  private static let empty = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"

  private func failure(
    _ request: HTTPRequest, _ limit: Duration = .seconds(20)
  ) async -> HTTPFailure? {
    var request = request
    request.limits.total = limit
    return await client.failure(of: request)
  }

  /// The failure of a request to a server that sends this, and closes the connection.
  private func failure(answering response: String) async throws -> HTTPFailure? {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.send(response)
    }
    return await failure(HTTPRequest("GET", server.url()))
  }

  // MARK: - Responses

  @Test("a response has its status, its header fields in order, and its body")
  func response() async throws {
    let server = try LoopbackServer.answering(
      "HTTP/1.1 404 Not Found\r\nX-B: 1 \r\nX-A:\r\nx-b: 2\r\nContent-Length: 3\r\n\r\na\0b")
    let response = try await client.send(HTTPRequest("GET", server.url("/a//../b?c=%zz")))
    #expect(response.status == 404)
    #expect(
      response.headers == [
        HTTPHeader("x-b", "1"), HTTPHeader("x-a", ""), HTTPHeader("x-b", "2"),
        HTTPHeader("content-length", "3"),
      ])
    #expect(response["x-b"] == "1" && response["x-c"] == nil)
    #expect(response.body == Data([0x61, 0, 0x62]))
    #expect(server.requests.first?.hasPrefix("GET /a//../b?c=%zz HTTP/1.1\r\n") == true)
  }

  @Test("a redirect is returned, not followed")
  func redirect() async throws {
    let server = try LoopbackServer.answering(
      "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n")
    let first = try await client.send(HTTPRequest("GET", server.url()))
    #expect(first.status == 302 && first["location"] == "/elsewhere")
    _ = try await client.send(HTTPRequest("GET", server.url()))
    #expect(server.requests.count == 2)
    #expect(!server.requests.joined().lowercased().contains("cookie"))
  }

  @Test("fields of interim responses and trailers are left out")
  func interim() async throws {
    let server = try LoopbackServer.answering(
      "HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\nHTTP/1.1 200 OK\r\nX-Own: 1\r\n"
        + "Transfer-Encoding: chunked\r\nTrailer: X-Late\r\n\r\n2\r\nhi\r\n0\r\nX-Late: 1\r\n\r\n")
    let response = try await client.send(HTTPRequest("GET", server.url()))
    #expect(response.status == 200 && response.body == Data("hi".utf8))
    #expect(response["x-own"] == "1")
    #expect(response["x-early"] == nil && response["x-late"] == nil)
  }

  @Test("HEAD returns the header without waiting for a body")
  func head() async throws {
    let server = try LoopbackServer.answering(
      "HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n")
    let response = try await client.send(HTTPRequest("HEAD", server.url()))
    #expect(response["content-length"] == "9000000" && response.body.isEmpty)
  }

  // MARK: - Requests

  @Test(
    "a request is sent with its method, header and body, and nothing else",
    arguments: [
      ("GET", nil), ("DELETE", nil), ("OPTIONS", nil), ("TRACE", nil), ("COPY", nil), ("POST", ""),
      ("PUT", ""), ("POST", "a"), ("PUT", "{}"), ("PATCH", "{}"), ("DELETE", "{}"), ("GET", "{}"),
    ] as [(String, String?)])
  func methods(method: String, body: String?) async throws {
    let server = try LoopbackServer.answering(HTTPClientTests.empty)
    let headers = [HTTPHeader("X-One", "1"), HTTPHeader("X-None", "")]
    _ = try await client.send(
      HTTPRequest(method, server.url("/a"), headers: headers, body: body.map { Data($0.utf8) }))
    let request = try #require(server.requests.first)
    let parts = request.components(separatedBy: "\r\n\r\n")
    let lines = parts[0].components(separatedBy: "\r\n")
    #expect(lines.first == "\(method) /a HTTP/1.1")
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    #expect(
      lines.dropFirst().sorted()
        == (["Host: 127.0.0.1:\(server.port)", "X-None:", "X-One: 1"] + length).sorted())
    #expect(parts[1] == body ?? "")
  }

  @Test("POST without a body has a length")
  func noBody() async throws {
    let server = try LoopbackServer.answering(HTTPClientTests.empty)
    _ = try await client.send(HTTPRequest("POST", server.url()))
    #expect(server.requests.first?.contains("\r\nContent-Length: 0\r\n") == true)
  }

  @Test("a long body is sent without waiting for permission")
  func longBody() async throws {
    let server = try LoopbackServer.answering(HTTPClientTests.empty)
    let body = String(repeating: "x", count: 3_000_000)
    _ = try await client.send(HTTPRequest("PUT", server.url(), body: Data(body.utf8)))
    #expect(server.requests.first?.hasSuffix("\r\n\r\n\(body)") == true)
    #expect(server.requests.first?.lowercased().contains("expect:") == false)
  }

  @Test(
    "a malformed address, method or header field is refused",
    arguments: [
      HTTPRequest("GET", "ftp://127.0.0.1/"), HTTPRequest("GET", "file:///etc/passwd"),
      HTTPRequest("GET", "127.0.0.1"), HTTPRequest("GET", "http://"),
      HTTPRequest("GET", "http://a b/"), HTTPRequest("GET", "http://a/\r\nX: y"),
      HTTPRequest("GET", "http://a/\0"), HTTPRequest("GET", "http://ann:secret@a/"),
      HTTPRequest("GET", "http://a\\@b/"), HTTPRequest("GET", "http://ä.example/"),
      HTTPRequest("GET", "http://127.0.0.1:65536/"), HTTPRequest("GET", "http://a#b"),
      HTTPRequest("GET /", "http://127.0.0.1/"),
      HTTPRequest("", "http://127.0.0.1/"),
      HTTPRequest("GET", "http://127.0.0.1/", headers: [HTTPHeader("X", "a\r\nY: b")]),
      HTTPRequest("GET", "http://127.0.0.1/", headers: [HTTPHeader("X", "a\nY: b")]),
      HTTPRequest("GET", "http://127.0.0.1/", headers: [HTTPHeader("X", "a\0b")]),
      HTTPRequest("GET", "http://127.0.0.1/", headers: [HTTPHeader("X: y", "a")]),
      HTTPRequest("GET", "http://127.0.0.1/", headers: [HTTPHeader("", "a")]),
    ])
  func malformed(request: HTTPRequest) async {
    #expect(await failure(request) == .invalidRequest)
  }

  // MARK: - Connections

  @Test("a connection is kept for the next request")
  func keepAlive() async throws {
    try await undelayed {
      let server = try LoopbackServer.answering(HTTPClientTests.empty)
      for _ in 0..<5 { _ = try await client.send(HTTPRequest("GET", server.url())) }
      return {
        #expect(server.requests.count == 5)
        #expect(server.connections == 1)
      }
    }
  }

  /// Repeats requests until they were not delayed, and then checks them: libcurl closes a kept connection after two
  /// minutes, and beside many other tests the next request may take that long.
  private func undelayed(_ requests: () async throws -> () -> Void) async throws {
    while true {
      let start = ContinuousClock.now
      let check = try await requests()
      if ContinuousClock.now - start < .seconds(60) { return check() }
    }
  }

  @Test("requests at the same time have connections of their own")
  func parallel() async throws {
    let server = try LoopbackServer { connection in
      while let request = connection.request() {
        let path = request.split(separator: " ")[1]
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n\(path)")
      }
    }
    let client = client
    try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<50 {
        group.addTask {
          (number, try await client.send(HTTPRequest("GET", server.url("/\(number)"))).body)
        }
      }
      for try await (number, body) in group { #expect(body == Data("/\(number)".utf8)) }
    }
    #expect(server.requests.count == 50)
  }

  @Test("a request is not repeated if a kept connection closes")
  func noRepetition() async throws {
    try await undelayed {
      let server = try LoopbackServer { connection in
        _ = connection.request()
        connection.send(HTTPClientTests.empty)
        _ = connection.request()
      }
      _ = try await client.send(HTTPRequest("GET", server.url()))
      let post = HTTPRequest("POST", server.url("/move"), body: Data("1".utf8))
      let failure = await failure(post)
      let count = server.requests.count
      let status = try? await client.send(HTTPRequest("GET", server.url())).status
      return {
        #expect(failure == .cutOff)
        #expect(count == 2)
        #expect(status == 200)
      }
    }
  }

  @Test(
    "a refused connection is reported", arguments: ["127.0.0.1", "LOCALHOST", "127.1"])
  func refused(host: String) async throws {
    let port = try LoopbackServer.closedPort()
    #expect(await failure(HTTPRequest("GET", "http://\(host):\(port)/")) == .refused)
  }

  @Test("an unknown host is reported")
  func unknownHost() async {
    #expect(await failure(HTTPRequest("GET", "http://host.invalid/")) == .unknownHost)
  }

  @Test("a server that does not answer in time is given up")
  func slow() async throws {
    let server = try LoopbackServer { connection in connection.waitForEnd() }
    let request = HTTPRequest("GET", server.url())
    #expect(await failure(request, .milliseconds(100)) == .timedOut)
  }

  @Test("cancelling the task ends a transfer and its connection")
  func cancel() async throws {
    let (events, event) = AsyncStream.makeStream(of: String.self)
    let server = try LoopbackServer { connection in
      _ = connection.request()
      event.yield("request")
      connection.waitForEnd()
      event.yield("end")
    }
    let task = Task { await failure(HTTPRequest("GET", server.url()), .seconds(120)) }
    var received = events.makeAsyncIterator()
    #expect(await received.next() == "request")
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value == .cancelled)
    // It would also be cancelled if it ended at its limit. A busy machine takes some 15 seconds.
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(await received.next() == "end")
    let next = Task { await client.failure(of: HTTPRequest("GET", server.url())) }
    next.cancel()
    #expect(await next.value == .cancelled)
  }

  // MARK: - Faulty responses

  @Test("a body with a declared length beyond the limit is refused, one at the limit is read")
  func declaredLength() async throws {
    let server = try LoopbackServer { connection in
      while let request = connection.request() {
        let length = request.hasPrefix("GET /long") ? 101 : 100
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n")
        connection.send(length == 100 ? String(repeating: "x", count: 100) : "x")
      }
    }
    var request = HTTPRequest("GET", server.url())
    request.limits.body = 100
    #expect(try await client.send(request).body.count == 100)
    request.url = server.url("/long")
    #expect(await failure(request) == .tooLong)
  }

  @Test("a body without end is refused")
  func endlessBody() async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      while connection.send("400\r\n\(String(repeating: "x", count: 1024))\r\n") {}
    }
    #expect(await failure(HTTPRequest("GET", server.url())) == .tooLong)
  }

  @Test(
    "a header without end is refused",
    arguments: ["X-Bomb: \(String(repeating: "x", count: 500))\r\n", "\r\nHTTP/1.1 103 Early\r\n"])
  func endlessHeader(part: String) async throws {
    let server = try LoopbackServer { connection in
      _ = connection.request()
      connection.send("HTTP/1.1 103 Early\r\n")
      while connection.send(part) {}
    }
    #expect(await failure(HTTPRequest("GET", server.url())) == .tooLong)
  }

  @Test(
    "a response that ends too early is refused",
    arguments: [
      "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ])
  func cutOff(response: String) async throws {
    #expect(try await failure(answering: response) == .cutOff)
  }

  @Test(
    "a response that is not HTTP is refused",
    arguments: ["SSH-2.0-server\r\n", "\0\0\0\0\r\n"])
  func garbled(response: String) async throws {
    #expect(try await failure(answering: response) == .garbled)
  }

  // MARK: - The library

  @Test("without libcurl the failure names it")
  func missing() async {
    var settings = HTTPClient.Settings(environment: [:])
    // The second one exists, without the functions.
    settings.libraries = ["libnothing.so.4", "libc.so.6"]
    let client = HTTPClient(settings)
    for _ in 0..<2 {
      let failure = await client.failure(of: HTTPRequest("GET", "http://127.0.0.1/"))
      #expect(failure == .libraryMissing("libnothing.so.4"))
    }
  }

  @Test("the authorities are those of OpenSSL's variables, unless they are empty")
  func environment() {
    let settings = HTTPClient.Settings(environment: ["SSL_CERT_FILE": "/a", "SSL_CERT_DIR": "/b"])
    #expect(settings.authorityFile == "/a" && settings.authorityFolder == "/b")
    let none = HTTPClient.Settings(environment: ["SSL_CERT_FILE": ""])
    #expect(none.authorityFile == nil && none.authorityFolder == nil)
  }
}
