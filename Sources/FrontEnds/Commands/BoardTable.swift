import Client
import GameEngine
import Messages
import ScoreAPI

/// A leaderboard as text.
struct BoardTable {
  private let view: BoardView
  private let style: Style
  private let width: Int
  private let messages: Messages

  init(_ view: BoardView, style: Style, width: Int, messages: Messages) {
    self.view = view
    self.style = style
    self.width = width
    self.messages = messages
  }

  /// Columns; the player's own line begins with `>`, also where it stands apart.
  var columns: String {
    let players = counted(view.players, "player")
    var text =
      style(.heading, wrapped("\(view.title(in: messages)), \(players)", width: width)) + "\n"
    guard !view.entries.isEmpty else { return text + empty }
    var entries = view.entries
    let elsewhere = view.meElsewhere
    if let elsewhere { entries.append(elsewhere) }
    let ranks = column("rank", entries.map { grouped($0.rank) })
    let names = entries.map { shownSafely($0.username) }
    let nameWidth = max(6, names.map(\.count).max() ?? 0)
    let scores = column(view.board.scoreName(in: messages), entries.map { grouped($0.score) })
    text +=
      style(
        .aside,
        "  \(ranks[0])  \("player".padded(to: nameWidth + 1)) \(scores[0])"
          + (view.board.isTimed ? "  time" : "")) + "\n"
    for (place, entry) in entries.enumerated() {
      let isMine = view.isMine(entry)
      if elsewhere != nil, isMine { text += "  ...\n" }
      var line = "\(isMine ? ">" : " ") \(ranks[place + 1])  "
      line += "\(names[place].padded(to: nameWidth + 1)) \(scores[place + 1])"
      if view.board.isTimed { line += "  \(duration(millis: entry.elapsedMillis))" }
      text += (isMine ? style(.word, line) : line) + "\n"
    }
    return text
  }

  /// A sentence for each player, for a screen reader.
  var sentences: String {
    var lines = ["\(view.title(in: messages)), \(counted(view.players, "player"))."]
    if view.entries.isEmpty { return lines[0] + "\n" + empty }
    lines += view.entries.map { sentence($0) }
    if let me = view.meElsewhere { lines.append(sentence(me)) }
    return lines.map { wrapped($0, width: width) + "\n" }.joined()
  }

  private func sentence(_ entry: BoardEntry) -> String {
    var text = "\(messages.ordinal(entry.rank)): \(shownSafely(entry.username)), "
    text +=
      view.board == .streak
      ? counted(entry.score, "daily", "dailies")
      : "\(counted(entry.score, "point")) in \(duration(millis: entry.elapsedMillis))"
    return text + (view.isMine(entry) ? ". That is you." : ".")
  }

  private var empty: String { messages(Board.empty) + "\n" }

  /// A heading and cells, all as wide as the widest, flush right.
  private func column(_ heading: String, _ cells: [String]) -> [String] {
    let all = [heading] + cells
    let width = all.map(\.count).max() ?? 0
    return all.map { String(repeating: " ", count: width - $0.count) + $0 }
  }
}
