import ClientCore
import Kit
import Messages
import Terminal

/// All settings, group by group. A change is written at once and can be undone.
struct SettingsScreen: Screen {
  enum Message: Sendable {
    case look
    case seen([SettingRow])
    case foreseen(DueForecast?)
    case move(Key)
    case nextGroup(Int)
    case point(Int)
    case turn(Int)
    case enter
    case nextTheme
    case undo
    case key(Key)
    case paste(String)
    case save
    case putBack
    case written(Settings.Key, String)
    case notWritten(Settings.Key, ClientError)
    case failed(ClientError)
    case close
  }

  /// A setting and the value to write.
  struct Change: Hashable, Sendable {
    let key: Settings.Key
    let value: String
  }

  private let preferences: Preferences
  private let statistics: Statistics
  let messages: Messages
  /// All settings, those of a group next to each other.
  private(set) var rows: [SettingRow] = []
  /// The chosen one of all settings; the screen shows its group.
  private(set) var choice = Choice()
  /// The setting to choose once they are read.
  private var wanted: Settings.Key?
  /// The value being typed; nil if there is none.
  private(set) var field: Field?
  private(set) var failure: ClientError?
  /// What comes due for each retention; nil until a setting that changes it is chosen.
  private(set) var forecast: DueForecast?
  private var isForeseeing = false
  /// The values before each change, the last change at the end. An undo takes that one.
  private var past: [Change] = []
  /// The changes to write, in order. The first is being written.
  private var queue: [Change] = []
  /// The setting whose typed value is being written; nil if there is none.
  private var saving: Settings.Key?
  /// Whether to close the screen when all changes are written.
  private var isLeaving = false
  private var height = 10

  /// - Parameters:
  ///   - key: the setting that is chosen first; nil for the first one.
  ///   - statistics: foresees what comes due.
  init(
    at key: Settings.Key? = nil, preferences: Preferences, statistics: Statistics,
    messages: Messages
  ) {
    (self.preferences, self.statistics, self.messages) = (preferences, statistics, messages)
    wanted = key
  }

  var title: String { messages.title("Settings") }
  var takesText: Bool { field != nil }
  var row: SettingRow? { choice.element(of: rows) }
  /// The open group, and the places of its settings.
  var group: Settings.Group { row?.key.group ?? .play }
  var places: Range<Int> {
    let first = rows.firstIndex { $0.key.group == group } ?? 0
    return first..<(rows[first...].firstIndex { $0.key.group != group } ?? rows.count)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    // This key works on all screens; here it also updates the value shown.
    let colors = Binding(
      .control("t"), messages("other colors"), isHinted: false, Message.nextTheme)
    if takesText {
      return [
        Binding(.enter, messages.command("keep"), .save),
        Binding(.escape, messages.command("leave as it was"), .putBack),
        colors,
      ]
    }
    let change = messages.command("change")
    let isTyped = row?.isTyped ?? false
    let isTurned = row?.isStepped ?? false
    return [
      Binding(Choice.keys, keyLabel: "↑↓", messages.command("choose")) { .move($0) },
      Binding.rows(places.count + Settings.Group.allCases.count, change) { .point($0) },
      Binding(.tab, messages.command("next group"), .nextGroup(1)),
      Binding(.backTab, messages.command("group before"), isHinted: false, .nextGroup(-1)),
      Binding([.right, .character(" ")], keyLabel: "←→", change, isHinted: isTurned, .turn(1)),
      Binding(.left, messages.command("change back"), isHinted: false, .turn(-1)),
      Binding(.enter, isTyped ? messages.command("type") : change, .enter),
      Binding(.character("z"), messages.command("undo"), isHinted: !past.isEmpty, .undo),
      colors,
      Binding([.escape, .character("q")], messages.command("back"), .close),
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .look
    case .key(let key) where takesText: .key(key)
    case .paste(let text) where takesText: .paste(text)
    default: nil
    }
  }

  mutating func fit(_ size: Size) { height = max(1, size.page.height - SettingsScreen.foot) }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .look: return look()
    case .seen(let rows):
      self.rows = Settings.Group.allCases.flatMap { group in
        rows.filter { $0.key.group == group }
      }
      choice.fit(count: rows.count)
      if let place = self.rows.firstIndex(where: { $0.key == wanted }) { choice = Choice(place) }
      wanted = nil
      return foresee()
    case .foreseen(let forecast):
      self.forecast = forecast
      isForeseeing = false
    case .move(let key):
      choice.take(key, count: rows.count, height: height)
      failure = nil
      return foresee()
    case .nextGroup(let step):
      let groups = Settings.Group.allCases
      let place = groups.firstIndex(of: group) ?? 0
      return open(groups[(place + step + groups.count) % groups.count])
    case .point(let row):
      // The groups follow the settings of the open one.
      guard row < places.count else {
        return open(Settings.Group.allCases[row - places.count])
      }
      // The first click chooses a row, the second one changes it.
      if places.lowerBound + row == choice.place { return update(.enter) }
      choice.take(.row(places.lowerBound + row), count: rows.count)
      return foresee()
    case .turn(let step): return turn(by: step)
    case .enter: return row?.isTyped == true ? type() : turn(by: 1)
    case .nextTheme:
      guard let theme = rows.first(where: { $0.key == .theme }) else { return [] }
      return set(Change(key: .theme, value: theme.value(after: 1)))
    case .undo:
      guard let last = past.popLast() else { return [] }
      choice = Choice(rows.firstIndex { $0.key == last.key } ?? choice.place)
      return set(last, isUndo: true)
    case .key(let key): _ = field?.take(key)
    case .paste(let text): field?.paste(text)
    case .save: return save()
    case .putBack:
      field = nil
      failure = nil
    case .written(let key, let value): return written(key, value)
    case .notWritten(let key, let error): return notWritten(key, error)
    case .failed(let error): failure = error
    case .close:
      isLeaving = true
      return queue.isEmpty ? [.close] : []
    }
    return []
  }

  private mutating func open(_ group: Settings.Group) -> [Effect<Message>] {
    choice = Choice(rows.firstIndex { $0.key.group == group } ?? 0)
    failure = nil
    return foresee()
  }

  private func look() -> [Effect<Message>] {
    [
      .attempt(messages("reading your settings"), failed: Message.failed) { [preferences] in
        .seen(try preferences.rows())
      }
    ]
  }

  /// Computes what comes due, if that depends on the chosen setting.
  private mutating func foresee() -> [Effect<Message>] {
    guard [.retention, .retentionDecks].contains(row?.key), forecast == nil, !isForeseeing else {
      return []
    }
    isForeseeing = true
    // Without a forecast, the settings can be changed all the same.
    return [
      .attempt(messages("reading your journal"), failed: { _ in .foreseen(nil) }) {
        [statistics] in .foreseen(try statistics.dueForecast())
      }
    ]
  }

  private mutating func turn(by step: Int) -> [Effect<Message>] {
    guard let row else { return [] }
    if !row.isStepped { return type() }
    return set(Change(key: row.key, value: row.value(after: step)))
  }

  private mutating func type() -> [Effect<Message>] {
    field = row.map { Field($0.value, limit: 300) }
    failure = nil
    return []
  }

  private mutating func save() -> [Effect<Message>] {
    guard let row, let field, saving == nil else { return [] }
    saving = row.key
    let typed = field.text.trimmingBlanks
    return write(Change(key: row.key, value: typed.isEmpty ? row.key.defaultValue : typed))
  }

  /// Shows a chosen value and writes it.
  private mutating func set(_ change: Change, isUndo: Bool = false) -> [Effect<Message>] {
    guard let place = rows.firstIndex(where: { $0.key == change.key }) else { return [] }
    failure = nil
    if !isUndo { past.append(Change(key: change.key, value: rows[place].value)) }
    rows[place].value = change.value
    if change.key == .theme, let theme = Theme(rawValue: change.value) {
      // The app writes this setting.
      return [.theme(theme)]
    }
    let moves: [Effect<Message>] = change.key == .motion ? [.moves(change.value == "on")] : []
    return moves + write(change)
  }

  // MARK: - Writing

  /// Writes a value after the earlier ones. If several values of one setting wait, only the last is
  /// written.
  private mutating func write(_ change: Change) -> [Effect<Message>] {
    if queue.count > 1, queue.last?.key == change.key { queue.removeLast() }
    queue.append(change)
    return queue.count == 1 ? writeNext() : []
  }

  private func writeNext() -> [Effect<Message>] {
    guard let change = queue.first else { return [] }
    return [
      .attempt(messages("writing"), failed: { .notWritten(change.key, $0) }) { [preferences] in
        .written(change.key, try preferences.change(change.key, to: change.value))
      }
    ]
  }

  private mutating func written(_ key: Settings.Key, _ value: String) -> [Effect<Message>] {
    queue.removeFirst()
    if let place = rows.firstIndex(where: { $0.key == key }),
      !queue.contains(where: { $0.key == key })
    {
      if saving == key {
        past.append(Change(key: key, value: rows[place].value))
        saving = nil
        if row?.key == key { field = nil }
      }
      rows[place].value = value
      failure = nil
    }
    return queue.isEmpty && isLeaving ? [.close] : writeNext()
  }

  /// Handles a value that was not written. Keeps a typed value so that it can be corrected; resets
  /// a chosen one to the stored value.
  private mutating func notWritten(
    _ key: Settings.Key, _ error: ClientError
  ) -> [Effect<Message>] {
    failure = error
    (queue, saving, isLeaving) = ([], nil, false)
    return field != nil && row?.key == key ? [] : look()
  }
}
