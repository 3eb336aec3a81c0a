/// A setting as it stands, with what it can be.
struct SettingRow: Hashable, Sendable {
  let key: Settings.Key
  /// Its value; it may be from outside.
  var value: String
  /// The values it can have; of one that takes others too, those that have a name.
  let values: [String]
  /// The values it can have, as they are told.
  let valuesTold: String

  /// Whether its value is typed, for there are too many to choose from.
  var isTyped: Bool { values.count == 1 || key == .session }

  /// The value that comes after this one, or before it, in a circle.
  func value(after step: Int) -> String {
    let place = values.firstIndex(of: value) ?? 0
    return values.isEmpty ? value : values[(place + step + values.count) % values.count]
  }

  /// A setting of a player.
  init(_ key: Settings.Key, in settings: Settings, categories: [String]) {
    self.key = key
    value = settings[key]
    values = key.values(categories: categories)
    valuesTold = key.valuesTold(categories: categories)
  }
}
