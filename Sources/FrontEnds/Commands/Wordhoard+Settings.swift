import Client
import GameEngine
import Journal
import Messages

extension Wordhoard {
  /// Prints all settings, with their purpose and possible values.
  ///
  /// - Throws: `ClientError`.
  package func listSettings() throws {
    let progress = try journal.progress()
    let rows = settingRows(progress)
    let texts = SettingTexts(messages)
    let values = Dictionary(uniqueKeysWithValues: rows.map { ($0.key.rawValue, $0.value) })
    try print(values) {
      list(
        rows.map { row in
          let purpose = texts.purpose(of: row.key)
          let values = texts.values(of: row.key, row.values)
          return (row.key.rawValue, "\(shownSafely(row.value)); \(purpose): \(values)")
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
    host.output.write(messages("\(key.rawValue) is \(value) now.") + "\n")
  }

  // MARK: - Without printing

  /// All settings with their possible values.
  func settingRows(_ progress: PlayerProgress) -> [SettingRow] {
    let settings = Settings(progress)
    return Settings.Key.allCases.map {
      SettingRow(
        $0, in: settings, categories: categories(of: settings.source), languages: languages)
    }
  }

  /// Changes a setting.
  ///
  /// - Returns: the value as it is stored.
  /// - Throws: `ClientError` for an invalid value.
  @discardableResult
  func change(_ key: Settings.Key, to value: String) throws -> String {
    let known = categories(of: Settings(try journal.progress()).source)
    let value = try Settings.checked(
      value, for: key, categories: known, languages: languages, allowsPlain: options.allowsPlain)
    if key == .reminder {
      // A reminder also starts or stops a timer.
      try changeReminder(to: value)
    } else {
      try write(.setting(SettingEntry(key: key.rawValue, value: value)))
    }
    return value
  }
}
