import ClientCore
import GameEngine
import Messages
import Terminal

/// The first start on the full screen: a word to solve, and below it what can be chosen. An answer begins the
/// daily; all of it can be changed later.
struct FirstStartScreen: Screen {
  /// What can be chosen.
  enum Row: Sendable { case course, level, category, colors }

  enum Message: Sendable {
    case answer(Int)
    case choose(Key)
    case turn(Int)
    case point(Int)
    case begin
    case nextTheme
    case skip
    /// The choices are kept; the screen goes on to the daily, or to home.
    case written(plays: Bool)
    case failed(ClientError)
  }

  private let preferences: Preferences
  private let navigator: Navigator<ProgressRoute>
  let messages: Messages
  private(set) var choice = Choice()
  private(set) var failure: ClientError?
  /// The answer to the word, from 0; nil for none.
  private var answer: Int?
  private let firstTheme: Theme
  private var theme: Theme
  /// The rows from top to bottom; none for the course if there is only one.
  let rows: [Row]
  private(set) var course = CourseID.english
  let courses: [Course]
  private(set) var level = Settings.Key.level.defaultValue
  private(set) var category: String
  private let categories: [String]

  /// The words to choose from; their meaning is that of the second.
  static let words = ["herd", "hoard", "hurdle", "haste"]
  static let rightWord = 1

  /// - Parameters:
  ///   - theme: the initial colors.
  ///   - courses: the installed courses, English first.
  ///   - categories: the categories of Wordhoard's own words.
  init(
    theme: Theme, courses: [Course], categories: [String], preferences: Preferences,
    navigator: Navigator<ProgressRoute>, messages: Messages
  ) {
    self.preferences = preferences
    (self.navigator, self.messages) = (navigator, messages)
    (firstTheme, self.theme) = (theme, theme)
    self.courses = courses
    rows = (courses.count > 1 ? [.course] : []) + [.level, .category, .colors]
    var installed = SettingDefinition.Installed()
    installed.categories = categories
    self.categories = Settings.Key.category.values(installed)
    category = Settings.Key.category.defaultValue
  }

  var title: String { messages.title("Welcome") }
  var row: Row { rows[choice.place] }
  var colors: String { theme.rawValue }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    [
      Binding(
        "1234".map { .character($0) }, keyLabel: "1-4", messages.command("answer and begin")
      ) { key in
        if case .character(let digit) = key {
          .answer((digit.wholeNumberValue ?? 1) - 1)
        } else {
          .begin
        }
      },
      Binding([.up, .down], keyLabel: "↑↓", messages.command("choose")) { .choose($0) },
      Binding([.right, .left], keyLabel: "←→", messages.command("change")) {
        .turn($0 == .left ? -1 : 1)
      },
      Binding.rows(FirstStartScreen.words.count + rows.count, messages.command("choose")) {
        .point($0)
      },
      Binding(
        [.enter, .character(" ")], keyLabel: messages("Enter", context: "a key"),
        messages.command("begin"), .begin),
      Binding(.control("t"), messages("other colors"), isHinted: false, .nextTheme),
      Binding(.escape, messages.command("home"), .skip),
    ]
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .answer(let place):
      answer = place
      return write(plays: true)
    case .choose(let key): choice.take(key, count: rows.count)
    case .turn(let step): return turn(by: step)
    case .point(let place):
      // The words come before the rows.
      guard place >= FirstStartScreen.words.count else { return update(.answer(place)) }
      let row = place - FirstStartScreen.words.count
      if row == choice.place { return turn(by: 1) }
      choice.take(.row(row), count: rows.count)
    case .begin: return write(plays: true)
    case .nextTheme:
      theme = theme.next
      return [.theme(theme, isKept: false)]
    case .skip: return write(plays: false)
    case .written(let plays): return end(plays: plays)
    case .failed(let error):
      // Then the screen is shown again at the next start.
      failure = error
      return end(plays: false) + [.toast(Toast(error.text(in: messages), isError: true))]
    }
    return []
  }

  private mutating func turn(by step: Int) -> [Effect<Message>] {
    func turned<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
      let place = all.firstIndex(of: value) ?? 0
      return all[(place + step + all.count) % all.count]
    }
    switch row {
    case .course: course = turned(course, in: courses.map(\.id))
    case .level: level = turned(level, in: Settings.Key.level.values())
    case .category: category = turned(category, in: categories)
    case .colors:
      theme = Theme(rawValue: turned(theme.rawValue, in: Theme.allCases.map(\.rawValue))) ?? theme
      return [.theme(theme, isKept: false)]
    }
    return []
  }

  private func write(plays: Bool) -> [Effect<Message>] {
    let hasCategory = category != Settings.Key.category.defaultValue
    let changes: [(Settings.Key, String)] =
      (course == .english ? [] : [(.course, course.rawValue)]) + [(.level, level)]
      + (hasCategory ? [(.category, category)] : [])
    return [
      .attempt(messages("writing"), failed: Message.failed) { [preferences] in
        for change in changes { try preferences.change(change.0, to: change.1) }
        return .written(plays: plays)
      }
    ]
  }

  private func end(plays: Bool) -> [Effect<Message>] {
    let kept: [Effect<Message>] = theme == firstTheme ? [] : [.theme(theme)]
    guard plays else { return kept + [.close] }
    return kept + [.replace(navigator.screen(.game(.daily(date: nil))))]
      + (answer.map { [.toast(Toast(verdict(on: $0)))] } ?? [])
  }

  private func verdict(on place: Int) -> String {
    place == FirstStartScreen.rightWord
      ? messages("✓ Right: a hoard. Yours begins with today's daily.")
      : messages("It is hoard. A miss costs nothing here; this is today's daily.")
  }
}
