import ScoreAPI

/// The screens that only board and group screens open.
enum CompeteRoute: Sendable {
  /// Today's daily, limited to the members of a group.
  case groupLeaderboard(GroupView)
  case groups
  case group(GroupView)
  case player(String)
}
