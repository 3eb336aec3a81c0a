import ArgumentParser
import ClientCore
import GameEngine
import ScoreAPI

struct LeaderboardCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaderboard", _superCommandName: "wordhoard",
    abstract: "Show a leaderboard; default: today's daily.",
    discussion: """
      Boards: daily (of a date), weekly (the best five dailies of a week), run (of a week, or of all \
      time), streak (of all time), hard (the harder daily of a date). A higher score ranks first, then less time.
      """)
  enum Place: String, ExpressibleByArgument, CaseIterable {
    case me
  }
  @OptionGroup var options: GlobalOptions
  @Argument(
    help: "daily, weekly, run, streak or hard.", completion: .list(Board.allCases.map(\.rawValue)))
  var board = "daily"
  @Option(
    help: "The period, such as 2026-11-21, 2026-W47 or all; default: the current one.",
    completion: .periods)
  var period: String?
  @Option(
    help: ArgumentHelp("Only the members of one of your groups.", valueName: "name"),
    completion: .groups)
  var group: String?
  @Option(help: "`me` shows the players around you.")
  var around: Place?
  @Option(help: "The maximum number of players, 1 to 100.")
  var limit = 20
  @OptionGroup var words: CourseOption

  func run(in feature: CompeteFeature) async throws {
    let presentation = feature.presentation
    let messages = feature.messages
    var request = BoardRequest()
    request.course = words.course
    request.board = board
    request.period = period
    request.isAroundMe = around == .me
    request.limit = limit
    if let group { request.group = try await feature.groups.find(group) }
    let view = try await feature.leaderboards.board(request)
    try presentation.print(view) {
      let table = BoardTable(
        view, of: request.group, style: try presentation.style(), width: presentation.width,
        isUnicode: presentation.host.display.isUnicode, messages: messages)
      return try presentation.isSpoken() ? table.sentences : table.columns
    }
  }
}
