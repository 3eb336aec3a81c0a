import Foundation
import Testing

@Suite("One password on a thousand names")
struct SprayTests {
  /// Check 12.
  @Test("is checked thirty times, then refused with the time to wait")
  func spray() throws {
    let desk = try Operator()
    let names = (0..<1000).map { "swimmer-\($0)" }
    // Names without an account count like all others.
    let list = try desk.write(names.prefix(40).joined(separator: "\n"), to: "names")
    #expect(try desk.run(["account", "import", list]).status == 0)
    let (child, port) = try desk.serveAll(
      environment: ["WORDHOARD_SERVER_LIMITS_LOGINS_PER_MINUTE": "30"])
    let connection = try HTTPConnection(port: port)
    let begin = DispatchTime.now().uptimeNanoseconds
    let answers = names.compactMap { name in
      connection.ask(
        "POST", "/v1/sessions", json: #"{"username":"\#(name)","password":"Summer of 2026"}"#)
    }
    let seconds = Int((DispatchTime.now().uptimeNanoseconds - begin) / 1_000_000_000)
    #expect(answers.count == 1000)
    #expect(answers.prefix(30).allSatisfy { $0.status == 401 && $0.isProblem })
    let refused = answers.filter { $0.status == 429 }
    #expect(refused.count + answers.count { $0.status == 401 } == 1000)
    // One more attempt is allowed every two seconds.
    #expect((970 - seconds / 2 - 1...970).contains(refused.count))
    #expect(
      refused.allSatisfy {
        $0.isProblem && (1...2).contains($0.fields["retry-after"].flatMap { Int($0) } ?? 0)
      })
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
