import Foundation
import Testing

@Suite(
  "The nginx site of server-config",
  .enabled(if: Binary.has("nginx"), "the Debian package nginx-light is not installed"))
struct NginxTests {
  private let desk: Operator
  private let port: Int

  init() throws {
    desk = try Operator()
    port = try freePort()
  }

  /// The site in a configuration for a user without privileges, on loopback. It allows a number of requests that does not
  /// depend on the speed of this machine.
  ///
  /// - Parameters:
  ///   - plain: the port for http of the site; its https is on the port of the test.
  ///   - server: the port of the score server.
  ///   - isPlain: whether https is replaced by http.
  private func configuration(plain: Int, server: Int, isPlain: Bool) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let site = try String(
      contentsOf: root.appending(path: "server-config/nginx.conf"), encoding: .utf8
    )
    .split(separator: "\n")
    .filter { line in
      !line.contains("listen [::]") && !(isPlain && line.contains("    ssl_"))
    }
    .joined(separator: "\n")
    .replacing("/etc/letsencrypt/live/words.example.org", with: desk.file(""))
    .replacing("listen 80", with: "listen 127.0.0.1:\(plain)")
    .replacing("listen 443 ssl http2", with: "listen 127.0.0.1:\(port)\(isPlain ? "" : " ssl")")
    .replacing("rate=50r/s", with: "rate=1r/m").replacing("burst=600", with: "burst=20")
    .replacing("127.0.0.1:8080", with: "127.0.0.1:\(server)")
    return """
      daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
      events {}
      http {
      access_log off; client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d;
      scgi_temp_path e;
      \(site)
      }
      """
  }

  private func nginx(_ text: String, _ arguments: [String] = []) throws -> Child {
    let file = try desk.write(text, to: "nginx.conf")
    return try Child(
      "nginx", ["-p", desk.file(""), "-e", "stderr", "-c", file] + arguments,
      environment: Binary.environment)
  }

  private func ask(_ port: Int, _ request: String) throws -> String {
    let connection = try HTTPConnection(port: port)
    connection.send(request)
    return connection.receive().map { "\($0.status) \($0.fields) \($0.text)" } ?? "nothing"
  }

  @Test("is a valid configuration")
  func valid() throws {
    let command = """
      openssl req -x509 -newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 1 \
      -subj /CN=words.example.org
      """
    let key = try Child(
      "sh", ["-c", "cd '\(desk.file(""))' && \(command)"], environment: Binary.environment)
    #expect(try key.finish().status == 0)
    let text = try configuration(plain: freePort(), server: 8080, isPlain: false)
    let outcome = try nginx(text, ["-t"]).finish()
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(!outcome.stderr.contains("warn"), "\(outcome.stderr)")
  }

  @Test("serves its own name only, hides its version, and limits the requests of an address")
  func names() throws {
    let (server, serverPort) = try desk.serve(environment: [
      "WORDHOARD_SERVER_SERVER_PROXIES": "127.0.0.1", "WORDHOARD_SERVER_LIMITS_PER_MINUTE": "0",
    ])
    let plain = try freePort()
    let proxy = try nginx(configuration(plain: plain, server: serverPort, isPlain: true))
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while (try? HTTPConnection(port: port)) == nil {
      try #require(Date() < deadline, "nginx does not start")
      usleep(10_000)
    }
    func get(_ host: String) -> String { "GET /healthz HTTP/1.1\r\nHost: \(host)\r\n\r\n" }
    let moved = try ask(plain, get("WORDS.example.org"))
    #expect(moved.hasPrefix("308 "))
    #expect(moved.contains(#""location": "https://words.example.org/healthz""#))
    for port in [plain, port] {
      #expect(try ask(port, get("evil.example")) == "nothing")
      #expect(try ask(port, "GET /healthz HTTP/1.0\r\n\r\n") == "nothing")
      #expect(try !ask(port, "nonsense\r\n\r\n").contains("nginx/"))
    }
    #expect(try ask(port, get("words.example.org")).hasPrefix("200 "))
    let connection = try HTTPConnection(port: port)
    connection.send(String(repeating: get("words.example.org"), count: 60))
    let statuses = (1...60).map { _ in connection.receive()?.status }
    #expect(statuses.prefix(20).allSatisfy { $0 == 200 })
    #expect(statuses.suffix(39).allSatisfy { $0 == 429 })
    for child in [proxy, server] { child.signal(SIGTERM) }
    #expect(try proxy.finish().status == 0)
    #expect(try server.finish().status == 0)
  }
}
