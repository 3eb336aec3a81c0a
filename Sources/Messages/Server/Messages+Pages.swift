package import GameEngine

/// What the server's pages say about boards and players.
extension Messages {
  /// The heading of a board's page.
  ///
  /// - Parameter isHome: whether it is the page of today's daily.
  package func heading(of board: BoardKey, isHome: Bool) -> String {
    switch board {
    case .daily(let date):
      isHome ? self("Today’s daily") : self("Daily of \(self.date(date))")
    case .weekly(let week): self("Week of \(day(week.monday))")
    case .run(.some): self("Runs of the week")
    case .run(nil): self("Best runs")
    case .streak: self("Longest streaks")
    }
  }

  /// The line under the heading of a board's page.
  package func subheading(of board: BoardKey, isHome: Bool) -> String {
    switch board {
    case .daily(let date):
      isHome
        ? self("\(weekday(of: date)), \(self.date(date)). The same questions for everyone.")
        : self("\(weekday(of: date)). The same questions for everyone.")
    case .weekly(let week): self("\(self.week(week)). Your best five dailies count.")
    case .run(let week?):
      self("\(self.week(week)). 100 points for each word, until the first miss.")
    case .run(nil): self("Of all time. 100 points for each word, until the first miss.")
    case .streak: self("Ranked dailies finished on consecutive days.")
    }
  }

  /// A board as a row of a player's page names it.
  package func name(of board: BoardKey) -> String {
    switch board {
    case .daily(let date): self("Daily of \(self.date(date, isShort: true))")
    case .weekly(let week): self("Week of \(date(week.monday, isShort: true))")
    case .run(let week?): self("Runs, week of \(date(week.monday, isShort: true))")
    case .run(nil): self("Best runs")
    case .streak: self("Longest streaks")
    }
  }

  /// A board as the link from a neighboring board names it.
  package func neighborName(of board: BoardKey) -> String {
    switch board {
    case .daily(let date): day(date)
    case .weekly(let week), .run(let week?): self("Week of \(day(week.monday))")
    case .run(nil), .streak: ""
    }
  }

  /// The tab of a board in the navigation.
  package func tab(of board: BoardKey) -> String {
    switch board {
    case .daily: self("Daily", context: "a tab")
    case .weekly: self("Week", context: "a tab")
    case .run(.some): self("Runs", context: "a tab")
    case .run(nil): self("Best runs")
    case .streak: self("Streaks", context: "a tab")
    }
  }

  /// How many players a board has.
  package func boardCaption(players: Int) -> String {
    plural(
      players, "\(number(players)) player, best first", "\(number(players)) players, best first")
  }

  /// The heading of the column with scores.
  package func scoreLabel(of board: BoardKey) -> String {
    board == .streak ? self("Days") : self("Score")
  }

  /// The heading of the column with the ends of runs: dates, or times of day in UTC.
  package func finishedLabel(isDate: Bool) -> String {
    isDate ? self("Finished") : self("Finished, UTC")
  }

  /// The label of the links to neighboring boards.
  package func neighborsLabel(of board: BoardKey) -> String {
    board.board == .daily ? self("Other days") : self("Other weeks")
  }

  /// The words before the time at which a board opens.
  package var opens: String { self("Opens", context: "before date and time") }
  /// The words before the time until which a board is open.
  package var openUntil: String { self("Open until", context: "before date and time") }
  /// The words before the time since which a board has been closed.
  package var closedSince: String { self("Closed since", context: "before date and time") }

  /// A time in UTC.
  package func utc(_ time: String) -> String { self("\(time) UTC") }

  /// The link to the first page of a board.
  package var backToTop: String { self("Back to the top") }
  /// The link to the next page of a board.
  package var furtherDown: String { self("Further down") }

  /// The note under a board about replays that are available.
  package var replaysAvailable: String {
    self("You can check every score: it links to its moves, which anyone can judge again.")
  }
  /// The note under a board about replays that are not available yet.
  package var replaysLater: String {
    self("When the day has closed, every score links to its moves, which anyone can judge again.")
  }

  /// A board that is not open yet.
  package var boardNotOpen: EmptyState {
    EmptyState(self("Not open yet."), self("Come back when it opens."))
  }
  /// A closed board without entries.
  package var boardWithoutPlayers: EmptyState {
    EmptyState(self("All quiet."), self("No one played for this board."))
  }
  /// A page after the end of a board.
  package var boardEnd: EmptyState {
    EmptyState(self("Nothing further down."), self("The board ends before this page."))
  }
  /// An open board without entries.
  package func boardBlank(_ board: BoardKey) -> EmptyState {
    EmptyState(
      self("Still a blank page."), self("The first line could be yours:"),
      command: board.board == .run ? "wordhoard run" : "wordhoard daily")
  }

  /// The description of a player's page.
  package func playerSummary(_ name: String) -> String { self("Ranked results of \(name)") }
  /// The caption of a player's results.
  package var playerCaption: String { self("Latest ranked results") }
  /// A player without results.
  package var playerWithoutResults: EmptyState {
    EmptyState(self("No ranked results yet."), self("Every hoard begins with a word."))
  }
  /// A player who does not list their results.
  package var playerIsPrivate: EmptyState {
    EmptyState(self("A private hoard."), self("This player does not show their results."))
  }

  /// The heading of the page for an address that does not exist.
  package var pageNotFound: String { self("Not in this hoard") }
}
