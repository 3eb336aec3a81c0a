import ClientCore
import GameEngine
import Messages
import Terminal

/// The first steps on the full screen: the words to learn, the colors, and whether to play on a server. Esc
/// skips them; all of it can be changed later.
struct FirstStartScreen: Screen {
  enum Step: Int, CaseIterable, Sendable { case words, colors, account }

  enum Message: Sendable {
    case choose(Key)
    case number(Int)
    case turn(Int)
    case next
    case back
    case nextTheme
    case skip
    case written
    case failed(ClientError)
  }

  private let preferences: Preferences
  private let navigator: Navigator<ProgressRoute>
  let messages: Messages
  private(set) var step = Step.words
  /// The choice at each step.
  private var choices: [Step: Choice]
  private(set) var failure: ClientError?
  private var category = 0
  private var isSkipped = false
  private let firstTheme: Theme
  private let categories: [String]

  private static let levels = Settings.Key.level.values()
  private static let themes = Theme.allCases

  /// - Parameters:
  ///   - theme: the initial colors.
  ///   - categories: the categories of Wordhoard's own words.
  init(
    theme: Theme, categories: [String], preferences: Preferences,
    navigator: Navigator<ProgressRoute>,
    messages: Messages
  ) {
    self.preferences = preferences
    (self.navigator, self.messages) = (navigator, messages)
    firstTheme = theme
    choices = [.colors: Choice(FirstStartScreen.themes.firstIndex(of: theme) ?? 0)]
    var installed = SettingDefinition.Installed()
    installed.categories = categories
    self.categories = Settings.Key.category.values(installed)
  }

  var title: String { messages.title("Welcome") }
  /// The name of the chosen category.
  var chosenCategory: String { categories[category] }

  /// The choice at the current step.
  var choice: Choice { choices[step] ?? Choice() }

  /// The names of the choices at the current step, in order.
  var names: [String] {
    switch step {
    case .words: FirstStartScreen.levels
    case .colors: FirstStartScreen.themes.map(\.rawValue)
    case .account: [messages("not now"), messages("log in")]
    }
  }

  private func place(at step: Step) -> Int { choices[step]?.place ?? 0 }
  private var level: String { FirstStartScreen.levels[place(at: .words)] }
  private var theme: Theme { FirstStartScreen.themes[place(at: .colors)] }
  private var wantsAccount: Bool { place(at: .account) == 1 }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let isLast = step == Step.allCases.last
    var all: [Binding<Message>] = [
      Binding(Choice.keys, keyLabel: "↑↓", messages.command("choose")) { .choose($0) },
      Binding.rows(names.count, messages.command("choose")) {
        .choose(.row($0))
      },
      Binding(
        (1...max(1, names.count)).map { Key.character(Character("\($0)")) },
        keyLabel: "1-\(names.count)",
        messages.command("choose"), isHinted: false
      ) { key in
        if case .character(let digit) = key {
          .number(digit.wholeNumberValue ?? 1)
        } else {
          .number(1)
        }
      },
    ]
    if step == .words {
      all.append(
        Binding([.right, .left], keyLabel: "←→", messages.command("category")) {
          .turn($0 == .left ? -1 : 1)
        })
    }
    all.append(
      Binding(
        [.enter, .character(" ")], keyLabel: messages("Enter", context: "a key"),
        isLast ? messages.command("begin") : messages.command("go on"), .next))
    if step != .words {
      all.append(
        Binding([.backspace, .backTab, .left], keyLabel: "←", messages.command("step back"), .back))
    }
    return all + [
      Binding(.control("t"), messages("other colors"), isHinted: false, .nextTheme),
      Binding(.escape, messages.command("skip"), .skip),
    ]
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .choose(let key): return choose(key)
    case .number(let number):
      // A level has its own digit; for other choices, the digit is the place in the list.
      let place = names.firstIndex(of: String(number)) ?? number - 1
      return names.indices.contains(place) ? choose(.row(place)) : []
    case .turn(let by): category = (category + by + categories.count) % categories.count
    case .next:
      guard let next = Step(rawValue: step.rawValue + 1) else {
        return write([(.level, level), (.category, chosenCategory)])
      }
      step = next
    case .back: step = Step(rawValue: step.rawValue - 1) ?? .words
    case .nextTheme:
      choices[.colors, default: Choice()].take(.down, count: FirstStartScreen.themes.count)
      return [.theme(theme, isKept: false)]
    case .skip:
      isSkipped = true
      return write([(.level, Settings.Key.level.defaultValue)])
    case .written: return end()
    case .failed(let error):
      // Skipping works even if the setting cannot be written; then the steps are shown again at the next start.
      if isSkipped { return end() + [.toast(Toast(error.text(in: messages), isError: true))] }
      failure = error
    }
    return []
  }

  private mutating func choose(_ key: Key) -> [Effect<Message>] {
    failure = nil
    choices[step, default: Choice()].take(key, count: names.count)
    return step == .colors ? [.theme(theme, isKept: false)] : []
  }

  private func write(_ changes: [(key: Settings.Key, value: String)]) -> [Effect<Message>] {
    [
      .attempt(messages("writing"), failed: Message.failed) { [preferences] in
        for change in changes { try preferences.change(change.key, to: change.value) }
        return .written
      }
    ]
  }

  private func end() -> [Effect<Message>] {
    if isSkipped { return [.theme(firstTheme, isKept: false), .close] }
    return (theme == firstTheme ? [] : [.theme(theme)])
      + [wantsAccount ? .replace(navigator.screen(.signIn)) : .close]
  }
}
