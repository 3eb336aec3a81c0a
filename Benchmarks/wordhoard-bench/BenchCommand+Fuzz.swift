import ArgumentParser
import Foundation

extension BenchCommand {
  struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Feed parsers with malformed inputs.")

    @Option(
      help: """
        The number of inputs for each parser; by default 1000000, or 100000 for those that are written \
        into files first.
        """)
    var inputs: Int?
    @Option(help: "Instead of a number of inputs, the seconds for each parser.")
    var seconds: Int?
    @Option(help: "The seed of random choices.")
    var seed = 1
    @Option(help: "The number of the first input.")
    var first = 0
    @Option(help: "One parser; by default all.")
    var parser: FuzzTarget?
    @Flag(help: "Print the first input, and feed none.")
    var show = false
    @Option(help: .private)
    var status: String?

    func validate() throws {
      let count = inputs ?? 1_000_000
      guard count > 0, first >= 0, first.addingReportingOverflow(count).overflow == false else {
        throw ValidationError("--inputs must be 1 or greater, --first 0 or greater.")
      }
      guard seconds.map({ $0 > 0 && inputs == nil }) ?? true else {
        throw ValidationError("--seconds must be 1 or greater, without --inputs.")
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
        // An endless run of inputs has no total.
        let count = inputs ?? (seconds == nil ? parser.usualInputs : FuzzShare.endless)
        let numbers = first..<first + count
        try FuzzChild(
          target: parser, seed: seed, numbers: numbers, seconds: seconds, statusPath: status
        ).run()
      } else {
        let targets = parser.map { [$0] } ?? FuzzTarget.allCases
        try report(
          await FuzzBench(
            targets: targets, seed: seed, first: first, inputs: inputs, seconds: seconds
          ).run())
      }
    }
  }
}
