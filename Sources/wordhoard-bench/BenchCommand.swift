import ArgumentParser
import Foundation
import Lexicon

/// `wordhoard-bench`: measures what an issue named a figure for, beside its yardstick.
@main
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard-bench",
    abstract: "Measure, and compare with what is wanted; exits 1 where a figure is missed.",
    subcommands: [All.self, Start.self, Daily.self, Fold.self], defaultSubcommand: All.self)

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Everything.")

    func run() throws {
      try report([StartBench().run(), DailyBench().run()] + FoldBench().run())
    }
  }

  struct Start: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "CPU of `wordhoard word --plain` against a hello world that imports Foundation.")

    func run() throws { try report([StartBench().run()]) }
  }

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Time to deal a daily.")

    func run() throws { try report([DailyBench().run()]) }
  }

  struct Fold: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Events folded in a second, and what memory that takes.")

    func run() throws { try report(FoldBench().run()) }
  }

  private static func report(_ figures: [Figure]) throws {
    for figure in figures { print(figure) }
    if figures.contains(where: { !$0.isReached }) { throw ExitCode(1) }
  }

  /// The content that the benchmarks use: that of the checkout they were built in.
  static func pack() throws -> ContentPack {
    try ContentPack(
      directory: ContentLocator.directory(
        executable: executable(), environment: ProcessInfo.processInfo.environment))
  }

  /// The path of this program.
  static func executable() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }
}
