import ArgumentParser
import Foundation
import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore

struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "List runs of a daily that began after others in the same network knew the answers.",
    discussion: """
      Lists the runs without a mistake, with the time of each answer. This proves nothing: classes and households \
      share networks. Networks are remembered as hashes for 30 days.

      With --remove, takes a run off all boards. Its player is told the reason.
      """)
  @OptionGroup var options: ConfigOptions
  @Option(help: ArgumentHelp("Remove a run from all boards.", valueName: "run"))
  var remove: String?
  @Option(
    help: ArgumentHelp(
      "Why, for the player: one line, at most \(ReasonOption.longest) characters.",
      valueName: "text"))
  var reason: String?
  @Argument(help: "The date of the daily, such as 2026-11-21.")
  var date: CalendarDate

  /// The number of names that are printed for a network.
  private static let shownNames = 5

  func validate() throws {
    guard (remove == nil) == (reason == nil) else {
      throw ValidationError("--remove and --reason need each other")
    }
    if let reason { try ReasonOption.validate(reason) }
  }

  func run() async throws {
    let (_, location, store) = try await options.existingStore()
    let review = RunReview(store)
    try await location.naming {
      if let remove, let reason {
        try await self.remove(remove, because: reason, review)
      } else {
        try await list(review)
      }
    }
  }

  private func remove(_ run: String, because reason: String, _ review: RunReview) async throws {
    do {
      guard let id = EventID(run) else { throw RunReview.Refusal.unknown }
      let act = OperatorAct(
        user: SystemUser.name, at: ServerClock.system.now(), reason: reason)
      let name = try await review.remove(id, on: date, because: reason, by: act)
      try StandardStreams.print("removed the run of \(name) from the board of \(date)")
    } catch let refusal as RunReview.Refusal {
      throw OperatorError.runNotRemoved(run, date, refusal)
    }
  }

  private func list(_ review: RunReview) async throws {
    let firstKept = NetworkMemory.firstKept(on: ServerClock.system.today)
    guard date >= firstKept else {
      throw OperatorError.networksForgotten(date, firstKept: firstKept)
    }
    let findings = try await review.findings(on: date)
    guard !findings.isEmpty else {
      return try StandardStreams.print("no runs of \(date) to look at")
    }
    for finding in findings {
      try StandardStreams.print(lines(finding).joined(separator: "\n  "))
    }
  }

  private func lines(_ finding: RunReview.Finding) -> [String] {
    let state =
      if let standing = finding.standing {
        "rank \(standing.rank) of \(standing.players)"
      } else if let end = finding.end {
        "on no board (\(end.reason ?? "no entry"))"
      } else {
        "still open"
      }
    let seconds = finding.millis.map { Self.decimal(Double($0) / 1000, digits: 1) }
    let mean = Double(finding.millis.reduce(0, +)) / Double(max(finding.millis.count, 1)) / 1000
    return [
      "\(finding.username): \(finding.score) points, \(state)",
      "run \(finding.run), began \(Timestamp(millis: finding.startedAt))",
    ] + earlier(finding) + [
      "seconds per answer: \(seconds.joined(separator: " "))",
      "mean \(Self.decimal(mean, digits: 1)), evenness \(Self.decimal(finding.evenness, digits: 2))"
        + " (standard deviation / mean)",
    ]
  }

  /// The others in its network who knew answers before it began.
  private func earlier(_ finding: RunReview.Finding) -> [String] {
    var lines: [String] = []
    if !finding.earlier.isEmpty {
      var names = Array(finding.earlier.prefix(Self.shownNames))
      let rest = finding.earlier.count - names.count
      if rest > 0 { names.append("\(rest) more") }
      lines.append(
        "\(finding.shown) of its \(finding.millis.count) answers shown before to: "
          + names.joined(separator: ", "))
    }
    if finding.deleted > 0 {
      lines.append("accounts of its network that had played and were deleted: \(finding.deleted)")
    }
    return lines
  }

  private static func decimal(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}

extension CalendarDate: ExpressibleByArgument {
  /// A date in the format of an argument, such as `2026-11-21`.
  public init?(argument: String) { self.init(argument) }
}
