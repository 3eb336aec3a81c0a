package import GameEngine

/// Shows and changes the player's settings.
package struct Preferences: Sendable {
  private let store: PlayerStore
  private let sources: ItemSources
  private let changeReminder: @Sendable (String) throws -> Void
  private let languages: @Sendable () -> [String]
  private let allowsPlain: Bool

  /// - Parameters:
  ///   - sources: provides the sources and their categories.
  ///   - changeReminder: changes the setting `reminder`, and starts or stops its timer.
  ///   - languages: lists the languages of the interface.
  ///   - allowsPlain: whether a server on another machine may be unencrypted.
  package init(
    store: PlayerStore, sources: ItemSources,
    changeReminder: @escaping @Sendable (String) throws -> Void,
    languages: @escaping @Sendable () -> [String], allowsPlain: Bool
  ) {
    self.store = store
    self.sources = sources
    self.changeReminder = changeReminder
    self.languages = languages
    self.allowsPlain = allowsPlain
  }

  /// The current settings; those that were never changed have their defaults.
  ///
  /// - Throws: `JournalError`.
  package func current() throws -> Settings { try store.settings() }

  /// The categories that the words in play can have.
  ///
  /// - Throws: `JournalError`.
  package func categories() throws -> [String] { sources.chosen(in: try current()).categories }

  /// The current course; English if it is not installed.
  ///
  /// - Throws: `JournalError`.
  package func course() throws -> Course { sources.course(in: try current()) }

  /// All settings, each with its possible values.
  ///
  /// - Throws: `JournalError`.
  package func rows() throws -> [SettingRow] {
    let (settings, installed) = (try current(), try installed())
    return Settings.Key.allCases.map { SettingRow($0, in: settings, installed) }
  }

  private func installed() throws -> SettingDefinition.Installed {
    var installed = SettingDefinition.Installed()
    installed.courses = sources.courseIDs
    installed.sources = sources.names
    installed.categories = try categories()
    installed.languages = languages()
    return installed
  }

  /// Checks a value, normalizes it, and writes it into the journal. The setting `reminder` also
  /// starts or stops its timer.
  ///
  /// - Returns: the value as it is stored.
  /// - Throws: `ClientError` for an invalid value.
  @discardableResult
  package func change(_ key: Settings.Key, to value: String) throws -> String {
    let value = try Settings.checked(
      value, for: key, try installed(), allowsPlain: allowsPlain)
    if key == .reminder {
      try changeReminder(value)
    } else {
      try store.write(.setting(SettingEntry(key: key.rawValue, value: value)))
    }
    return value
  }
}
