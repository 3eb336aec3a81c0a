import ClientCore
import GameEngine
import Messages
import Terminal

/// The screen on which the player chooses a practice round.
struct PlayScreen: Screen {
  /// A line whose value the player can change.
  enum Row: Int, CaseIterable, Sendable { case form, level, category, questions, code }

  enum Message: Sendable {
    case move(Key)
    case turn(Key)
    case key(Key)
    case paste(String)
    case start
  }

  private let navigator: Navigator<ProgressRoute>
  private let messages: Messages
  private let categories: [String]
  private let forms: [FormID]
  private let settings: Settings
  private var form = 0
  private var level = 0
  private var category = 0
  private var questions = 10
  private var code = Field(limit: 200)
  private var choice = Choice()

  /// Begins with the choices of the settings.
  init(preferences: Preferences, navigator: Navigator<ProgressRoute>, messages: Messages) {
    self.navigator = navigator
    self.messages = messages
    settings = (try? preferences.current()) ?? Settings(PlayerProgress())
    categories = (try? preferences.categories()) ?? []
    forms = Forms.of((try? preferences.course()) ?? .english).map(\.id)
  }

  var title: String { NameTexts(messages).name(of: .play) }
  var takesText: Bool { row == .code }
  private var row: Row { Row(rawValue: choice.place) ?? .form }

  var bindings: [Binding<Message>] {
    let choose = messages.command("choose")
    let change = messages.command("change")
    return [
      Binding(.enter, messages.command("play"), .start),
      Binding([.up, .down, .tab, .backTab], keyLabel: "↑↓", choose) { .move($0) },
      Binding.rows(Row.allCases.count, choose) { .move(.row($0)) },
    ] + (takesText ? [] : [Binding([.left, .right], keyLabel: "←→", change) { .turn($0) }])
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .key(let key) where takesText: .key(key)
    case .paste(let text): .paste(text)
    default: nil
    }
  }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .move(let key):
      let step: [Key: Key] = [.tab: .down, .backTab: .up]
      choice.take(step[key] ?? key, count: Row.allCases.count)
    case .turn(let key): turn(by: key == .right ? 1 : -1)
    case .key(let key): _ = code.take(key)
    case .paste(let text):
      choice.take(.row(Row.code.rawValue), count: Row.allCases.count)
      code.paste(text)
    case .start: return [.replace(navigator.screen(.game(.play(request))))]
    }
    return []
  }

  private mutating func turn(by step: Int) {
    func turned(_ place: Int, of count: Int) -> Int { (place + step + count) % count }
    switch row {
    case .form: form = turned(form, of: forms.count + 1)
    case .level: level = turned(level, of: Level.allCases.count + 1)
    case .category: category = turned(category, of: categories.count + 1)
    case .questions: questions = min(PracticeRecipe.longest, max(5, questions + 5 * step))
    case .code: break
    }
  }

  /// The request for the chosen round.
  private var request: PracticeRequest {
    var request = PracticeRequest()
    if !code.isEmpty {
      request.code = code.text
      return request
    }
    if form > 0 { request.forms = [forms[form - 1].rawValue] }
    if level > 0 { request.level = Level(rawValue: level) }
    if category > 0 { request.category = categories[category - 1] }
    request.questions = questions
    return request
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put(messages("Choose a practice round"), .heading)
    let column = 2 + (Row.allCases.map { CellText.width(of: name(of: $0)) }.max() ?? 0)
    page.part(y: 2, height: Row.allCases.count).list(count: Row.allCases.count, choice: choice) {
      place, line, isSelected in
      guard let row = Row(rawValue: place) else { return }
      line.put(name(of: row), Ink.dim.selected(isSelected))
      if row == .code {
        line.field(
          code, x: column + 1, width: min(60, line.width - column - 2), isActive: isSelected,
          placeholder: messages("a friend's code"))
      } else {
        let value = isSelected ? "‹ \(value(of: row)) ›" : "  \(value(of: row))"
        line.put(
          CellText.truncated(value, width: line.width - column + 1), x: column - 1,
          Ink.text.selected(isSelected))
      }
    }
    page.paragraph(RichText(explanation, .dim), y: Row.allCases.count + 3)
  }

  private func name(of row: Row) -> String {
    switch row {
    case .form: messages("Form", context: "a label")
    case .level: messages("Level", context: "a label")
    case .category: messages("Category", context: "a label")
    case .questions: messages("Questions", context: "a label")
    case .code: messages("Code", context: "a label")
    }
  }

  private var levelOfSettings: String {
    settings[.level] == "any" ? messages("any", context: "a level") : settings[.level]
  }

  private func value(of row: Row) -> String {
    switch row {
    case .form:
      form == 0
        ? messages("the one that suits each word")
        : NameTexts(messages).name(of: forms[form - 1])
    case .level: level == 0 ? messages("as in the settings: \(levelOfSettings)") : "\(level)"
    case .category:
      category == 0
        ? messages("as in the settings: \(NameTexts(messages).category(settings[.category]))")
        : NameTexts(messages).category(categories[category - 1])
    case .questions: "\(questions)"
    case .code: ""
    }
  }

  /// An explanation of the chosen line.
  private var explanation: String {
    switch row {
    case .form where form > 0:
      "\(value(of: .form)): \(NameTexts(messages).summary(of: forms[form - 1]))"
    case .form: messages("The better you remember a word, the harder the question about it.")
    case .level: messages("How hard the words are in themselves, from 1 to 4.")
    case .category: messages("The subject of the words.")
    case .questions: messages("How many, up to \(PracticeRecipe.longest).")
    case .code:
      messages(
        """
        A friend can get the code of a round with `wordhoard share round`. Enter it here to play the same round and compare.
        """)
    }
  }
}
