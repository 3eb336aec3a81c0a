import Foundation
import HTTPClient
import LoopbackSupport
import Testing

/// Each test uses the libraries of both packages, as their texts differ.
@Suite("TLS")
struct TLSTests {
  static let libraries = ["libcurl.so.4", "libcurl-gnutls.so.4"].filter { (name: String) in
    dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil
  }

  private func failure(
    _ url: String, trusting authority: String? = nil, _ library: String
  ) async -> HTTPFailure? {
    var settings = HTTPClient.Settings(environment: ["SSL_CERT_FILE": authority ?? ""])
    settings.libraries = [library]
    return await HTTPClient(settings).failure(of: HTTPRequest("GET", url))
  }

  @Test("a certificate of an authority in SSL_CERT_FILE is trusted", arguments: libraries)
  func trusted(library: String) async throws {
    let server = try TLSServer(.valid)
    let url = "https://127.0.0.1:\(server.port)/"
    #expect(await failure(url, trusting: server.authority, library) == nil)
  }

  @Test("a certificate of an unknown authority is refused", arguments: libraries)
  func unknown(library: String) async throws {
    let server = try TLSServer(.valid)
    let url = "https://127.0.0.1:\(server.port)/"
    #expect(await failure(url, library) == .untrustedCertificate)
  }

  @Test("a certificate for another name is refused", arguments: libraries)
  func otherName(library: String) async throws {
    let server = try TLSServer(.otherName)
    let url = "https://127.0.0.1:\(server.port)/"
    #expect(await failure(url, trusting: server.authority, library) == .certificateOfOtherName)
  }

  @Test("an expired certificate is refused", arguments: libraries)
  func expired(library: String) async throws {
    let server = try TLSServer(.expired)
    let url = "https://127.0.0.1:\(server.port)/"
    #expect(await failure(url, trusting: server.authority, library) == .untrustedCertificate)
  }

  @Test("a server without TLS is reported as such", arguments: libraries)
  func plain(library: String) async throws {
    let server = try LoopbackServer { connection in
      _ = connection.read()
      connection.send("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
      connection.waitForEnd()
    }
    #expect(await failure("https://127.0.0.1:\(server.port)/", library) == .notEncrypted)
  }

  @Test("a file of authorities that does not exist is an error", arguments: libraries)
  func missingFile(library: String) async throws {
    let server = try TLSServer(.valid)
    let failure = await failure(
      "https://127.0.0.1:\(server.port)/", trusting: "/nonexistent/authority.pem", library)
    guard case .encryption = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("in a tunnel the certificate is the host's, and the proxy gets no header of ours")
  func tunnel() async throws {
    let server = try TLSServer(.valid)
    let port = server.port
    let proxy = try LoopbackServer { connection in
      guard connection.request() != nil, let host = LoopbackServer.connect(to: port) else { return }
      connection.send("HTTP/1.1 200 Connected\r\nX-Proxy: yes\r\n\r\n")
      Thread.detachNewThread {
        while let bytes = host.read() { connection.send(bytes) }
        connection.end()
      }
      while let bytes = connection.read() { host.send(bytes) }
      host.end()
    }
    var settings = HTTPClient.Settings(environment: ["SSL_CERT_FILE": server.authority])
    settings.proxy = "http://127.0.0.1:\(proxy.port)"
    let response = try await HTTPClient(settings).send(
      HTTPRequest(
        "GET", "https://words.example/", headers: [HTTPHeader("Authorization", "Bearer secret")]))
    #expect(response.status == 200)
    #expect(response["x-proxy"] == nil)
    #expect(proxy.requests.count == 1)
    let connect = try #require(proxy.requests.first)
    #expect(connect.hasPrefix("CONNECT words.example:443 HTTP/1.1\r\n"))
    #expect(!connect.contains("secret"))
  }
}

extension HTTPClient {
  /// Sends a request, and returns its failure; nil if it succeeds.
  func failure(of request: HTTPRequest) async -> HTTPFailure? {
    do {
      _ = try await send(request)
      return nil
    } catch {
      return error
    }
  }
}
