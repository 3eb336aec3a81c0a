import Client
import GameEngine
import ScoreAPI
import Terminal

extension LeaderboardScreen {
  private static let names = ["1 Daily", "2 Weekly", "3 Runs", "4 Streaks"]

  func draw(in area: Area) {
    let page = area.page
    page.tabs(
      LeaderboardScreen.names, open: Board.allCases.firstIndex(of: key.board) ?? 0,
      key: LeaderboardScreen.key(of:))
    var heading = key.board.title(of: key.period)
    if let view, failure == nil { heading += " · \(counted(view.players, "player"))" }
    var y = page.paragraph(RichText(heading, .heading), y: 2)
    if let failure {
      page.obstacle(failure, y: y + 1)
      return
    }
    guard let view else {
      page.paragraph(
        RichText(isAsking ? "It is on its way." : "It was not asked for; Enter asks.", .dim),
        y: y + 1)
      return
    }
    if isAroundMe, view.me == nil, !view.entries.isEmpty {
      y = page.paragraph(RichText("You are not on this board; this is its top.", .dim), y: y)
    }
    guard !view.entries.isEmpty else {
      page.paragraph(RichText(Board.emptyTold), y: y + 1)
      return
    }
    page.part(y: y + 1).table(table(of: view), choice: choice)
  }

  private func table(of view: BoardView) -> Table {
    var columns = [
      Table.Column(""), Table.Column("rank", isNumber: true),
      Table.Column("player", isFlexible: true),
      Table.Column(view.board.scoreName, isNumber: true, isFlexible: true),
    ]
    if view.board.isTimed { columns.append(Table.Column("time", isFlexible: true)) }
    func row(_ entry: BoardEntry) -> [Table.Cell] {
      let isMine = view.isMine(entry)
      var cells = [
        isMine ? ">" : "", grouped(entry.rank), shownSafely(entry.username), grouped(entry.score),
      ]
      if view.board.isTimed { cells.append(duration(millis: entry.elapsedMillis)) }
      return cells.map { Table.Cell($0, isMine ? .word : .text) }
    }
    return Table(columns, rows: view.entries.map(row), foot: view.meElsewhere.map(row))
  }
}
