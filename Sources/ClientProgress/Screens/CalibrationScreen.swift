import ClientCore
import Messages
import Terminal

/// The quality of the memory model's predictions of the player's answers.
struct CalibrationScreen: Screen {
  enum Message: Sendable {
    case read
    case done(PredictionReport)
    case failed(ClientError)
    case scroll(Key)
    case close
  }

  private let statistics: Statistics
  private let messages: Messages
  private var predictions: PredictionReport?
  private var failure: ClientError?
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
    if predictions.model == nil { return text(messages(PredictionTexts.nothing)) }
    let texts = PredictionTexts(report: predictions, messages: messages)
    let head = ["", texts.columns.model, texts.columns.constant]
    return text(explanation) + [[]] + text(texts.head, .heading)
      + [[], row(head, [.dim, .dim, .dim])]
      + texts.measures.map { measure in
        row(
          [measure.name, measure.model, measure.constant, measure.meaning],
          [.dim, .text, .text, .dim])
      } + [[]] + text(texts.foot)
  }

  private var explanation: String {
    messages(
      """
      The memory model estimates the chance that your answer will be right. This page shows how close those \
      estimates were.
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
