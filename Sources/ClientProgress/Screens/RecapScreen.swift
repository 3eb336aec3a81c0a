import ClientCore
import Messages
import Terminal

/// A recap of the player's week or year so far.
struct RecapScreen: Screen {
  enum Message: Sendable {
    case look
    case seen(Recap)
    case failed(ClientError)
    case open(RecapSpan)
    case turn
    case scroll(Key)
    case hardest
    case copy
    case close
  }

  private let statistics: Statistics
  private let navigator: Navigator<ProgressRoute>
  private let messages: Messages
  private var span = RecapSpan.week
  private var recaps: [RecapSpan: Recap] = [:]
  private var failure: ClientError?
  private var page = ReadingPage(top: 2)

  init(statistics: Statistics, navigator: Navigator<ProgressRoute>, messages: Messages) {
    (self.statistics, self.navigator, self.messages) = (statistics, navigator, messages)
  }

  var title: String { messages.title("Recap") }

  var bindings: [Binding<Message>] {
    let tab = messages("Tab", context: "a key")
    let turn = messages.command("week or year")
    let week = messages.command("week")
    let year = messages.command("year")
    let scroll = messages.command("scroll")
    let hardest = Binding<Message>(
      .enter, messages.command("the hardest words"), .hardest)
    return (recaps[span]?.hardest.isEmpty == false ? [hardest] : []) + [
      Binding([.tab, .backTab, .left, .right], keyLabel: tab, turn, .turn),
      Binding([.row(0), .character("w"), .character("1")], keyLabel: "w", week, isHinted: false) {
        _ in .open(.week)
      },
      Binding([.row(1), .character("y"), .character("2")], keyLabel: "y", year, isHinted: false) {
        _ in .open(.year)
      },
      Binding(.character("c"), messages.command("copy"), .copy),
      Binding(ReadingPage.keys, keyLabel: "↑↓", scroll, isHinted: lines.count > page.height) {
        .scroll($0)
      },
      Binding([.escape, .character("q")], messages.command("back"), .close),
    ]
  }

  func message(for input: Input) -> Message? { input == .shown ? .look : nil }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .look: return look()
    case .seen(let recap):
      recaps[recap.span] = recap
      failure = nil
    case .failed(let error): failure = error
    case .open(let span): return open(span)
    case .turn: return open(span == .week ? .year : .week)
    case .scroll(let key): page.take(key, lines: lines)
    case .hardest:
      let words = recaps[span]?.hardest.map(\.item) ?? []
      return words.isEmpty ? [] : [.open(navigator.screen(.words(words, place: 0)))]
    case .copy:
      return recaps[span].map { recap in
        [
          .copy(RecapCard(recap: recap, messages: messages).text),
          .toast(Toast(messages("Copied; paste it into a message."))),
        ]
      } ?? []
    case .close: return [.close]
    }
    return []
  }

  private mutating func open(_ span: RecapSpan) -> [Effect<Message>] {
    self.span = span
    failure = nil
    page.rewind()
    return recaps[span] == nil ? look() : []
  }

  /// Reads a span when it is first shown, because a year of answers can take a while.
  private func look() -> [Effect<Message>] {
    [
      .attempt(messages("reading your journal"), cancelled: .close, failed: Message.failed) {
        [statistics, span] in
        .seen(try statistics.recap(of: span))
      }
    ]
  }

  private var lines: [ReadingPage.Line] {
    guard let recap = recaps[span] else { return [] }
    let layout = ReportLines(width: page.width)
    let report = RecapReport(recap: recap, messages: messages).all
    let nothing = RecapReport.nothing(span, namesCommands: false, in: messages)
    guard recap.answers > 0 else {
      return layout.text(report.title, .heading) + [[]] + layout.text(nothing)
    }
    let card = RecapCard(recap: recap, messages: messages)
    return card.lines + [[]] + layout.lines(report.parts)
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure.text(in: messages))
    } else {
      let open = RecapSpan.allCases.firstIndex(of: span) ?? 0
      let names = [messages("Week", context: "a tab"), messages("Year", context: "a tab")]
      inner.tabs(names, open: open)
      page.draw(lines, in: inner)
    }
  }
}
