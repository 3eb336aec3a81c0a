@testable import Discovery
import Foundation
import HTTPClient
import LoopbackSupport
import Testing

/// The error of asking a service that answers each request in the same way.
private func failure(
  _ reply: FakeService.Reply, limits: ServiceClient.Limits = .init()
) async throws -> DiscoveryError? {
  let service = try FakeService { _, _ in reply }
  return try await failure(service, limits: limits)
}

private func failure(
  _ service: FakeService, limits: ServiceClient.Limits = .init()
) async throws -> DiscoveryError? {
  let client = service.client()
  let address = try service.at("/x")
  do {
    _ = try await client.get(address, accept: "*/*", limits: limits)
    return nil
  } catch { return error }
}

@Suite("Requests to services")
struct ServiceClientTests {
  @Test("one at a time and a second apart, from a program that names a contact")
  func politeness() async throws {
    let service = try FakeService { path, _ in .json("\"\(path)\"") }
    let client = service.client()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<5 {
        let address = try service.at("/\(number)")
        group.addTask { _ = try await client.get(address, accept: "*/*") }
      }
      try await group.waitForAll()
    }
    let visits = service.visits
    #expect(Set(visits.map(\.path)) == ["/0", "/1", "/2", "/3", "/4"])
    #expect(visits.allSatisfy { !$0.isCrowded })
    #expect(visits.map(\.time) == (0..<5).map { Duration.seconds($0) })
    #expect(
      visits.allSatisfy { $0.userAgent == "wordhoard/1.0 (+https://words.example.org)" })
  }

  @Test("a request is repeated once after a short pause that the service asks for")
  func shortPause() async throws {
    let service = try FakeService { _, before in
      before == 0
        ? .page(status: 429, headers: ["Retry-After: 4"], body: Array("{}".utf8)) : .json("1")
    }
    let answer = try await service.client().get(service.at("/"), accept: "*/*")
    #expect(String(decoding: answer.body, as: UTF8.self) == "1")
    #expect(service.visits.map(\.time) == [Duration.zero, .seconds(4)])
  }

  @Test("after a second request for a pause, the request fails")
  func secondPause() async throws {
    let service = try FakeService { _, _ in
      .page(status: 503, headers: ["Retry-After: 3"], body: [])
    }
    #expect(try await failure(service) == .busy(.seconds(3)))
    #expect(service.visits.count == 2)
  }

  @Test("no request is sent before a long pause ends")
  func longPause() async throws {
    let service = try FakeService { _, before in
      before == 0
        ? .page(status: 429, headers: [], body: Array("{\"status\":429}".utf8)) : .json("1")
    }
    let client = service.client()
    let address = try service.at("/")
    await #expect(throws: DiscoveryError.busy(.seconds(60))) {
      try await client.get(address, accept: "*/*")
    }
    service.time.advance(by: .seconds(20))
    await #expect(throws: DiscoveryError.busy(.seconds(40))) {
      try await client.get(address, accept: "*/*")
    }
    #expect(service.visits.count == 1)
    service.time.advance(by: .seconds(40))
    _ = try await client.get(address, accept: "*/*")
    #expect(service.visits.count == 2)
  }

  @Test(
    "requests of several processes are a second apart, and keep the pause that one was asked for")
  func processes() async throws {
    let service = try FakeService { _, before in
      before == 2 ? .page(status: 429, headers: ["Retry-After: 50"], body: []) : .json("1")
    }
    let folder = TemporaryFolder()
    let address = try service.at("/")
    for _ in 0..<2 {
      _ = try await service.client(pauses: folder).get(address, accept: "*/*")
    }
    for _ in 0..<2 {
      await #expect(throws: DiscoveryError.busy(.seconds(50))) {
        try await service.client(pauses: folder).get(address, accept: "*/*")
      }
    }
    #expect(service.visits.map(\.time) == [Duration.zero, .seconds(1), .seconds(2)])
    service.time.advance(by: .seconds(50))
    _ = try await service.client(pauses: folder).get(address, accept: "*/*")
    #expect(service.visits.count == 4)
  }

  @Test("a pause does not count if the clock was set back, and never lasts longer than an hour")
  func clockSetBack() {
    let folder = TemporaryFolder()
    let pauses = SharedPauses(folder: folder.path)
    func wait(at now: Duration) -> Duration {
      pauses.take("a", after: .zero, spacing: .zero, patience: .zero, at: now)
    }
    pauses.extend("a", by: .seconds(9000), at: .seconds(100_000))
    #expect(wait(at: .seconds(100_001)) == .seconds(3600))
    #expect(wait(at: .seconds(99_999)) == .zero)
    #expect(wait(at: .seconds(100_000)) == .zero)
  }

  @Test("a date in Retry-After is compared with the date of the response")
  func retryDate() async throws {
    let reply = FakeService.Reply.page(
      status: 429,
      headers: [
        "Date: Sat, 29 Feb 2020 23:59:30 GMT", "Retry-After: Sun, 01 Mar 2020 00:01:00 GMT",
      ], body: [])
    #expect(try await failure(reply) == .busy(.seconds(90)))
  }

  @Test("an absurd Retry-After counts as an hour, and one that cannot be read as a minute")
  func absurdPause() async throws {
    func pause(_ value: String) async throws -> DiscoveryError? {
      try await failure(.page(status: 429, headers: ["Retry-After: \(value)"], body: []))
    }
    #expect(try await pause("99999999999") == .busy(.seconds(3600)))
    #expect(try await pause("soon") == .busy(.seconds(60)))
    #expect(try await pause("-5") == .busy(.seconds(60)))
  }

  @Test("a refusal keeps its status", arguments: [400, 403, 404, 422, 500, 503])
  func refusal(status: Int) async throws {
    let page = Array("<html><h1>No server is available</h1></html>".utf8)
    let reply = FakeService.Reply.page(
      status: status, headers: ["Content-Type: text/html"], body: page)
    #expect(try await failure(reply) == .refused(status: status))
  }

  @Test("an answer that is cut off is not used")
  func cutOff() async throws {
    let reply = FakeService.Reply.raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"docs\"")
    #expect(try await failure(reply) == .cutOff)
  }

  @Test("an answer that declares 50 MiB, and one that never ends, are too large")
  func tooLarge() async throws {
    let declared = "HTTP/1.1 200 OK\r\nContent-Length: 52428800\r\n\r\n{"
    #expect(try await failure(.raw(declared)) == .tooLarge)
    #expect(try await failure(.endless, limits: .init(total: .seconds(60))) == .tooLarge)
  }

  @Test("a service that says nothing is given up")
  func silence() async throws {
    #expect(try await failure(.silence, limits: .init(total: .milliseconds(300))) == .timedOut)
  }

  @Test("what is not HTTP, compressed, or a redirect to nowhere, is not what was promised")
  func unexpected() async throws {
    #expect(try await failure(.raw("SSH-2.0-x\r\n")) == .unexpected(.http))
    let packed = FakeService.Reply.page(
      status: 200, headers: ["Content-Encoding: gzip"], body: [0x1F, 0x8B])
    #expect(try await failure(packed) == .unexpected(.plainBody))
    for target in ["file:///etc/passwd", "ftp://example.org/", "http://", "https://a@b/"] {
      let reply = FakeService.Reply.page(status: 302, headers: ["Location: \(target)"], body: [])
      #expect(try await failure(reply) == .unexpected(.redirect), "\(target)")
    }
    #expect(
      try await failure(.page(status: 301, headers: [], body: [])) == .unexpected(.redirect))
  }

  @Test("redirects are followed, each a second after the one before, and not for ever")
  func redirects() async throws {
    let service = try FakeService { path, _ in
      let number = Int(path.dropFirst()) ?? 0
      return number == 3
        ? .json("3")
        : .page(status: 302, headers: ["Location: /\(number + 1)"], body: [])
    }
    let answer = try await service.client().get(service.at("/0"), accept: "*/*")
    #expect(answer.address.text.hasSuffix("/3"))
    #expect(service.visits.map(\.time) == (0..<4).map { Duration.seconds($0) })

    let loop = try FakeService { _, _ in .page(status: 301, headers: ["Location: /x"], body: []) }
    #expect(try await failure(loop) == .redirectLoop)
    #expect(loop.visits.count == 6)
  }

  @Test("without network the error says so")
  func offline() async throws {
    let address = try ServiceAddress("http://127.0.0.1:\(LoopbackServer.closedPort())/")
    let service = try FakeService { _, _ in .silence }
    await #expect(throws: DiscoveryError.offline(.refused)) {
      try await service.client().get(address, accept: "*/*")
    }
  }

  @Test("a cancelled request ends at once, and so does one that waits behind it")
  func cancellation() async throws {
    let service = try FakeService { path, _ in path == "/slow" ? .silence : .json("1") }
    let client = service.client()
    let (slow, next) = (try service.at("/slow"), try service.at("/next"))
    let first = Task {
      try await client.get(slow, accept: "*/*", limits: .init(total: .seconds(600)))
    }
    while service.visits.isEmpty { await Task.yield() }
    let second = Task { try await client.get(next, accept: "*/*") }
    second.cancel()
    await #expect(throws: DiscoveryError.cancelled) { try await second.value }
    first.cancel()
    await #expect(throws: DiscoveryError.cancelled) { try await first.value }
    _ = try await client.get(next, accept: "*/*")
    #expect(service.paths == ["/slow", "/next"])
  }

  @Test("each error has a code of its own")
  func codes() {
    let errors: [DiscoveryError] = [
      .addressRefused, .offline(.refused), .insecure(.notEncrypted), .timedOut,
      .refused(status: 403), .busy(.zero), .tooLarge, .unexpected(.json), .cutOff, .redirectLoop,
      .cancelled, .libraryMissing("x"),
    ]
    #expect(Set(errors.map(\.code)).count == errors.count)
  }
}

@Suite("Addresses of services")
struct ServiceAddressTests {
  @Test("https is allowed, and http on this machine")
  func allowed() throws {
    #expect(try ServiceAddress("https://Example.org/a b?x=ü#part").host == "example.org")
    #expect(try ServiceAddress("https://example.org/a#part").text == "https://example.org/a")
    for text in ["http://localhost:8080/opds", "http://127.0.0.1/", "http://[::1]:9/"] {
      #expect(try ServiceAddress(text).isLoopback)
    }
  }

  @Test(
    "other addresses are refused",
    arguments: [
      "", "openlibrary.org", "http://openlibrary.org/", "ftp://example.org/", "file:///etc/passwd",
      "https://user:secret@example.org/", "javascript:alert(1)", "https://", "http://10.0.0.1/",
      "https://example.org/" + String(repeating: "a", count: 5000),
    ])
  func refused(text: String) {
    #expect(throws: DiscoveryError.addressRefused) { try ServiceAddress(text) }
  }

  @Test("links are relative to their page, and become https")
  func links() throws {
    let page = try ServiceAddress("https://example.org/opds/new?page=2")
    #expect(page.resolving("../1.epub")?.text == "https://example.org/1.epub")
    #expect(page.resolving("?page=3")?.text == "https://example.org/opds/new?page=3")
    #expect(page.resolving("//other.org/x")?.text == "https://other.org/x")
    #expect(page.resolving("http://other.org:80/x")?.text == "https://other.org/x")
    #expect(page.resolving("http://other.org:8080/x") == nil)
    #expect(page.resolving("data:text/plain,x") == nil)
  }

  @Test("a page of another machine does not lead to this one")
  func loopback() throws {
    let page = try ServiceAddress("https://example.org/")
    for link in ["http://127.0.0.1/", "https://localhost/", "http://[::1]:8080/x"] {
      #expect(page.resolving(link) == nil)
    }
    #expect(
      try ServiceAddress("http://localhost/a/").resolving("b")?.text == "http://localhost/a/b")
  }
}
