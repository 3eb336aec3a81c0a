import GameEngine
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// The routes of the words that a player has seen, and of the favorites.
package struct WordListRoutes: RouteGroup {
  private let profiles: ProfileService

  /// The routes of a service.
  package init(profiles: ProfileService) { self.profiles = profiles }

  package func add(to table: inout RouteTable) {
    for (route, list) in [(Route.seen, WordList.seen), (.favorites, .favorites)] {
      table.on(route, queries: ["after", "limit"]) { [profiles] _, context in
        let player = try context.requiredPlayer()
        let limit = try context.query("limit", in: 1...WordPageView.mostItems, default: 100)
        return .json(
          .ok,
          try await profiles.words(
            in: list, of: player.account, after: context.query("after").map(ItemID.init),
            limit: limit))
      }
    }
  }
}
