import ScoreAPI

/// The screens that only screens of boards and groups open.
enum CompeteRoute: Sendable {
  /// Today's daily, with the members of a group.
  case groupLeaderboard(GroupView)
  case groups
  case group(GroupView)
  case player(String)
}
