import Client
import GameEngine
import Journal

extension Wordhoard {
  /// Prints all settings, what each is for and what it can be.
  ///
  /// - Throws: `ClientError`.
  package func listSettings() throws {
    let progress = try journal.progress()
    let rows = settingRows(progress)
    let values = Dictionary(uniqueKeysWithValues: rows.map { ($0.key.rawValue, $0.value) })
    try print(values) {
      list(
        rows.map { row in
          let text = "\(shownSafely(row.value)); \(row.key.summary): \(row.valuesTold)"
          return (row.key.rawValue, text)
        }, progress: progress)
    }
  }

  /// Prints one setting.
  ///
  /// - Throws: `ClientError` for an unknown one.
  package func showSetting(_ name: String) throws {
    let key = try Settings.key(named: name)
    let value = Settings(try journal.progress())[key]
    try print([key.rawValue: value]) { shownSafely(value) + "\n" }
  }

  /// Changes a setting.
  ///
  /// - Throws: `ClientError` for an unknown setting or value.
  package func setSetting(_ name: String, to value: String) throws {
    let key = try Settings.key(named: name)
    let value = try change(key, to: value)
    host.output.write("\(key.rawValue) is \(value) now.\n")
  }

  // MARK: - Without printing

  /// All settings, each with what it can be.
  func settingRows(_ progress: PlayerProgress) -> [SettingRow] {
    let settings = Settings(progress)
    return Settings.Key.allCases.map {
      SettingRow($0, in: settings, categories: categories(of: settings.source))
    }
  }

  /// Changes a setting.
  ///
  /// - Returns: the value as it is stored.
  /// - Throws: `ClientError` for a value it cannot have.
  @discardableResult
  func change(_ key: Settings.Key, to value: String) throws -> String {
    let known = categories(of: Settings(try journal.progress()).source)
    let value = try Settings.checked(
      value, for: key, categories: known, allowsPlain: options.allowsPlain)
    if key == .reminder {
      // This one is more than a note: something is to happen at that time.
      try changeReminder(to: value)
    } else {
      try write(.setting(SettingEntry(key: key.rawValue, value: value)))
    }
    return value
  }
}
