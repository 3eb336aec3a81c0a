import ArgumentParser
import Foundation

/// `wordhoard-bench`: measures the program, and compares each figure with a reference.
@main
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard-bench",
    abstract: "Measure, and compare with the targets; exits 1 if a target is missed.",
    subcommands: [
      All.self, Start.self, Instructions.self, Screen.self, Daily.self, Session.self, Cards.self,
      Fold.self, Memory.self, Fit.self, Schedule.self, Hoard.self, Choices.self, Dictionaries.self,
      Exchange.self, Books.self, Fuzz.self, Server.self, Cluster.self, Migrate.self, Siege.self,
      Soak.self, Pictures.self,
    ],
    defaultSubcommand: All.self)

  struct All: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Everything but the server.")

    func run() async throws {
      var figures = try [
        StartBench().run(), SessionBench().run(),
      ]
      figures += try DailyBench().run()
      figures += try CardBench().run()
      figures += try InstructionBench().run()
      figures += try ScreenBench().run()
      figures += try FoldBench().run()
      figures += try FSRSVectors(path: Checkout.vectors()).run()
      figures += await ScheduleBench(truths: Truth.allCases, learners: 60, seeds: 5).run()
      figures += await HoardBench(truths: Truth.allCases, learners: 60).run()
      figures += try ChoiceBench().run()
      figures += try ClozeBench().run()
      figures += try DictionaryBench().run()
      figures += try ExchangeBench().run()
      figures += try ImportBench().run()
      figures += try BookBench(books: BookBench.usualBooks).run()
      figures += try await FuzzBench().run()
      try report(figures)
    }
  }

  struct Start: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "CPU of `wordhoard word --plain` against a hello world that imports Foundation.")

    func run() throws { try report([StartBench().run()]) }
  }

  struct Instructions: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Instructions of short commands, also with 30,000 words and with 100,000 events.")

    func run() throws { try report(InstructionBench().run()) }
  }

  struct Screen: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "The full screen: a key, its start, its idle time, and its memory.")

    func run() throws { try report(ScreenBench().run()) }
  }

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Time to deal a daily, and how its questions become harder.")

    func run() throws { try report(DailyBench().run()) }
  }

  struct Choices: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "The wrong choices of 2,000 questions, and typed clozes; needs WordNet.")

    func run() throws { try report(ChoiceBench().run() + ClozeBench().run()) }
  }

  struct Session: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Time to choose the words of a session.")

    func run() throws { try report([SessionBench().run()]) }
  }

  struct Cards: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "A start, a session, a search and a deck with many cards.")

    func run() throws { try report(CardBench().run()) }
  }

  struct Fold: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Folded events per second, and the memory of the fold.")

    func run() throws { try report(FoldBench().run()) }
  }

  struct Memory: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fsrs",
      abstract: "The memory model, compared with the states of its reference implementation.")

    @Argument(help: "Cards with their reviews, one JSON object per line.")
    var file: String

    func run() throws { try report(FSRSVectors(path: file).run()) }
  }

  struct Fit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Parameters of the memory model, fitted to simulated learners.")

    @Option(help: "A program that fits with the reference optimizer: scripts/fit-reference.")
    var reference: String?

    func run() throws { try report(FitBench(reference: reference).run()) }
  }

  struct Schedule: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Rules for choosing words, compared with simulated learners.")

    @Option(help: "The memory of the learners: T1, T2, T3 or T4; by default all.")
    var truth: Truth?
    @Option(help: "The number of learners in a run.")
    var learners = 60
    @Option(help: "The number of runs that are averaged.")
    var seeds = 5

    func validate() throws {
      guard learners > 0, seeds > 0 else {
        throw ValidationError("--learners and --seeds take 1 and more.")
      }
    }

    func run() async throws {
      let truths = truth.map { [$0] } ?? Truth.allCases
      try report(await ScheduleBench(truths: truths, learners: learners, seeds: seeds).run())
    }
  }

  struct Hoard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "The hoard, compared with what simulated learners recall on the next day.")

    @Option(help: "The memory of the learners: T1, T2, T3 or T4; by default all.")
    var truth: Truth?
    @Option(help: "The number of learners.")
    var learners = 60
    @Flag(help: "The answers are choices; the ratio is then printed, not judged.")
    var choices = false

    func validate() throws {
      guard learners > 0 else { throw ValidationError("--learners takes 1 and more.") }
    }

    func run() async throws {
      let truths = truth.map { [$0] } ?? Truth.allCases
      try BenchCommand.report(
        await HoardBench(truths: truths, learners: learners, isChoice: choices).run())
    }
  }

  struct Server: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "The score server with many players, compared with nginx and a small server in Python.")

    @Option(help: "The number of players on every board.")
    var players = 1_000_000
    @Option(help: "The server in Python to compare with; docs/performance.md describes it.")
    var peer: String?
    @Option(help: "The duration of a load in seconds.")
    var seconds = 4.0
    @Option(help: "The program of the server; by default the one next to this program.")
    var server: String?

    func validate() throws {
      guard (1000...10_000_000).contains(players) else {
        throw ValidationError("--players takes 1000 to 10000000.")
      }
      guard (0.5...60).contains(seconds) else {
        throw ValidationError("--seconds takes 0.5 to 60.")
      }
    }

    func run() async throws {
      try report(
        await ServerBench(
          players: players, peer: peer, seconds: seconds,
          server: server ?? ChildProcess.server.path
        ).run())
    }
  }

  static func report(_ figures: [Figure]) throws {
    for figure in figures { print(figure) }
    if figures.contains(where: { !$0.isReached }) { throw ExitCode(1) }
  }
}
