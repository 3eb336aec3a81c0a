#if FullScreen
  import ClientCompete
  import ClientTestSupport
  import GameEngine

  extension Player {
    func leaderboard(_ key: BoardKey? = nil) async throws -> Stage {
      await Stage(screen: try program().compete.leaderboardScreen(key))
    }
  }
#endif
