import Foundation
import Testing

@testable import HTTPClient
import LoopbackSupport

@Suite("Proxies")
struct ProxyTests {
  private func client(_ port: Int) -> HTTPClient {
    var settings = HTTPClient.Settings(environment: [:])
    settings.proxy = "http://127.0.0.1:\(port)"
    return HTTPClient(settings)
  }

  private func failure(_ client: HTTPClient, _ url: String) async -> HTTPFailure? {
    await client.failure(
      of: HTTPRequest("GET", url, headers: [HTTPHeader("Authorization", "Bearer secret")]))
  }

  @Test("requests to other hosts use the proxy, those to this machine never do")
  func plain() async throws {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
    let (proxy, own) = (
      try LoopbackServer.answering(answer), try LoopbackServer.answering(answer)
    )
    let client = client(proxy.port)
    #expect(await failure(client, "http://words.example/a") == nil)
    #expect(await failure(client, own.url("/b")) == nil)
    #expect(await failure(client, "http://localhost:\(own.port)/c") == nil)
    #expect(
      proxy.requests.map { $0.prefix { $0 != "\r\n" } } == ["GET http://words.example/a HTTP/1.1"])
    #expect(own.requests.count == 2)
  }

  @Test("a refused tunnel is reported with its status", arguments: [407, 403, 502])
  func refusedTunnel(status: Int) async throws {
    let proxy = try LoopbackServer.answering(
      "HTTP/1.1 \(status) Refused\r\nContent-Length: 0\r\n\r\n")
    #expect(
      await failure(client(proxy.port), "https://words.example/") == .proxyRefused(status))
    #expect(proxy.requests.count == 1 && !proxy.requests.joined().contains("secret"))
  }

  @Test("an unreachable proxy is not mistaken for the host", arguments: ["http", "https"])
  func unreachable(scheme: String) async throws {
    let client = client(try LoopbackServer.closedPort())
    #expect(await failure(client, "\(scheme)://words.example/") == .proxyUnreachable)
  }

  @Test(
    "the names and addresses of this machine are known",
    arguments: [
      "127.0.0.1", "127.8.9.10", "127.1", "2130706433", "localhost", "LOCALHOST.", "a.localhost",
      "[::1]", "[0:0:0:0:0:0:0:1]",
    ])
  func loopback(host: String) {
    #expect(HTTPAddress("http://\(host):80/")?.isLoopback == true)
  }

  @Test(
    "other names and addresses are not this machine",
    arguments: [
      "127.0.0.1.example", "128.0.0.1", "localhost.example", "notlocalhost", "[::2]", "[::]",
      "0.0.0.0", "words.example",
    ])
  func elsewhere(host: String) {
    #expect(HTTPAddress("http://\(host)/")?.isLoopback == false)
  }
}
