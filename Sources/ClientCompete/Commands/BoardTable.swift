import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

/// Lays out a page of a leaderboard as text.
struct BoardTable {
  private let view: BoardView
  private let group: GroupView?
  private let style: Style
  private let width: Int
  private let isUnicode: Bool
  private let messages: Messages

  /// - Parameter group: the group whose members are listed; nil for all players.
  init(
    _ view: BoardView, of group: GroupView?, style: Style, width: Int, isUnicode: Bool,
    messages: Messages
  ) {
    self.isUnicode = isUnicode
    self.view = view
    self.group = group
    self.style = style
    self.width = width
    self.messages = messages
  }

  /// The board in columns. The player's own line begins with `>`, and is below the others if it is
  /// on another page.
  var columns: String {
    var text = style(.heading, wrapped(heading, width: width)) + "\n"
    guard !view.entries.isEmpty else { return text + empty }
    var entries = view.entries
    let elsewhere = view.meElsewhere
    if let elsewhere { entries.append(elsewhere) }
    let ranks = column(
      messages("rank", context: "a column"), entries.map { messages.number($0.rank) })
    let names = entries.map { shortened($0.name(in: messages)) }
    let player = messages("player", context: "a column")
    let nameWidth = max(player.count, names.map(\.count).max() ?? 0)
    let scores = column(
      view.board.scoreName(in: messages), entries.map { messages.number($0.score) })
    let time = view.board.isTimed ? "  \(messages("time", context: "a column"))" : ""
    let clocks = entries.map { messages.clock(millis: $0.elapsedMillis) }
    let timeWidth = max(time.count - 2, clocks.map(\.count).max() ?? 0)
    let hasAttempts = entries.contains { $0.attempts != nil }
    var titles = "  \(ranks[0])  \(player.padded(to: nameWidth + 1)) \(scores[0])"
    titles +=
      hasAttempts
      ? "\(time.padded(to: timeWidth + 2))  \(messages("attempts", context: "a column"))" : time
    text += style(.aside, titles) + "\n"
    for (place, entry) in entries.enumerated() {
      let isMine = view.isMine(entry)
      if elsewhere != nil, isMine { text += "  ...\n" }
      var line = "\(isMine ? ">" : " ") \(ranks[place + 1])  "
      line += "\(names[place].padded(to: nameWidth + 1)) \(scores[place + 1])"
      if view.board.isTimed { line += "  \(clocks[place])" }
      if hasAttempts, let attempts = entry.attemptsText(in: messages) {
        let space = max(0, timeWidth - clocks[place].count + 2)
        line += String(repeating: " ", count: space) + attempts
      }
      text += (isMine ? style(.word, line) : line) + "\n"
    }
    if let removed { text += style(.aside, wrapped(removed, width: width)) + "\n" }
    let distribution = DistributionRows(
      view.distribution, width: width - 2, height: 3, plot: Plot(isUnicode: isUnicode),
      messages: messages)
    return text + distribution.text(style)
  }

  /// The board with a sentence for each player, for screen readers.
  var sentences: String {
    var lines = ["\(heading)."]
    if view.entries.isEmpty { return lines[0] + "\n" + empty }
    lines += view.entries.map { sentence($0) }
    if let me = view.meElsewhere { lines.append(sentence(me)) }
    if let removed { lines.append(removed) }
    lines += [view.distribution.flatMap(BoardTexts(messages).sentence)].compactMap(\.self)
    return lines.map { wrapped($0, width: width) + "\n" }.joined()
  }

  private var heading: String {
    let title = view.title(of: group, in: messages)
    let number = messages.number(view.players)
    return messages.plural(
      view.players, "\(title), \(number) player", "\(title), \(number) players")
  }

  private func sentence(_ entry: BoardEntry) -> String {
    let rank = messages.ordinal(entry.rank)
    let name = shortened(entry.name(in: messages))
    let score = messages.number(entry.score)
    let time = messages.duration(millis: entry.elapsedMillis)
    var text =
      view.board == .streak
      ? messages.plural(
        entry.score, "\(rank): \(name), \(score) daily.", "\(rank): \(name), \(score) dailies.")
      : messages.plural(
        entry.score, "\(rank): \(name), \(score) point in \(time).",
        "\(rank): \(name), \(score) points in \(time).")
    if let attempts = entry.attempts {
      let givenUp = messages.number(entry.givenUp ?? 0)
      text +=
        " "
        + messages.plural(
          attempts, "Best of \(messages.number(attempts)) attempt, \(givenUp) given up.",
          "Best of \(messages.number(attempts)) attempts, \(givenUp) given up.")
    }
    return view.isMine(entry) ? "\(text) \(messages("That is you."))" : text
  }

  private var removed: String? { view.removed.map { BoardTexts(messages).removed($0) } }

  private var empty: String { messages(Board.empty) + "\n" }

  /// A heading and cells, right-aligned to the width of the widest.
  private func column(_ heading: String, _ cells: [String]) -> [String] {
    let all = [heading] + cells
    let width = all.map(\.count).max() ?? 0
    return all.map { String(repeating: " ", count: max(0, width - $0.count)) + $0 }
  }
}
