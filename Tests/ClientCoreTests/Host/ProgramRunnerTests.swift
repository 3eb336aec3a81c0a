import ClientCore
import ClientTestSupport
import Foundation
import Testing

@Suite("Running other programs")
struct ProgramRunnerTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func run(
    _ script: String, _ arguments: [String] = [], input: String = "", patience: Int = 20_000
  ) throws -> ProgramOutcome? {
    let path = try folder.program("tool", script)
    return ProgramRunner(environment: ["PATH": path, "MOOD": "good"], patience: patience)
      .run("tool", arguments, input: Data(input.utf8))
  }

  @Test("a program gets its arguments and its input unchanged, and its output is returned")
  func everything() throws {
    let outcome = try run(
      #"for a; do printf '<%s>' "$a"; done; printf '[%s]' "$MOOD"; cat; echo oh >&2; exit 7"#,
      ["a b", "", "$HOME", "é'\"\\\n"], input: "one\ntwo")
    #expect(
      outcome
        == ProgramOutcome(
          .exited(7), output: Data("<a b><><$HOME><é'\"\\\n>[good]one\ntwo".utf8),
          errors: Data("oh\n".utf8)))
    #expect(outcome?.hasSucceeded == false)
    #expect(outcome?.complaint == "oh")
  }

  @Test("a megabyte goes in and out, whichever side is slower")
  func large() throws {
    let text = String(repeating: "0123456789abcde\n", count: 1 << 16)
    let outcome = try run("sleep 0.1; tee /dev/stderr", input: text)
    #expect(outcome?.hasSucceeded == true)
    #expect(outcome?.output == Data(text.utf8))
    #expect(outcome?.errors == Data(text.utf8))
  }

  @Test("a missing program or a file that is not a program differs from one that fails")
  func missing() throws {
    let path = try folder.program("tool", "exit 0")
    try folder.write("#!/bin/sh\n".utf8, to: "bin/text")
    try folder.program("folder/inside", "exit 0")
    let runner = ProgramRunner(environment: ["PATH": "\(path)/nowhere:\(path)"])
    #expect(runner.path(of: "tool") == "\(path)/tool")
    #expect(runner.run("tool", [], input: Data())?.hasSucceeded == true)
    for name in ["none", "text", "folder"] {
      #expect(runner.run(name, [], input: Data()) == nil, "\(name)")
    }
    for path in ["", ":", ".", "bin:../bin"] {
      #expect(ProgramRunner(environment: ["PATH": path]).path(of: "sh") == nil, "\(path)")
    }
    #expect(ProgramRunner(environment: [:]).path(of: "sh") == nil)
  }

  @Test("a program has the default signal handlers, even for signals that this process ignores")
  func signals() throws {
    signal(SIGPIPE, SIG_IGN)
    #expect(try run("kill -PIPE $$; echo alive")?.end == .killed(SIGPIPE))
  }

  @Test("a program has its own session, so no key of the terminal reaches it")
  func session() throws {
    // After the name in parentheses: the state, the parent, the process group and the session.
    let script = #"read -r line </proc/$$/stat; set -- ${line##*") "}; echo "$3 $4 $$""#
    let outcome = try #require(try run(script))
    let numbers = String(decoding: outcome.output, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    #expect(numbers.count == 3 && Set(numbers).count == 1, "\(numbers)")
  }

  @Test("waiting for a program has a limit")
  func running() throws {
    let begun = ProgramOutcome(.running, output: Data("begun\n".utf8))
    var outcome: ProgramOutcome?
    // On a busy machine it may be a while before the program prints anything.
    for patience in [300, 3000, 10_000] where outcome != begun {
      outcome = try run("echo begun; exec sleep 30", patience: patience)
      #expect(outcome?.end == .running)
    }
    #expect(outcome == begun)
  }

  @Test("the error message of a program is shown as one safe line")
  func complaint() {
    let errors = Data("\n\u{1B}[31mno\u{7} such thing\nmore".utf8) + Data([0xFF])
    #expect(ProgramOutcome(.failed, errors: errors).complaint == " [31mno  such thing")
    #expect(ProgramOutcome(.failed).complaint == "")
  }
}
