/// A setting with its value, for lists.
package struct SettingRow: Hashable, Sendable {
  /// The setting that the row shows.
  package let key: Settings.Key
  /// Its value, which may come from another computer.
  package var value: String
  /// The values that can be chosen; for a text, only those that have a name.
  package let values: [String]

  /// Whether a value is typed rather than chosen.
  package var isTyped: Bool {
    switch key.definition.kind {
    case .toggle, .choice, .installed: false
    case .number, .text: true
    }
  }

  /// Whether values can be stepped through.
  package var isStepped: Bool { values.count > 1 }

  /// The value `step` places after this one in `values`; after the last comes the first.
  package func value(after step: Int) -> String {
    let place = values.firstIndex(of: value) ?? 0
    return values.isEmpty ? value : values[(place + step + values.count) % values.count]
  }

  /// A setting of a player.
  package init(
    _ key: Settings.Key, in settings: Settings, _ installed: SettingDefinition.Installed
  ) {
    self.key = key
    value = settings[key]
    values = key.values(installed)
  }
}
