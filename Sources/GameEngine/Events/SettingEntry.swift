/// A changed setting; the last writer wins, setting by setting.
package struct SettingEntry: Hashable, Codable, Sendable {
  /// Which.
  package let key: String
  /// Its value; nil to go back to the default.
  package let value: String?

  /// A change.
  package init(key: String, value: String?) {
    self.key = key
    self.value = value
  }
}
