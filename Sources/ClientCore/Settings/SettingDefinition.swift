/// The values and the default of a setting.
package struct SettingDefinition: Sendable {
  /// The kind of a setting's value.
  package enum Kind: Sendable {
    /// `on` or `off`.
    case toggle
    /// One of several values.
    case choice([String])
    /// The default, or a value that depends on the installed data.
    case installed(@Sendable (Installed) -> [String])
    /// An integer in a range.
    case number(ClosedRange<Int>)
    /// The default, or a text in some format.
    case text(SettingFormat)
  }

  /// Choices that depend on the installed data.
  package struct Installed: Sendable {
    /// The IDs of the courses.
    package var courses: [String] = []
    /// The names of the sources of items.
    package var sources: [String] = []
    /// The categories of the chosen source.
    package var categories: [String] = []
    /// The languages of the interface.
    package var languages: [String] = []

    package init() {}
  }

  /// The kind of value, which determines the valid values.
  package let kind: Kind
  /// The value if none was chosen.
  package let defaultValue: String
  /// Whether the full screen applies a change only at its next start.
  package let needsRestart: Bool

  package static func toggle(default isOn: Bool, needsRestart: Bool = false) -> SettingDefinition {
    SettingDefinition(
      kind: .toggle, defaultValue: isOn ? "on" : "off", needsRestart: needsRestart)
  }

  package static func choice(
    _ values: [String], default value: String, needsRestart: Bool = false
  ) -> SettingDefinition {
    SettingDefinition(kind: .choice(values), defaultValue: value, needsRestart: needsRestart)
  }

  package static func installed(
    _ values: @escaping @Sendable (Installed) -> [String], default value: String,
    needsRestart: Bool = false
  ) -> SettingDefinition {
    SettingDefinition(kind: .installed(values), defaultValue: value, needsRestart: needsRestart)
  }

  package static func number(_ range: ClosedRange<Int>, default value: Int) -> SettingDefinition {
    SettingDefinition(kind: .number(range), defaultValue: String(value), needsRestart: false)
  }

  package static func text(_ format: SettingFormat, default value: String) -> SettingDefinition {
    SettingDefinition(kind: .text(format), defaultValue: value, needsRestart: false)
  }

  /// The values that can be chosen; for a text, only those that have a name.
  package func values(_ installed: Installed) -> [String] {
    switch kind {
    case .toggle: ["on", "off"]
    case .choice(let values): values
    case .installed(let values):
      [defaultValue] + values(installed).filter { $0 != defaultValue }
    case .number(let range): range.map(String.init)
    case .text: [defaultValue]
    }
  }

  /// Whether a stored value is valid. It may come from another version or another computer, so a value that
  /// depends on the installed data is always valid.
  package func accepts(_ value: String) -> Bool {
    switch kind {
    case .toggle, .choice:
      values(Installed()).contains(value)
    case .installed: true
    case .number(let range): Int(value).map { range.contains($0) && String($0) == value } ?? false
    case .text(let format): value == defaultValue || format.normalized(value) == value
    }
  }
}
