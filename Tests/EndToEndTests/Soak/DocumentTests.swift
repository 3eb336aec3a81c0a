import Foundation
import Testing

@Suite(
  "Soak: the document of the interface", .serialized,
  .enabled(if: Soak.isWanted, "make soak runs it"),
  .enabled(if: Binary.has("schemathesis"), "schemathesis is not installed; pip has it"))
struct SoakDocumentTests {
  @Test(
    "holds in 500 cases of each operation and more, without and with a token",
    arguments: [false, true])
  func fuzzed(withToken: Bool) throws {
    let desk = try Operator()
    let settings = try #require(Binary.content).replacing(/Content$/, with: "schemathesis.toml")
    let (child, port) = try desk.serveAll()
    // A session that is ended would leave the other operations without one.
    let options =
      withToken
      ? """
      -H "Authorization: Bearer \(try RemotePlayer.signUp(1, port: port)[0].token)" \
      --exclude-path-regex '^/v1/sessions'
      """ : ""
    let tester = try Child(
      "/bin/sh",
      [
        "-c",
        """
        cd "\(desk.file(""))" && exec schemathesis --config-file "\(settings)" run \
        http://127.0.0.1:\(port)/openapi.yaml --checks all --max-examples 500 --seed 1 --no-color \
        \(options)
        """,
      ], environment: Binary.environment)
    tester.endInput()
    let outcome = try tester.finish(within: 3600)
    let cases = outcome.stdout.split(separator: "\n").first { $0.contains(" generated") } ?? ""
    Soak.tell("schemathesis \(withToken ? "with" : "without") a token:\(cases)")
    #expect(outcome.status == 0, "\(outcome.stdout.suffix(6000)) \(outcome.stderr.suffix(2000))")
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
