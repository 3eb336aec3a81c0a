import ClientCore
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
    case card
    case copy
    case again
    case close
  }

  private let navigator: Navigator<PlayRoute>
  private let messages: Messages
  /// The line at the top.
  let title: String
  private let highlight: String
  private let figures: String
  private let asides: [String]
  private let distribution: DailyDistribution?
  private let regularRight: Int?
  private let share: String
  private let words: [RoundWord]
  private let again: GameRequest?
  private let board: BoardKey?
  private var choice: Choice
  private var size = Size(width: 76, height: 21)

  /// The result of a game that has ended.
  ///
  /// - Parameters:
  ///   - isTimeUp: whether it ended because its time was over.
  ///   - closing: the last line of the game.
  ///   - again: the request for another such game; nil if there is none.
  init(
    _ result: ResultEvent, of game: Game, title: String, isTimeUp: Bool, closing: String?,
    again: GameRequest?, navigator: Navigator<PlayRoute>, messages: Messages
  ) {
    self.init(
      result, title: title,
      before: isTimeUp || result.timeIsUp == true ? messages("Time is up.") : nil,
      closing: closing, again: again, board: game.session.progress.rounds[game.entry.round]?.board,
      navigator: navigator, messages: messages)
  }

  /// The result of a daily that was played before, as at its end.
  init(played daily: PlayedDaily, now: Moment, navigator: Navigator<PlayRoute>, messages: Messages)
  {
    let duration = DurationTexts(messages).short(millis: now.millisUntilMidnight)
    self.init(
      daily.result, title: RoundTexts(messages).title(of: daily.round.header), before: nil,
      closing: messages("You have played this daily. The next one comes in \(duration)."),
      again: nil, board: daily.round.board, navigator: navigator, messages: messages)
  }

  private init(
    _ result: ResultEvent, title: String, before: String?, closing: String?, again: GameRequest?,
    board: BoardKey?, navigator: Navigator<PlayRoute>, messages: Messages
  ) {
    (self.navigator, self.messages) = (navigator, messages)
    (self.title, self.again, self.board) = (title, again, board)
    let report = ResultReport(result: result, messages: messages)
    highlight = report.highlight
    figures = report.line
    asides =
      [before].compactMap(\.self) + report.comparisons
      + [report.records.joined(separator: " · ")].filter { !$0.isEmpty }
      + [closing].compactMap(\.self)
    share = result.questions > 0 ? result.share ?? "" : ""
    words = result.words ?? []
    (distribution, regularRight) = (result.distribution, result.regularRight)
    // The first miss is the most useful to learn.
    choice = Choice(words.firstIndex { !$0.correct } ?? 0)
  }

  var bindings: [Binding<Message>] {
    let back = messages.command("back")
    var all: [Binding<Message>] = []
    if !words.isEmpty {
      let choose = messages.command("choose a word")
      let open = messages.command("open")
      let look = messages.command("look at the word")
      all.append(Binding(Choice.keys, keyLabel: "↑↓", choose, isHinted: false) { .move($0) })
      all.append(Binding.rows(words.count, open) { .openRow($0) })
      all.append(Binding(.enter, look, .openWord))
      all.append(
        Binding(.character("k"), messages.command("to a card"), isHinted: false, .card))
    } else {
      all.append(Binding(.enter, back, .close))
    }
    if again != nil {
      all.append(
        Binding(.character("a"), messages.command("again"), .again))
    }
    if board != nil {
      all.append(
        Binding(.character("b"), messages.command("board"), .openBoard))
    }
    if !share.isEmpty {
      all.append(Binding(.character("c"), messages.command("copy"), .copy))
    }
    all.append(Binding([.escape, .character("q")], back, isHinted: !words.isEmpty, .close))
    return all
  }

  mutating func fit(_ size: Size) { self.size = size.page }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .move(let key):
      choice.take(key, count: words.count, height: layout(in: size).list)
      return []
    case .openWord: return openWord()
    case .openRow(let row):
      choice.take(.row(row), count: words.count)
      return openWord()
    case .openBoard: return board.map { [.open(navigator.screen(.leaderboard($0)))] } ?? []
    case .card:
      let word = words[choice.place]
      let start = CardStart(word.word, as: ShownSense(definition: word.definition))
      return [.open(navigator.screen(.card(start)))]
    case .copy: return [.copy(share), .toast(Toast(messages("Copied; paste it into a message.")))]
    case .again: return again.map { [.replace(navigator.screen(.game($0)))] } ?? []
    case .close: return [.close]
    }
  }

  private func openWord() -> [Effect<Message>] {
    [.open(navigator.screen(.words(words.map(\.word), place: choice.place)))]
  }

  // MARK: - Drawing

  /// The lines above the words, the rows of the list and the lines below it, in a page.
  private func layout(
    in size: Size
  ) -> (head: [[RichText.Span]], list: Int, details: [[RichText.Span]]) {
    func lines(_ texts: [RichText]) -> [[RichText.Span]] {
      texts.flatMap { $0.lines(width: size.width) }
    }
    var texts: [RichText] = highlight.isEmpty ? [] : [RichText("★ \(highlight)", .right)]
    texts.append(RichText(figures, .heading))
    texts += asides.map { RichText($0, .dim) }
    var head = lines(texts)
    head += histogram(width: size.width, room: size.height - head.count)
    // The first line to share repeats the figures.
    let grid = share.split(separator: "\n").dropFirst().map { [RichText.Span(String($0))] }
    // The list is worth more than the lines to share, which show the same, and these more than the
    // details.
    let rest = size.height - head.count - 1
    let least = min(words.count, 10)
    let showsGrid = !grid.isEmpty && rest >= grid.count + 1 + least
    let left = rest - (showsGrid ? grid.count + 1 : 0)
    let most = left - least - 1
    let details = words.isEmpty ? [] : details(of: words[choice.place])
    let shown = [details, Array(details.dropFirst())].map(lines)
      .first { !$0.isEmpty && $0.count <= most }
    return (
      head + (showsGrid ? [[]] + grid : []) + [[]],
      max(0, min(words.count, shown.map { left - $0.count - 1 } ?? left)), shown ?? []
    )
  }

  /// The results of all players, below an empty line, if that leaves room for a list of six words;
  /// higher if there is more room.
  private func histogram(width: Int, room: Int) -> [[RichText.Span]] {
    let rest = room - min(words.count, 6) - 4
    guard rest >= 0 else { return [] }
    let lines = DistributionRows(
      distribution, own: regularRight, width: width, height: rest >= 12 ? 3 : 1, plot: Plot(),
      messages: messages
    ).lines(own: regularRight)
    return lines.isEmpty ? [] : [[]] + lines
  }

  /// A word with its meaning, and the wrong answer, which is shown alone if there is little room.
  private func details(of word: RoundWord) -> [RichText] {
    var texts = [RichText(indent: 2).adding(word.headword, .word).adding(": \(word.definition)")]
    if let mistake = word.mistake {
      texts.append(RichText(VerdictTexts(messages).sentence(on: mistake), .dim, indent: 2))
    }
    return texts
  }

  func draw(in area: Area) {
    let page = area.page
    let layout = layout(in: Size(width: page.width, height: page.height))
    for (y, line) in layout.head.enumerated() { page.put(line, y: y) }
    let column = min(18, words.map { CellText.width(of: $0.headword) }.max() ?? 0) + 4
    page.part(y: layout.head.count, height: layout.list).list(count: words.count, choice: choice) {
      place, row, isSelected in
      let word = words[place]
      let sign = word.correct ? "✓" : "✗"
      row.put(sign, (word.correct ? Ink.right : .wrong).selected(isSelected))
      row.put(
        CellText.truncated(word.headword, width: column - 4), x: 2,
        Ink.word.selected(isSelected))
      row.put(
        CellText.truncated(word.definition, width: row.width - column), x: column,
        (word.correct ? Ink.dim : .text).selected(isSelected))
    }
    for (place, line) in layout.details.enumerated() {
      page.put(line, y: layout.head.count + layout.list + 1 + place)
    }
  }
}
