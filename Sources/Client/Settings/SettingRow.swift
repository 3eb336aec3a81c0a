/// A setting as it stands, with what it can be.
package struct SettingRow: Hashable, Sendable {
  package let key: Settings.Key
  /// Its value; it may be from outside.
  package var value: String
  /// The values it can have; of one that takes others too, those that have a name.
  package let values: [String]
  /// The values it can have, as they are told.
  package let valuesTold: String

  /// Whether its value is typed, for there are too many to choose from.
  package var isTyped: Bool { values.count == 1 || key == .session }

  /// The value that comes after this one, or before it, in a circle.
  package func value(after step: Int) -> String {
    let place = values.firstIndex(of: value) ?? 0
    return values.isEmpty ? value : values[(place + step + values.count) % values.count]
  }

  /// A setting of a player.
  package init(_ key: Settings.Key, in settings: Settings, categories: [String]) {
    self.key = key
    value = settings[key]
    values = key.values(categories: categories)
    valuesTold = key.valuesTold(categories: categories)
  }
}
