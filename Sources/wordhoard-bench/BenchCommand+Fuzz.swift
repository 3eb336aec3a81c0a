import ArgumentParser
import Foundation

extension BenchCommand {
  struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Parsers fed with inputs that nobody meant to write.")

    @Option(
      help: """
        How many inputs each parser gets; 1000000 where it is left out, or 100000 for those that are \
        written into files first.
        """)
    var inputs: Int?
    @Option(help: "Where chance starts.")
    var seed = 1
    @Option(help: "The number of the first input.")
    var first = 0
    @Option(help: "One parser; all where it is left out.")
    var parser: FuzzTarget?
    @Flag(help: "Write the first input itself to standard output, and read none.")
    var show = false
    @Option(help: .private)
    var status: String?

    func validate() throws {
      let count = inputs ?? 1_000_000
      guard count > 0, first >= 0, first.addingReportingOverflow(count).overflow == false else {
        throw ValidationError("--inputs takes 1 and more, --first 0 and more.")
      }
      guard parser != nil || (!show && status == nil) else {
        throw ValidationError("--show needs --parser.")
      }
    }

    func run() async throws {
      if let parser, show {
        let inputs = FuzzInputs(parser, parser: try parser.parser(), seed: seed)
        FileHandle.standardOutput.write(Data(inputs[first]))
      } else if let parser, let status {
        let numbers = first..<first + (inputs ?? parser.usualInputs)
        try FuzzChild(target: parser, seed: seed, numbers: numbers, statusPath: status).run()
      } else {
        let targets = parser.map { [$0] } ?? FuzzTarget.allCases
        try report(
          await FuzzBench(targets: targets, seed: seed, first: first, inputs: inputs).run())
      }
    }
  }
}
