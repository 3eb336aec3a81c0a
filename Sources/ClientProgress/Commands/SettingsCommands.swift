import ClientCore
import Messages

/// Commands that list, show and change settings.
package struct SettingsCommands {
  let preferences: Preferences
  let presentation: Presentation

  /// Prints all settings, each with its purpose and its possible values.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let rows = try preferences.rows()
    let values = Dictionary(uniqueKeysWithValues: rows.map { ($0.key.rawValue, $0.value) })
    let texts = SettingTexts(presentation.messages)
    try presentation.print(values) {
      try presentation.list(
        rows.map { row in
          let purpose = texts.purpose(of: row.key)
          let values = texts.values(of: row.key, row.values)
          return (row.key.rawValue, "\(shortened(row.value)); \(purpose): \(values)")
        })
    }
  }

  /// Prints the value of one setting.
  ///
  /// - Throws: `ClientError` for an unknown setting.
  package func show(_ name: String) throws {
    let key = try Settings.key(named: name)
    let value = try preferences.current()[key]
    try presentation.print([key.rawValue: value]) { shortened(value) + "\n" }
  }

  /// Changes a setting after checking its value.
  ///
  /// - Throws: `ClientError` for an unknown setting or value.
  package func set(_ name: String, to value: String) throws {
    let key = try Settings.key(named: name)
    let value = try preferences.change(key, to: value)
    presentation.say(presentation.messages("\(key.rawValue) is \(value) now."))
  }
}
