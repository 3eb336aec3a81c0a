import Client
import GameEngine
import Terminal
import Messages

/// How a game went.
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
  ///   - closing: what else is told at its end.
  ///   - again: the same once more; nil where there is no other.
  init(
    of game: Game, view: GameView, isTimeUp: Bool, closing: String?, again: GameRequest?,
    navigator: Navigator, messages: Messages
  ) {
    self.navigator = navigator
    self.again = again
    title = view.name
    let result = view.result
    figures = result?.figures ?? ""
    var asides: [String] = []
    if isTimeUp || result?.timeIsUp == true { asides.append("Time is up.") }
    if let ranking = result.flatMap(ResultTexts(messages).ranking) { asides.append(ranking) }
    asides.append(ResultScreen.standing(result))
    if let closing { asides.append(closing) }
    self.asides = asides.filter { !$0.isEmpty }
    share = (result?.questions ?? 0) > 0 ? result?.share ?? "" : ""
    missed = view.missed
    board = game.session.progress.rounds[game.entry.round]?.board
  }

  /// The result of a daily that was played before.
  init(played daily: PlayedDaily, now: Moment, navigator: Navigator, messages: Messages) {
    self.navigator = navigator
    title = "daily of \(daily.round.startedOn)"
    let streak = daily.progress.dailyStreak(asOf: now.localDate).count
    let tally = daily.round.tally
    figures =
      "You have played the daily of \(daily.round.startedOn): \(grouped(tally.score)) points."
    asides = [
      daily.result.flatMap(ResultTexts(messages).ranking), "Streak \(counted(streak, "day")).",
      "The next one comes in \(untilMidnight(now)).",
    ].compactMap(\.self)
    share = ShareText(round: daily.round, streak: streak).lines
    missed = []
    again = nil
    board = daily.round.board
  }

  private static func standing(_ result: ResultEvent?) -> String {
    var parts: [String] = []
    if let highScore = result?.highScore {
      parts.append("longest run ever \(highScore / 100), high score \(grouped(highScore))")
    }
    if let streak = result?.dailyStreak { parts.append("streak \(counted(streak, "day"))") }
    return parts.joined(separator: " · ")
  }

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if !missed.isEmpty {
      all.append(
        Binding(Choice.keys, keyLabel: "↑↓", "choose a word", isHinted: false) { .move($0) })
      all.append(Binding.rows(missed.count, "open") { .openRow($0) })
      all.append(Binding(.enter, "look at the word", .openWord))
    } else {
      all.append(Binding(.enter, "back", .close))
    }
    if again != nil { all.append(Binding(.character("a"), "again", .again)) }
    if board != nil { all.append(Binding(.character("b"), "board", .openBoard)) }
    if !share.isEmpty { all.append(Binding(.character("c"), "copy", .copy)) }
    all.append(Binding([.escape, .character("q")], "back", isHinted: !missed.isEmpty, .close))
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
    case .copy: return [.copy(share), .toast(Toast("Copied; paste it to a friend."))]
    case .again: return again.map { [.replace(navigator.screen(.game($0)))] } ?? []
    case .close: return [.close]
    }
  }

  private func openWord() -> [Effect<Message>] {
    [.open(navigator.screen(.words(missed.map(\.word), place: choice.place)))]
  }

  // MARK: - Drawing

  /// What stands above the words to remember.
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
    page.put("To remember:", y: head.count, .heading)
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
