package import GameEngine

/// The names and headings of boards on the server's pages.
package struct BoardTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The heading of a board's page.
  ///
  /// - Parameter isHome: whether it is the page of today's daily.
  package func heading(of board: BoardKey, isHome: Bool) -> String {
    switch board.contest {
    case .daily(let date) where board.board == .hard:
      messages("Hard daily of \(messages.date(date))")
    case .daily(let date):
      isHome ? messages("Today’s daily") : messages("Daily of \(messages.date(date))")
    case .weekly(let week): messages("Week of \(messages.day(week.monday))")
    case .run(.some): messages("Runs of the week")
    case .run(nil): messages("Best runs")
    case .streak: messages("Longest streaks")
    }
  }

  /// The line below the heading of a board's page.
  package func subheading(of board: BoardKey, isHome: Bool) -> String {
    switch board.contest {
    case .daily(let date) where board.board == .hard:
      return messages(
        "\(messages.weekday(of: date)). Words of levels 3 and 4, the same for everyone.")
    case .daily(let date):
      let weekday = messages.weekday(of: date)
      return isHome
        ? messages("\(weekday), \(messages.date(date)). The same questions for everyone.")
        : messages("\(weekday). The same questions for everyone.")
    case .weekly(let week): return messages("\(messages.week(week)). Your best five dailies count.")
    case .run(let week?):
      return messages("\(messages.week(week)). 100 points for each word, until the first miss.")
    case .run(nil): return messages("Of all time. 100 points for each word, until the first miss.")
    case .streak: return messages("Ranked dailies finished on consecutive days.")
    }
  }

  /// The name of a board in the rows of a player's page.
  package func name(of board: BoardKey) -> String {
    switch board.contest {
    case .daily(let date) where board.board == .hard:
      messages("Hard daily of \(messages.date(date, isShort: true))")
    case .daily(let date): messages("Daily of \(messages.date(date, isShort: true))")
    case .weekly(let week): messages("Week of \(messages.date(week.monday, isShort: true))")
    case .run(let week?): messages("Runs, week of \(messages.date(week.monday, isShort: true))")
    case .run(nil): messages("Best runs")
    case .streak: messages("Longest streaks")
    }
  }

  /// The name of a board in the links to neighboring boards; empty for a board without periods.
  package func neighborName(of board: BoardKey) -> String {
    switch board.contest {
    case .daily(let date): messages.day(date)
    case .weekly(let week), .run(let week?): messages("Week of \(messages.day(week.monday))")
    case .run(nil), .streak: ""
    }
  }

  /// The tab of a board in the navigation.
  package func tab(of board: BoardKey) -> String {
    switch board.contest {
    case .daily where board.board == .hard: messages("Hard", context: "a tab")
    case .daily: messages("Daily", context: "a tab")
    case .weekly: messages("Week", context: "a tab")
    case .run(.some): messages("Runs", context: "a tab")
    case .run(nil): messages("Best runs")
    case .streak: messages("Streaks", context: "a tab")
    }
  }

  /// The heading of the column with scores.
  package func scoreLabel(of board: BoardKey) -> String {
    board.board == .streak ? messages("Days") : messages("Score")
  }

  /// The name of a player whose account was deleted.
  package var deletedPlayer: String { messages("deleted player") }

  /// The note below a board with the number of results that the operator has removed.
  package func removed(_ results: Int) -> String {
    let number = messages.number(results)
    return messages.plural(
      results, "The operator of the server has removed \(number) result from this board.",
      "The operator of the server has removed \(number) results from this board.")
  }

  /// The numbers of players of a daily by their right answers, highest first, as a sentence; nil
  /// for fewer than two players.
  package func sentence(on distribution: DailyDistribution) -> String? {
    guard distribution.players > 1 else { return nil }
    let counts = distribution.counts.enumerated().reversed().filter { $1 > 0 }
    let parts = counts.map { right, players in
      messages("\(messages.number(players)) with \(right)", context: "players with right answers")
    }
    return messages("Players by right answers: \(messages.commaSeparated(parts)).")
  }

  /// The heading of the column with the numbers of attempts.
  package var attemptsLabel: String { messages("Attempts") }

  /// The number of a player's runs, for a column: `14, 9 given up`.
  ///
  /// - Parameter givenUp: how many of them ended before the first miss.
  package func attempts(_ total: Int, givenUp: Int) -> String {
    let (all, left) = (messages.number(total), messages.number(givenUp))
    return givenUp == 0 ? all : messages("\(all), \(left) given up")
  }

  /// The label of the links to neighboring boards.
  package func neighborsLabel(of board: BoardKey) -> String {
    board.isDaily ? messages("Other days") : messages("Other weeks")
  }
}
