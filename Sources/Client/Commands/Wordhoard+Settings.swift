import GameEngine
import Journal

extension Wordhoard {
  /// Prints all settings, what each is for and what it can be.
  ///
  /// - Throws: `ClientError`.
  package func listSettings() throws {
    let progress = try journal.progress()
    let settings = Settings(progress)
    let values = Dictionary(
      uniqueKeysWithValues: Settings.Key.allCases.map { ($0.rawValue, settings[$0]) })
    try print(values) {
      list(
        Settings.Key.allCases.map { key in
          let known = key.valuesTold(categories: pool.categories)
          return (key.rawValue, "\(shownSafely(settings[key])); \(key.summary): \(known)")
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
    let value = try Settings.checked(
      value, for: key, categories: pool.categories, allowsPlain: options.allowsPlain)
    try write(.setting(SettingEntry(key: key.rawValue, value: value)))
    host.output.write("\(key.rawValue) is \(value) now.\n")
  }
}
