import ClientCore
import GameEngine
import Messages
import Terminal

/// The result of a game: the score, its words, and the next step.
struct ResultScreen: Screen {
  enum Message: Sendable {
    case appear
    case move(Key)
    case enter
    case openRow(Int)
    case openBoard
    case step
    case favorite
    case card
    case copy
    case again
    case noted(Toast)
    case close
  }

  private let lists: WordLists
  private let navigator: Navigator<PlayRoute>
  let messages: Messages
  let result: ResultEvent
  let title: String
  /// The hoard after the game, in words.
  private let hoard: Double
  /// The figure of the screen: the score, or the words that a session kept, which are a gain.
  let number: Int
  private let isGain: Bool
  /// The headline, the facts behind it, and the sentences below it.
  let headline: RichText
  let facts: [String]
  let asides: [String]
  /// The milestones that were reached in the game.
  let reached: [String]
  /// The words of a session by the name of what they are now, if it changed.
  let moved: [MovedWords]
  /// The words: the missed ones first, then the new ones.
  let words: [RoundWord]
  /// The words that were answered for the first time, and known.
  let newWords: Set<ItemID>
  /// The number of study days until each missed word comes back.
  let restDays: [ItemID: Int]
  /// The scores of the player's last rounds of the mode.
  let lastScores: [Int]
  let step: ResultStep
  private let again: GameRequest?
  private let board: BoardKey?
  /// Whether the result is new, so that its parts appear one after another.
  private var isNew = false
  /// Whether it is a record, which glows.
  private let isRecord: Bool
  /// The selected word; nil while keys act on the next step.
  private(set) var selected: Int?

  /// The result of a game that has ended.
  ///
  /// - Parameters:
  ///   - isTimeUp: whether it ended because its time was over.
  ///   - closing: the last line of the game.
  ///   - again: the request for another such game; nil if there is none.
  init(
    _ result: ResultEvent, of game: Game, isTimeUp: Bool, closing: String?, again: GameRequest?,
    lists: WordLists, now: Moment, navigator: Navigator<PlayRoute>, messages: Messages
  ) {
    let progress = game.session.progress
    let isNew = { (word: RoundWord) in game.before.words[word.word]?.answers ?? 0 == 0 }
    self.init(
      result, header: game.entry.header, progress: progress,
      newWords: Set((result.words ?? []).filter { $0.isRight && isNew($0) }.map(\.word)),
      before: isTimeUp || result.timeIsUp == true ? messages("Time is up.") : nil,
      closing: closing, again: again, board: progress.rounds[game.entry.round]?.board,
      reached: ReachedTexts(of: game, now: now, messages: messages).names,
      moved: MovedWords.all(
        in: result, from: game.before, to: progress, mode: game.entry.header.mode), lists: lists,
      now: now, navigator: navigator, messages: messages)
    self.isNew = true
  }

  /// The result of a daily that was played before, as at its end.
  init(
    played daily: PlayedDaily, lists: WordLists, now: Moment, navigator: Navigator<PlayRoute>,
    messages: Messages
  ) {
    let duration = DurationTexts(messages).short(millis: now.millisUntilMidnight)
    self.init(
      daily.result, header: daily.round.header, progress: daily.progress, newWords: [], before: nil,
      closing: messages("You have played this daily. The next one comes in \(duration)."),
      again: nil, board: daily.round.board, reached: [], moved: [], lists: lists, now: now,
      navigator: navigator, messages: messages)
  }

  private init(
    _ result: ResultEvent, header: RoundHeader, progress: PlayerProgress, newWords: Set<ItemID>,
    before: String?, closing: String?, again: GameRequest?, board: BoardKey?, reached: [String],
    moved: [MovedWords], lists: WordLists, now: Moment, navigator: Navigator<PlayRoute>,
    messages: Messages
  ) {
    (self.lists, self.navigator, self.messages) = (lists, navigator, messages)
    (self.result, self.again, self.board, self.newWords) = (result, again, board, newWords)
    (self.reached, self.moved) = (reached, moved)
    let name = RoundTexts(messages).title(of: header, today: now.localDate).capitalizingFirst
    title = messages("\(name) · result", context: "a title")
    hoard = Hoard.words(of: progress, at: now)
    let report = ResultReport(result: result, messages: messages)
    let all = result.words ?? []
    number = header.mode == .learn ? all.count(where: \.isRight) : result.score
    isGain = header.mode == .learn && number > 0
    (headline, facts) = ResultScreen.headline(result, report, messages)
    isRecord = !report.highlight.isEmpty
    asides =
      ([before] + report.comparisons + [closing]).compactMap(\.self)
      + [report.records.joined(separator: " · ")].filter { !$0.isEmpty }
    words =
      all.filter { !$0.isRight } + all.filter { newWords.contains($0.word) }
      + all.filter { $0.isRight && !newWords.contains($0.word) }
    let goals = Settings(progress).goals
    restDays = Dictionary(
      uniqueKeysWithValues: Set(all.filter { !$0.isRight }.map(\.word)).compactMap { word in
        progress.daysUntilDue(of: word, at: progress.studyTime(now), goal: goals[word])
          .map { (word, $0) }
      })
    lastScores = Array((progress.rounds(like: header)?.recentScores ?? []).suffix(10))
    step = ResultStep(result, mode: header.mode, again: again, messages: messages)
  }

  /// A feat, a kind word on a hard round, or the right answers; and the facts behind it.
  private static func headline(
    _ result: ResultEvent, _ report: ResultReport, _ messages: Messages
  ) -> (RichText, facts: [String]) {
    guard result.questions > 0 else { return (RichText(report.score, .heading), []) }
    if !report.highlight.isEmpty {
      return (RichText("★ \(report.highlight)", .gold), report.others)
    }
    if ResultTexts.isHard(result) {
      let missed = result.questions - result.correct
      let number = messages.number(missed)
      return (
        RichText(messages("A hard one"), .heading),
        [messages.plural(missed, "\(number) word to meet again", "\(number) words to meet again")]
      )
    }
    return (RichText(report.others[0], .heading), Array(report.others.dropFirst()))
  }

  /// How a new result appears.
  var motion: ResultMotion {
    ResultMotion(questions: words.map(\.index).max() ?? 0, isRecord: isRecord)
  }

  /// The figure of the screen with a number.
  func figure(_ number: Int) -> String { "\(isGain ? "+" : "")\(messages.number(number))" }

  var aside: RichText { RichText("◆ \(HoardTexts(messages).number(hoard))", .gold) }

  var bindings: [Binding<Message>] {
    var all: [Binding<Message>] = [
      Binding(
        .enter, selected == nil ? step.verb : messages.command("look at the word"), .enter),
      Binding(.character(step.panel.key), step.verb, isHinted: selected != nil, .step),
    ]
    if !words.isEmpty {
      all += [
        Binding([.up, .down, .home, .end], keyLabel: "↑↓", messages.command("a word")) {
          .move($0)
        },
        Binding.rows(words.count, messages.command("open")) { .openRow($0) },
      ]
    }
    if again != nil, step.panel.key != "a" {
      all.append(Binding(.character("a"), messages.command("again"), .again))
    }
    if board != nil { all.append(Binding(.character("b"), messages.command("board"), .openBoard)) }
    if result.questions > 0, result.share != nil {
      all.append(Binding(.character("c"), messages.command("copy"), .copy))
    }
    if !words.isEmpty {
      all += [
        Binding(.character("f"), messages.command("favorite"), .favorite),
        Binding(.character("k"), messages.command("to a card"), .card),
      ]
    }
    all.append(Binding([.escape, .character("q")], messages.command("back"), .close))
    return all
  }

  func message(for input: Input) -> Message? { input == .shown ? .appear : nil }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .appear:
      defer { isNew = false }
      return isNew && !words.isEmpty ? [.move(millis: motion.millis)] : []
    case .move(let key): move(key)
    case .enter: return selected == nil ? open(step.request) : openWord()
    case .step: return open(step.request)
    case .openRow(let row):
      selected = min(max(0, row), words.count - 1)
      return openWord()
    case .openBoard: return board.map { [.open(navigator.screen(.leaderboard($0)))] } ?? []
    case .favorite: return keep()
    case .card:
      let start = CardStart(word.word, as: ShownSense(definition: word.definition))
      return [.open(navigator.screen(.card(start)))]
    case .copy:
      return [
        .copy(result.share ?? ""), .toast(Toast(messages("Copied; paste it into a message."))),
      ]
    case .again: return again.map(open) ?? []
    case .noted(let toast): return [.toast(toast)]
    case .close: return [.close]
    }
    return []
  }

  /// Moves between the words and the next step, which is below the last word.
  private mutating func move(_ key: Key) {
    let last = words.count - 1
    switch key {
    case .up: selected = max(0, (selected ?? words.count) - 1)
    case .down: selected = selected == last ? nil : (selected ?? -1) + 1
    case .home: selected = 0
    default: selected = nil
    }
  }

  /// The word that keys act on: the selected one, or the first, which was missed if any was.
  private var word: RoundWord { words[selected ?? 0] }

  private func open(_ request: GameRequest) -> [Effect<Message>] {
    [.replace(navigator.screen(.game(request)))]
  }

  private func openWord() -> [Effect<Message>] {
    [.open(navigator.screen(.words(words.map(\.word), place: selected ?? 0)))]
  }

  private func keep() -> [Effect<Message>] {
    let (id, name) = (word.word, word.headword)
    let failed = { @Sendable [messages] (error: ClientError) -> Message in
      .noted(Toast(error.text(in: messages), isError: true))
    }
    return [
      .attempt(messages("writing"), failed: failed) { [lists, messages] in
        let kept = try lists.toggleFavorite(id)
        return .noted(Toast(WordTexts(messages).favorite(name, kept: kept)))
      }
    ]
  }
}
