import Client
import GameEngine
import Messages
import Terminal

/// The result of a game.
struct ResultScreen: Screen {
  enum Message: Sendable {
    case move(Key)
    case openWord
    case openRow(Int)
    case openBoard
    case copy
    case again
    case close
  }

  private let navigator: Navigator
  private let messages: Messages
  /// The line at the top.
  let title: String
  private let figures: String
  private let asides: [String]
  private let share: String
  private let missed: [VerdictEvent]
  private let again: GameRequest?
  private let board: BoardKey?
  private var choice = Choice()
  private var size = Size(width: 76, height: 21)

  /// The result of a game that has ended.
  ///
  /// - Parameters:
  ///   - isTimeUp: whether it ended because its time was over.
  ///   - closing: the last line of the game.
  ///   - again: the request for another such game; nil if there is none.
  init(
    of game: Game, view: GameView, isTimeUp: Bool, closing: String?, again: GameRequest?,
    navigator: Navigator, messages: Messages
  ) {
    (self.navigator, self.messages) = (navigator, messages)
    self.again = again
    title = view.name(in: messages)
    let result = view.result
    let texts = result.map { ResultFigures(result: $0, messages: messages) }
    figures = texts?.line ?? ""
    let asides = [
      isTimeUp || result?.timeIsUp == true ? messages("Time is up.") : nil,
      result.flatMap(ResultTexts(messages).ranking), texts?.records.joined(separator: " · "),
      closing,
    ]
    self.asides = asides.compactMap(\.self).filter { !$0.isEmpty }
    share = (result?.questions ?? 0) > 0 ? result?.share ?? "" : ""
    missed = view.missed
    board = game.session.progress.rounds[game.entry.round]?.board
  }

  /// The result of a daily that was played before.
  init(played daily: PlayedDaily, now: Moment, navigator: Navigator, messages: Messages) {
    (self.navigator, self.messages) = (navigator, messages)
    let date = daily.round.startedOn.description
    title = messages("daily of \(date)")
    let score = daily.round.tally.score
    let points = messages.number(score)
    figures = messages.plural(
      score, "You have played the daily of \(date): \(points) point.",
      "You have played the daily of \(date): \(points) points.")
    let streak = daily.progress.dailyStreak(asOf: now.localDate).count
    let days = messages.number(streak)
    let duration = DurationTexts(messages).short(millis: now.millisUntilMidnight)
    asides = [
      daily.result.flatMap(ResultTexts(messages).ranking),
      messages.plural(streak, "Streak \(days) day.", "Streak \(days) days."),
      messages("The next one comes in \(duration)."),
    ].compactMap(\.self)
    share = ShareText(round: daily.round, streak: streak, messages: messages).lines
    missed = []
    again = nil
    board = daily.round.board
  }

  var bindings: [Binding<Message>] {
    let back = messages("back", context: "a command on a key")
    var all: [Binding<Message>] = []
    if !missed.isEmpty {
      let choose = messages("choose a word", context: "a command on a key")
      let open = messages("open", context: "a command on a key")
      let look = messages("look at the word", context: "a command on a key")
      all.append(Binding(Choice.keys, keyLabel: "↑↓", choose, isHinted: false) { .move($0) })
      all.append(Binding.rows(missed.count, open) { .openRow($0) })
      all.append(Binding(.enter, look, .openWord))
    } else {
      all.append(Binding(.enter, back, .close))
    }
    if again != nil {
      all.append(
        Binding(.character("a"), messages("again", context: "a command on a key"), .again))
    }
    if board != nil {
      all.append(
        Binding(.character("b"), messages("board", context: "a command on a key"), .openBoard))
    }
    if !share.isEmpty {
      all.append(Binding(.character("c"), messages("copy", context: "a command on a key"), .copy))
    }
    all.append(Binding([.escape, .character("q")], back, isHinted: !missed.isEmpty, .close))
    return all
  }

  mutating func fit(_ size: Size) { self.size = size.page }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .move(let key):
      // The list begins below its title.
      let height = size.height - head(width: size.width).count - 1
      choice.take(key, count: missed.count, height: height)
      return []
    case .openWord: return openWord()
    case .openRow(let row):
      choice.take(.row(row), count: missed.count)
      return openWord()
    case .openBoard: return board.map { [.open(navigator.screen(.leaderboard($0)))] } ?? []
    case .copy: return [.copy(share), .toast(Toast(messages("Copied; paste it into a message.")))]
    case .again: return again.map { [.replace(navigator.screen(.game($0)))] } ?? []
    case .close: return [.close]
    }
  }

  private func openWord() -> [Effect<Message>] {
    [.open(navigator.screen(.words(missed.map(\.word), place: choice.place)))]
  }

  // MARK: - Drawing

  /// The lines above the words to remember.
  private func head(width: Int) -> [[RichText.Span]] {
    var texts = [RichText(figures, .heading)]
    texts += asides.map { RichText($0, .dim) }
    texts.append(RichText())
    if !share.isEmpty {
      texts += share.split(separator: "\n").map { RichText(String($0)) }
      texts.append(RichText())
    }
    return texts.flatMap { $0.lines(width: width) }
  }

  func draw(in area: Area) {
    let page = area.page
    let head = head(width: page.width)
    for (y, line) in head.enumerated() { page.put(line, y: y) }
    guard !missed.isEmpty else { return }
    page.put(messages("To remember:"), y: head.count, .heading)
    page.part(y: head.count + 1).list(count: missed.count, choice: choice) {
      place, row, isSelected in
      let verdict = missed[place]
      let x = row.put(verdict.headword, Ink.word.selected(isSelected))
      row.put(
        CellText.truncated(": \(verdict.definition)", width: row.width - x), x: x,
        Ink.text.selected(isSelected))
    }
  }
}
