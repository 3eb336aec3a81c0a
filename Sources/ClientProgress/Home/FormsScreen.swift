import ClientCore
import GameEngine
import Messages
import Terminal

/// Lists the forms of questions that the current course has. Each can be played on its own.
struct FormsScreen: Screen {
  enum Message: Sendable {
    case look
    case seen([FormID: FormProgress])
    case failed(ClientError)
    case move(Key)
    case play
    case playRow(Int)
  }

  private let statistics: Statistics
  private let navigator: Navigator<ProgressRoute>
  private let messages: Messages
  private let forms: [FormID]
  private var figures: [FormID: FormProgress] = [:]
  private var failure: ClientError?
  private var choice = Choice()

  init(
    forms: [FormID], statistics: Statistics, navigator: Navigator<ProgressRoute>,
    messages: Messages
  ) {
    self.forms = forms
    (self.statistics, self.navigator, self.messages) = (statistics, navigator, messages)
  }

  var title: String { messages.title("All forms") }

  var bindings: [Binding<Message>] {
    let play = messages.command("play")
    return [
      Binding(
        [.enter, .character(" ")], keyLabel: messages("Enter", context: "a key"), play, .play),
      Binding(Choice.keys + [.tab], keyLabel: "↑↓", messages.command("choose")) { .move($0) },
      Binding.rows(forms.count, play) { .playRow($0) },
    ]
  }

  func message(for input: Input) -> Message? {
    if case .shown = input { .look } else { nil }
  }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .look:
      return [
        .attempt(messages("reading your journal"), failed: Message.failed) { [statistics] in
          .seen(try statistics.forms())
        }
      ]
    case .seen(let figures): self.figures = figures
    case .failed(let error): failure = error
    case .move(let key): choice.take(key == .tab ? .down : key, count: forms.count)
    case .play: return play()
    case .playRow(let row):
      choice.take(.row(row), count: forms.count)
      return play()
    }
    return []
  }

  private func play() -> [Effect<Message>] {
    let request = PracticeRequest(form: forms[choice.place])
    return [.open(navigator.screen(.game(.play(request))))]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put(messages("Choose a kind of question"), .heading)
    let names = NameTexts(messages)
    let column = 2 + (forms.map { CellText.width(of: names.name(of: $0)) }.max() ?? 0)
    let rows = min(forms.count, page.height - 6)
    page.part(y: 2, height: rows).list(count: forms.count, choice: choice) {
      place, row, isSelected in
      let form = forms[place]
      let figures = figures(of: form)
      row.put(names.name(of: form), Ink.key.selected(isSelected))
      let room = row.width - column - (figures.isEmpty ? 0 : CellText.width(of: figures) + 2)
      // The whole summary of the chosen form is below the list.
      let whole = names.summary(of: form)
      let summary = [whole, String(whole.prefix { $0 != ":" })].first {
        CellText.width(of: $0) <= room
      }
      row.put(summary ?? "", x: column, Ink.text.selected(isSelected))
      row.putRight(figures, Ink.dim.selected(isSelected))
    }
    let form = forms[choice.place]
    let rest = page.part(y: rows + 3)
    var y = rest.paragraph(
      RichText("\(names.name(of: form)): ", .heading).adding(names.summary(of: form), .text))
    if let progress = self.figures[form], progress.answers > 0 {
      let (right, answers) = (messages.number(progress.right), messages.number(progress.answers))
      y = rest.paragraph(RichText(messages("You: \(right) of \(answers) right."), .dim), y: y)
    }
    if let failure { rest.failure(failure.text(in: messages), y: y + 1) }
  }

  /// The share of right answers in a form, for its row; empty if there are no answers.
  private func figures(of form: FormID) -> String {
    guard let progress = figures[form], progress.answers > 0 else { return "" }
    return "\((100 * progress.right + progress.answers / 2) / progress.answers) %"
  }
}
