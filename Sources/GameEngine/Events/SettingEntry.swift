/// A changed setting; the last entry for each key counts.
package struct SettingEntry: Hashable, EventEntry, Sendable {
  /// The name of the setting.
  package let key: String
  /// The new value; nil for the default.
  package let value: String?

  package init(key: String, value: String?) {
    self.key = key
    self.value = value
  }

  var isPlausible: Bool { true }
}
