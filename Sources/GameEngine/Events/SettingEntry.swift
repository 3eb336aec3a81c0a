/// A changed setting; the last writer wins, setting by setting.
package struct SettingEntry: Hashable, EventEntry, Sendable {
  /// The name of the setting.
  package let key: String
  /// Its value; nil for the default.
  package let value: String?

  /// A change.
  package init(key: String, value: String?) {
    self.key = key
    self.value = value
  }

  var isPlausible: Bool { true }
}
