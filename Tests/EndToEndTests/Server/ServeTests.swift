import Foundation
import Testing

@Suite("wordhoard-server serve")
struct ServeTests {
  @Test(
    "prints its address, responds there, drains at SIGTERM and exits with 0",
    .enabled(if: !Operator.isOnPostgres, "names the file"))
  func lifeAndEnd() throws {
    let desk = try Operator()
    let (child, port) = try desk.serve(environment: ["WORDHOARD_SERVER_SERVER_NAME": "den"])
    let greeting = String(decoding: child.errors, as: UTF8.self)
    #expect(greeting.contains("den listens on http://127.0.0.1:\(port)"))
    #expect(greeting.contains("database \(desk.database), words en-"))
    #expect(greeting.contains("signup open"))
    #expect(try ask("/healthz", port: port).status == 200)
    let document = try ask("/openapi.yaml", port: port)
    #expect(document.status == 200)
    #expect(document.body.contains("operationId: startRun"))
    child.signal(SIGTERM)
    let outcome = try child.finish()
    #expect(outcome.status == 0)
    #expect(outcome.stdout == "")
    #expect(outcome.errorLines.last?.hasSuffix("notice stopped") == true)
    let line = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|notice) .+/
    #expect(outcome.errorLines.allSatisfy { $0.wholeMatch(of: line) != nil }, "\(outcome.stderr)")
    #expect(outcome.stderr.contains("GET /healthz 200"))
  }

  @Test("SIGHUP drains too, but not under nohup, which ignores it")
  func hangup() throws {
    let desk = try Operator()
    let (child, _) = try desk.serve()
    child.signal(SIGHUP)
    let outcome = try child.finish()
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.last?.hasSuffix("notice stopped") == true)
    let (kept, port) = try desk.serve(under: ["nohup"])
    kept.signal(SIGHUP)
    #expect(try ask("/healthz", port: port).status == 200)
    kept.signal(SIGTERM)
    #expect(try kept.finish().status == 0)
  }

  @Test("too little address space or too few files lead to one error line")
  func resources() throws {
    let desk = try Operator()
    for (limit, line) in [
      ("-v 300000", "the address space is limited to 307 MB; `serve` needs 100"),
      ("-n 40", "only 40 files can be open; `serve` needs "),
    ] {
      let child = try desk.start(
        ["serve"], under: ["sh", "-c", "ulimit \(limit); exec \"$@\"", "sh"])
      let outcome = try child.finish()
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1 && outcome.stderr.contains(line), "\(outcome.stderr)")
    }
  }

  @Test("keeps its data over a restart")
  func restart() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "Anna"])
    for _ in 1...2 {
      let (child, port) = try desk.serve()
      #expect(try ask("/v1/players/anna", port: port).status == 200)
      child.signal(SIGINT)
      #expect(try child.finish().status == 0)
    }
  }

  @Test("a port in use leads to one error line")
  func portInUse() throws {
    let desk = try Operator()
    let (child, port) = try desk.serve()
    let second = try desk.run(
      ["serve", "--port", "\(port)", "--database", desk.file("other.sqlite")])
    #expect(second.status == 1)
    #expect(
      second.stderr == """
        wordhoard-server: 127.0.0.1 port \(port) is in use; stop the program that uses it, or \
        choose another with --port

        """)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  @Test("an address of another machine leads to one error line")
  func otherAddress() throws {
    let outcome = try Operator().run(["serve", "--host", "192.0.2.1"])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.contains("192.0.2.1 is not an address of this machine; choose another"))
  }

  @Test("a database that cannot be created leads to one error line")
  func notWritable() throws {
    let desk = try Operator()
    let outcome = try desk.run(["serve", "--database", desk.file("no/such/folder/x.sqlite")])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.contains("x.sqlite cannot be written; "))
  }

  @Test("missing or truncated words lead to one error line")
  func words() throws {
    let desk = try Operator()
    let missing = try desk.run(["serve"], environment: ["WORDHOARD_CONTENT": desk.file("none")])
    #expect(missing.status == 66)
    #expect(missing.errorLines.count == 1)
    let own = try desk.run(
      ["serve"], environment: ["WORDHOARD_SERVER_CONTENT_DIRECTORY": desk.file("none")])
    #expect(own.status == 65)
    #expect(own.errorLines.count == 1)
    #expect(own.stderr.contains("none"))
  }

  @Test("--help and --version exit with 0, an unknown option or command with 64 and one line")
  func usage() throws {
    let desk = try Operator()
    let help = try desk.run(["--help"])
    #expect(help.status == 0)
    for command in ["serve", "backup", "check", "account", "log", "settings"] {
      #expect(help.stdout.contains("  \(command) "))
    }
    let version = try desk.run(["--version"])
    #expect(version.status == 0)
    #expect(version.stdout.contains("."))
    for wrong in [["serve", "--prot", "1"], ["frob"], ["backup"], ["serve", "--port", "x"]] {
      let outcome = try desk.run(wrong)
      #expect(outcome.status == 64, "\(wrong)")
      #expect(outcome.errorLines.count == 1, "\(wrong)")
      #expect(outcome.stderr.hasPrefix("wordhoard-server: "), "\(wrong)")
    }
  }
}
