import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

extension LeaderboardScreen {
  func draw(in area: Area) {
    let page = area.page
    page.tabs(
      Board.allCases.map(name),
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
    case .hard: messages("Hard", context: "a leaderboard")
    case .weekly: messages("Weekly", context: "a leaderboard")
    case .run: messages("Runs", context: "a leaderboard")
    case .streak: messages("Streaks", context: "a leaderboard")
    }
  }

  private func table(of view: BoardView) -> Table {
    var columns = [
      Table.Column(),
      Table.Column(messages("rank", context: "a column"), isNumber: true),
      Table.Column(messages("player", context: "a column"), isFlexible: true),
      Table.Column(view.board.scoreName(in: messages), isNumber: true, isFlexible: true),
    ]
    if view.board.isTimed {
      columns.append(
        Table.Column(messages("time", context: "a column"), isNumber: true, isFlexible: true))
    }
    let hasAttempts = view.entries.contains { $0.attempts != nil }
    if hasAttempts {
      columns.append(Table.Column(messages("attempts", context: "a column"), isFlexible: true))
    }
    let distances = size.width >= 76 && !hasAttempts ? distances(in: view) : [:]
    if !distances.isEmpty {
      columns.append(
        Table.Column(messages("to the next", context: "a column"), isNumber: true, isFlexible: true)
      )
    }
    let durations = DurationTexts(messages)
    func row(_ entry: BoardEntry) -> [Table.Cell] {
      let isMine = view.isMine(entry)
      let name = entry.name(in: messages)
      var cells = [
        isMine ? "▌" : "", messages.number(entry.rank),
        isMine ? messages("\(name) · you", context: "on a leaderboard") : name,
        messages.number(entry.score),
      ]
      if view.board.isTimed { cells.append(durations.short(millis: entry.elapsedMillis)) }
      if hasAttempts { cells.append(entry.attemptsText(in: messages) ?? "") }
      return cells.map { Table.Cell($0, isMine ? .gold : .text) }
        + (distances.isEmpty ? [] : [Table.Cell(distances[entry.username] ?? "", .dim)])
    }
    return Table(
      columns, rows: view.entries.map(row), foot: view.meElsewhere.map(row),
      pinned: LeaderboardScreen.pinned)
  }

  /// What separates the player from the one above, and the one below from the player, by name.
  private func distances(in view: BoardView) -> [String: String] {
    guard let place = view.entries.firstIndex(where: view.isMine) else { return [:] }
    let own = view.entries[place]
    var texts: [String: String] = [:]
    if place > 0 {
      let next = view.entries[place - 1]
      texts[own.username] = distance(
        from: own, to: next, named: next.name(in: messages), isTimed: view.board.isTimed)
    }
    if place + 1 < view.entries.count {
      let last = view.entries[place + 1]
      texts[last.username] = distance(
        from: last, to: own, named: messages("you", context: "on a leaderboard"),
        isTimed: view.board.isTimed)
    }
    return texts
  }

  /// `100 to theo`, or `3 s to theo` if both have the same score; nil if both are equal.
  private func distance(
    from lower: BoardEntry, to upper: BoardEntry, named name: String, isTimed: Bool
  ) -> String? {
    let name = CellText.truncated(name, width: 16)
    let (points, isTooMuch) = upper.score.subtractingReportingOverflow(lower.score)
    if points > 0, !isTooMuch {
      return messages("\(messages.number(points)) to \(name)", context: "on a leaderboard")
    }
    let (millis, isTooLong) = lower.elapsedMillis.subtractingReportingOverflow(upper.elapsedMillis)
    guard isTimed, points == 0, millis > 0, !isTooLong else { return nil }
    let time = DurationTexts(messages).short(millis: max(1000, millis))
    return messages("\(time) to \(name)", context: "on a leaderboard")
  }
}
