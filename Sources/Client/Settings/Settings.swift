package import GameEngine

/// The player's settings, as the journal has them, with defaults for the rest.
package struct Settings: Hashable, Sendable {
  /// A setting that can be changed.
  package enum Key: String, CaseIterable, Sendable {
    /// The level of practice words.
    case level
    /// The category of practice words.
    case category
    /// The colours.
    case theme
    /// Whether a missing accent is a miss.
    case strictAccents = "strict-accents"
    /// Whether all is said in plain sentences.
    case spoken
    /// The first day of the week.
    case weekStart = "week-start"
    /// The score server.
    case server

    /// What it is for.
    package var summary: String {
      switch self {
      case .level: "the level of the words in play"
      case .category: "the category of the words in play"
      case .theme: "the colors"
      case .strictAccents: "whether a missing accent makes an answer wrong"
      case .spoken: "plain sentences instead of signs and columns, for screen readers"
      case .weekStart: "the day on which a week begins"
      case .server: "the server for ranked games, boards and sync"
      }
    }

    /// The value where none was chosen.
    package var defaultValue: String {
      switch self {
      case .level, .category: "any"
      case .theme: "dark"
      case .strictAccents, .spoken: "off"
      case .weekStart: "monday"
      case .server: Settings.noServer
      }
    }

    /// The values it can have; for a server, those that are no address.
    package func values(categories: [String]) -> [String] {
      switch self {
      case .level: ["any"] + Level.allCases.map { String($0.rawValue) }
      case .category: ["any"] + categories
      case .theme: Theme.allCases.map(\.rawValue)
      case .strictAccents, .spoken: ["on", "off"]
      case .weekStart: ["monday", "saturday", "sunday"]
      case .server: [Settings.noServer]
      }
    }
  }

  private let chosen: [String: String]

  /// The settings of a player.
  package init(_ progress: PlayerProgress) { chosen = progress.settings }

  /// The value of a setting; one that cannot be, from a journal of another version, is the default.
  package subscript(key: Key) -> String {
    guard let value = chosen[key.rawValue] else { return key.defaultValue }
    let isKnown =
      key == .category || key.values(categories: []).contains(value)
      || key == .server && (try? ServerAddress(value, allowsPlain: true))?.origin == value
    return isKnown ? value : key.defaultValue
  }

  /// The level of practice words, or nil for any.
  package var level: Level? { Int(self[.level]).flatMap(Level.init(rawValue:)) }
  /// The category of practice words, or nil for any.
  package var category: String? { self[.category] == "any" ? nil : self[.category] }
  /// The colours.
  package var theme: Theme { Theme(rawValue: self[.theme]) ?? .dark }
  /// Whether a missing accent is a miss.
  package var strictAccents: Bool { self[.strictAccents] == "on" }
  /// Whether all is said in plain sentences.
  package var spoken: Bool { self[.spoken] == "on" }
  /// The first day of the week, 1 (Monday) to 7 (Sunday).
  package var firstWeekday: Int {
    switch self[.weekStart] {
    case "saturday": 6
    case "sunday": 7
    default: 1
    }
  }

  /// The origin of the score server, or nil for none.
  package var server: String? { self[.server] == Settings.noServer ? nil : self[.server] }
  private static let noServer = "none"

  /// The setting of this name.
  ///
  /// - Throws: `ClientError` with the list of known ones.
  package static func key(named name: String) throws(ClientError) -> Key {
    guard let key = Key(rawValue: name) else {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        "unknown_setting", "\(name) is no setting; known are \(known)", exit: .usage)
    }
    return key
  }

  /// A value as it is stored.
  ///
  /// - Parameter allowsPlain: whether a server on another machine may be one without encryption.
  /// - Throws: `ClientError` with the list of known values.
  package static func checked(
    _ value: String, for key: Key, categories: [String], allowsPlain: Bool = false
  ) throws(ClientError) -> String {
    let value = value.lowercased()
    let known = key.values(categories: categories)
    if key == .server, !known.contains(value) {
      return try ServerAddress(value, allowsPlain: allowsPlain).origin
    }
    guard known.contains(value) else {
      throw ClientError(
        "unknown_value",
        "\(key.rawValue) cannot be \(value); known are \(known.joined(separator: ", "))",
        exit: .usage)
    }
    return value
  }
}
