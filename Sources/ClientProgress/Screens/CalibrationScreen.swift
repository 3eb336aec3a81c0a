import ClientCore
import Messages
import Terminal

/// How well the player's answers are predicted, in a sentence, and the figures on request.
struct CalibrationScreen: Screen {
  enum Message: Sendable {
    case read
    case done(PredictionReport)
    case failed(ClientError)
    case figures
    case scroll(Key)
    case close
  }

  private let statistics: Statistics
  private let messages: Messages
  private var predictions: PredictionReport?
  private var failure: ClientError?
  private var showsFigures = false
  private var page = ReadingPage()

  init(statistics: Statistics, messages: Messages) {
    (self.statistics, self.messages) = (statistics, messages)
  }

  var title: String { messages.title("Calibration") }

  var bindings: [Binding<Message>] {
    [
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll"),
        isHinted: lines.count > page.height
      ) { .scroll($0) },
      Binding(
        .character("f"), messages.command(showsFigures ? "hide figures" : "figures"),
        isHinted: predictions?.model != nil, .figures),
      Binding([.escape, .enter, .character("q")], messages.command("back"), .close),
    ]
  }

  func message(for input: Input) -> Message? { input == .shown ? .read : nil }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .read:
      return [
        .run(
          Work(messages("reading your journal"), cancelled: .close) {
            [statistics, messages] report in
            do {
              return .done(
                try statistics.predictions {
                  report($0, PredictionTexts.text(ofShareRead: $0, in: messages))
                })
            } catch {
              return .failed(ClientError(error))
            }
          })
      ]
    case .done(let report): predictions = report
    case .failed(let error): failure = error
    case .figures: showsFigures.toggle()
    case .scroll(let key): page.take(key, lines: lines)
    case .close: return [.close]
    }
    return []
  }

  private var lines: [ReadingPage.Line] {
    guard let predictions else { return [] }
    func text(_ text: String, _ ink: Ink = .text) -> [ReadingPage.Line] {
      RichText(text, ink).lines(width: page.width)
    }
    func row(_ cells: [String], _ inks: [Ink]) -> ReadingPage.Line {
      zip(zip(cells, inks), [13, 10, 12, 0]).map { cell, width in
        RichText.Span(cell.0.padded(to: width), cell.1)
      }
    }
    let texts = PredictionTexts(report: predictions, messages: messages)
    let summary = text(texts.summary)
    guard predictions.model != nil else { return summary }
    guard showsFigures else { return summary + [[]] + text(explanation, .dim) }
    let (columns, head) = (texts.rangeColumns, ["", texts.columns.model, texts.columns.constant])
    return summary
      + [[], row([columns.expected, columns.known, columns.answers], [.dim, .dim, .dim])]
      + texts.ranges.map { row([$0.expected, $0.known, $0.answers], [.text, .text, .dim]) }
      + [[]] + text(texts.head, .heading) + [[], row(head, [.dim, .dim, .dim])]
      + texts.measures.map { measure in
        row(
          [measure.name, measure.model, measure.constant, measure.meaning],
          [.dim, .text, .text, .dim])
      } + [[]] + text(texts.foot)
  }

  private var explanation: String {
    messages(
      """
      Before each answer on a later day, the chance that it will be right is estimated from your answers so far. Your hoard \
      is made of these estimates.
      """)
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure.text(in: messages))
    } else if predictions == nil {
      inner.paragraph(RichText(messages("Your whole journal is being read."), .dim))
    } else {
      page.draw(lines, in: inner)
    }
  }
}
