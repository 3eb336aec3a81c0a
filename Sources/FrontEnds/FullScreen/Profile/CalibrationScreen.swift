import Client
import Messages
import Terminal

/// How well the memory model predicted the player's answers.
struct CalibrationScreen: Screen {
  enum Message: Sendable {
    case read
    case done(PredictionReport)
    case failed(ClientError)
    case scroll(Key)
    case close
  }

  private let statistics: Statistics
  private var predictions: PredictionReport?
  private var failure: ClientError?
  private var page = ReadingPage()

  init(statistics: Statistics) { self.statistics = statistics }

  var title: String { "Calibration" }

  var bindings: [Binding<Message>] {
    [
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", "scroll", isHinted: lines.count > page.height
      ) { .scroll($0) },
      Binding([.escape, .enter, .character("q")], "back", .close),
    ]
  }

  func message(for input: Input) -> Message? { input == .shown ? .read : nil }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .read:
      let statistics = statistics
      return [
        .run(
          Work("reading your journal", cancelled: .close) { report in
            do {
              return .done(
                try statistics.predictions { report($0, PredictionReport.text(ofShareRead: $0)) })
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
    if predictions.model == nil { return text(PredictionReport.nothing) }
    return text(
      "Before each of your answers the memory model has a chance that it is right. This is how close "
        + "those chances came.") + [[]] + text(predictions.head, .heading)
      + [[], row(["", "model", "constant"], [.dim, .dim, .dim])]
      + predictions.measures.map { measure in
        row(
          [measure.name, measure.model, measure.constant, measure.meaning],
          [.dim, .text, .text, .dim])
      } + [[]] + text(predictions.foot)
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure)
    } else if predictions == nil {
      inner.paragraph(RichText("Your whole journal is being read.", .dim))
    } else {
      page.draw(lines, in: inner)
    }
  }
}
