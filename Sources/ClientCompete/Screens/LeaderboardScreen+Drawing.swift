import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

extension LeaderboardScreen {
  func draw(in area: Area) {
    let page = area.page
    page.tabs(
      Board.allCases.enumerated().map { "\($0 + 1) \(name(of: $1))" },
      open: Board.allCases.firstIndex(of: key.board) ?? 0,
      key: LeaderboardScreen.key(of:))
    var heading = key.board.title(of: key.period, in: messages, group: group)
    if let view, failure == nil {
      let players = messages.number(view.players)
      let count = messages.plural(view.players, "\(players) player", "\(players) players")
      heading += " · \(count)"
    }
    var y = page.paragraph(RichText(heading, .heading), y: 2)
    if let failure {
      page.serverError(failure, y: y + 1, messages: messages)
      return
    }
    guard let view else {
      page.paragraph(
        RichText(
          isAsking
            ? messages("Loading the leaderboard.")
            : messages("Not loaded. Press Enter to load it."), .dim), y: y + 1)
      return
    }
    if isAroundMe, view.me == nil, !view.entries.isEmpty {
      y = page.paragraph(
        RichText(messages("You are not on this board; this is its top."), .dim), y: y)
    }
    if let removed = view.removed {
      y = page.paragraph(RichText(BoardTexts(messages).removed(removed), .dim), y: y)
    }
    guard !view.entries.isEmpty else {
      page.paragraph(RichText(messages(Board.empty)), y: y + 1)
      return
    }
    for (row, line) in histogram.enumerated() { page.put(line, y: y + 1 + row) }
    page.part(y: y + 1 + histogramHeight).table(table(of: view), choice: choice)
  }

  private func name(of board: Board) -> String {
    switch board {
    case .daily: messages("Daily", context: "a leaderboard")
    case .weekly: messages("Weekly", context: "a leaderboard")
    case .run: messages("Runs", context: "a leaderboard")
    case .streak: messages("Streaks", context: "a leaderboard")
    }
  }

  private func table(of view: BoardView) -> Table {
    var columns = [
      Table.Column(""),
      Table.Column(messages("rank", context: "a column"), isNumber: true),
      Table.Column(messages("player", context: "a column"), isFlexible: true),
      Table.Column(view.board.scoreName(in: messages), isNumber: true, isFlexible: true),
    ]
    if view.board.isTimed {
      columns.append(Table.Column(messages("time", context: "a column"), isFlexible: true))
    }
    let hasAttempts = view.entries.contains { $0.attempts != nil }
    if hasAttempts {
      columns.append(Table.Column(messages("attempts", context: "a column"), isFlexible: true))
    }
    let durations = DurationTexts(messages)
    func row(_ entry: BoardEntry) -> [Table.Cell] {
      let isMine = view.isMine(entry)
      var cells = [
        isMine ? ">" : "", messages.number(entry.rank), entry.name(in: messages),
        messages.number(entry.score),
      ]
      if view.board.isTimed { cells.append(durations.short(millis: entry.elapsedMillis)) }
      if hasAttempts { cells.append(entry.attemptsText(in: messages) ?? "") }
      return cells.map { Table.Cell($0, isMine ? .word : .text) }
    }
    return Table(columns, rows: view.entries.map(row), foot: view.meElsewhere.map(row))
  }
}
