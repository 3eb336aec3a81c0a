import Foundation
import Testing

/// The program and the system's libcurl, which it opens when it needs a server.
@Suite("libcurl")
struct LibcurlTests {
  private let home: Home

  init() throws { home = try Home() }

  private func leaderboard(
    of server: String, _ environment: [String: String] = [:]
  ) throws -> Child.Outcome {
    try Binary.run(
      "leaderboard --insecure --server \(server)", environment: environment, home: home)
  }

  @Test("only commands that need a server open it")
  func opened() throws {
    let debug = ["LD_DEBUG": "libs"]
    let local = try Binary.run("define author", environment: debug, home: home)
    #expect(local.status == 0 && local.stderr.contains("find library="))
    #expect(!local.stderr.contains("libcurl"))
    let remote = try leaderboard(of: "http://127.0.0.1:1", debug)
    #expect(remote.stderr.contains("find library=libcurl.so.4"))
  }

  @Test("without it, one line names the package, and other commands work")
  func missing() throws {
    // Files that are no libraries, before those of the system.
    let folder = home.file("libraries")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] {
      try Data("none".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let without = ["LD_LIBRARY_PATH": folder]
    let board = try leaderboard(of: "http://127.0.0.1:1", without)
    #expect(board.status == 69)
    #expect(
      board.stderr
        == "wordhoard: http://127.0.0.1:1 cannot be reached: libcurl is not installed; "
        + "get it with `sudo apt install libcurl4`\n")
    let german = try leaderboard(
      of: "http://127.0.0.1:1", without.merging(["LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8"]) { $1 })
    #expect(german.stderr.contains("libcurl ist nicht installiert; du bekommst es mit"))
    #expect(try Binary.run("define author", environment: without, home: home).status == 0)
  }

  @Test("proxies of the environment are used, but never for this machine")
  func proxy() throws {
    let proxy = ["http_proxy": "http://127.0.0.1:1"]
    let far = try leaderboard(of: "http://host.invalid", proxy)
    #expect(far.status == 69 && far.stderr.contains("(the proxy cannot be reached)"))
    let excepted = try leaderboard(
      of: "http://host.invalid", proxy.merging(["no_proxy": ".invalid"]) { $1 })
    #expect(excepted.status == 69 && excepted.stderr.contains("(no such host)"))
    let near = try leaderboard(of: "http://127.0.0.1:1", proxy)
    #expect(near.status == 69 && near.stderr.contains("(connection refused)"))
  }

  @Test("authorities are those of SSL_CERT_FILE, and a plain server does not use https")
  func authorities() throws {
    let (server, port) = try Operator().serve()
    let plain = try leaderboard(of: "https://127.0.0.1:\(port)")
    #expect(plain.status == 69 && plain.stderr.contains("(it does not use https)"))
    let none = try leaderboard(
      of: "https://127.0.0.1:\(port)", ["SSL_CERT_FILE": "/nonexistent/authority.pem"])
    #expect(none.status == 69 && none.stderr.contains("(the connection cannot be encrypted: "))
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
  }
}
