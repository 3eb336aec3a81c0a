import Client
import Terminal

/// What the player did this week or this year.
struct RecapScreen: Screen {
  enum Message: Sendable {
    case look
    case seen(Recap)
    case failed(ClientError)
    case open(RecapSpan)
    case turn
    case scroll(Key)
    case close
  }

  private let statistics: Statistics
  private var span = RecapSpan.week
  private var recaps: [RecapSpan: Recap] = [:]
  private var failure: ClientError?
  private var page = ReadingPage(top: 2)

  init(statistics: Statistics) { self.statistics = statistics }

  var title: String { "Recap" }

  var bindings: [Binding<Message>] {
    [
      Binding([.tab, .backTab, .left, .right], keyLabel: "Tab", "week or year", .turn),
      Binding([.row(0), .character("w"), .character("1")], keyLabel: "w", "week", isHinted: false) {
        _ in .open(.week)
      },
      Binding([.row(1), .character("y"), .character("2")], keyLabel: "y", "year", isHinted: false) {
        _ in .open(.year)
      },
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", "scroll", isHinted: lines.count > page.height
      ) { .scroll($0) },
      Binding([.escape, .character("q")], "back", .close),
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

  /// A year of answers may take a while to read, so each span is read when it is first asked for.
  private func look() -> [Effect<Message>] {
    [
      .attempt("reading your journal", cancelled: .close, failed: Message.failed) {
        [statistics, span] in
        .seen(try statistics.recap(of: span))
      }
    ]
  }

  private var lines: [ReadingPage.Line] {
    guard let recap = recaps[span] else { return [] }
    let layout = ReportLines(width: page.width, height: page.height)
    let report = recap.report
    return layout.text(report.title, .heading) + [[]]
      + (recap.answers > 0
        ? layout.lines(report.parts) : layout.text(Recap.nothing(span, daily: "the daily")))
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure)
    } else {
      let open = RecapSpan.allCases.firstIndex(of: span) ?? 0
      inner.tabs(["Week", "Year"], open: open)
      page.draw(lines, in: inner)
    }
  }
}
