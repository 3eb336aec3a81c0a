import Client
import GameEngine
import Terminal

/// The first steps on the full screen: what to learn, the colors, and whether to play on a server. Esc skips
/// them, and nothing is lost: all of it can be had later, too.
struct FirstStartScreen: Screen {
  enum Step: Int, CaseIterable, Sendable { case words, colors, account }

  enum Message: Sendable {
    case choose(Key)
    case turn(Int)
    case next
    case back
    case nextTheme
    case skip
    case written
    case failed(ClientError)
  }

  private let preferences: Preferences
  private let navigator: Navigator
  private(set) var step = Step.words
  /// What is chosen at each step.
  private var choices: [Step: Choice]
  private(set) var failure: ClientError?
  private var category = 0
  private var isSkipped = false
  private let firstTheme: Theme
  private let categories: [String]

  private static let levels = Settings.Key.level.values(categories: [])
  private static let themes = Theme.allCases

  /// - Parameters:
  ///   - theme: the colors at the beginning.
  ///   - categories: those of our words.
  init(
    theme: Theme, categories: [String], preferences: Preferences, navigator: Navigator
  ) {
    self.preferences = preferences
    self.navigator = navigator
    firstTheme = theme
    choices = [.colors: Choice(FirstStartScreen.themes.firstIndex(of: theme) ?? 0)]
    self.categories = Settings.Key.category.values(categories: categories)
  }

  var title: String { "Welcome" }
  var categoryTold: String { categories[category] }

  /// What is chosen at this step.
  var choice: Choice { choices[step] ?? Choice() }

  /// What can be chosen at this step, by name.
  var names: [String] {
    switch step {
    case .words: FirstStartScreen.levels
    case .colors: FirstStartScreen.themes.map(\.rawValue)
    case .account: ["not now", "log in"]
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
      Binding(Choice.keys, keyLabel: "↑↓", "choose") { .choose($0) },
      Binding.rows(names.count, "choose") { .choose(.row($0)) },
    ]
    if step == .words {
      all.append(
        Binding([.right, .left], keyLabel: "←→", "category") { .turn($0 == .left ? -1 : 1) })
    }
    all.append(
      Binding([.enter, .character(" ")], keyLabel: "Enter", isLast ? "begin" : "go on", .next))
    if step != .words {
      all.append(Binding([.backspace, .backTab, .left], keyLabel: "←", "step back", .back))
    }
    return all + [
      Binding(.control("t"), "other colors", isHinted: false, .nextTheme),
      Binding(.escape, "skip", .skip),
    ]
  }

  // MARK: - What happens

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .choose(let key): return choose(key)
    case .turn(let by): category = (category + by + categories.count) % categories.count
    case .next:
      guard let next = Step(rawValue: step.rawValue + 1) else {
        return write([(.level, level), (.category, categoryTold)])
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
      // Who skips is let go all the same, and asked again the next time.
      if isSkipped { return end() + [.toast(Toast(error.message, isError: true))] }
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
      .attempt("writing", failed: Message.failed) { [preferences] in
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
