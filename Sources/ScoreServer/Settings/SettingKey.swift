import HTTPConnections

/// A setting by its name in the configuration file, with its values as text.
package struct SettingKey: Sendable {
  /// The valid values of a setting.
  package enum Value: Hashable, Sendable {
    /// A text of at most `longest` characters.
    case text(longest: Int)
    /// A number in a range.
    case number(ClosedRange<Int>)
    /// One of the listed names.
    case choice([String])
    /// A web address, or nothing.
    case url
    /// The URL of a PostgreSQL database, or nothing.
    case database
    /// The path of a folder; an empty text for none.
    case folder
    /// A list of IP addresses.
    case addresses
    /// A list of invitation codes.
    case codes
  }

  /// The name, such as `password.cost`.
  package let name: String
  /// The values that `set` accepts.
  package let value: Value
  /// Whether it is a list; all others have one value.
  package let isList: Bool
  /// Whether its values are secret; they are never printed.
  package let isSecret: Bool
  private let write: @Sendable ([String], inout ServerSettings) -> Bool
  private let read: @Sendable (ServerSettings) -> [String]

  /// The name of the environment variable: `WORDHOARD_SERVER_PASSWORD_COST`.
  package var variable: String {
    var variable = SettingKey.variablePrefix
    for character in name {
      if character.isUppercase { variable += "_" }
      variable += character == "." ? "_" : character.uppercased()
    }
    return variable
  }

  /// The beginning of the names of all environment variables.
  package static let variablePrefix = "WORDHOARD_SERVER_"

  /// Sets the value of the setting from text.
  ///
  /// - Returns: false if the values are not valid; then nothing changes.
  package func set(_ values: [String], in settings: inout ServerSettings) -> Bool {
    guard isList || values.count == 1 else { return false }
    return write(values, &settings)
  }

  /// Its values in settings; empty if it is not set.
  package func values(in settings: ServerSettings) -> [String] { read(settings) }

  /// Every setting, in the order of the example file.
  package static let all: [SettingKey] = [
    text("server.name", \.serverName, longest: 40),
    text("server.host", \.host),
    number("server.port", \.port, 0...65_535),
    optional("server.url", \.publicURL, .url) {
      url in
      ["https://", "http://"].contains { url.hasPrefix($0) && url != $0 }
    },
    list("server.proxies", \.proxies, .addresses) {
      ClientAddress($0) != nil
    },
    number("server.connections", \.connections, 1...1_000_000),
    text("database.path", \.databasePath),
    optional("database.url", \.databaseURL, .database, isSecret: true) { url in
      ["postgres://", "postgresql://"].contains { url.hasPrefix($0) && url != $0 }
    },
    optional("content.directory", \.contentDirectory, .folder) { _ in true },
    list("content.courses", \.courseDirectories, .folder) { !$0.isEmpty },
    choice("signup.mode", \.signupMode),
    list("signup.invitations", \.invitations, .codes, isSecret: true) {
      !$0.isEmpty
    },
    number("password.minimumLength", \.minimumPasswordLength, 8...64),
    number("password.cost", \.passwordCost, 10...20),
    number("password.workers", \.passwordWorkers, 0...64),
    number("password.queue", \.passwordQueue, 0...10_000),
    number("session.idleDays", \.sessionIdleDays, 1...3650),
    number("session.maximumDays", \.sessionMaximumDays, 1...3650),
    number("limits.perMinute", \.requestsPerMinute, 0...1_000_000),
    number("limits.signupsPerHour", \.signupsPerHour, 0...1_000_000),
    number("limits.loginsPerMinute", \.loginsPerMinute, 0...1_000_000),
    number("limits.connectionsPerAddress", \.connectionsPerAddress, 0...1_000_000),
    number("limits.journalEvents", \.journalEvents, 1...100_000_000),
    number("limits.uploadsPerDay", \.uploadMebibytesPerDay, 0...1_000_000),
    number("limits.disk", \.databaseMebibytes, 0...1_000_000_000),
    number("limits.freeSpace", \.freeMebibytes, 0...1_000_000_000),
    number("boards.newcomers", \.newcomers, 0...100),
    number("runs.readingSpeed", \.readingSpeed, 0...10_000),
    choice("log.level", \.logLevel),
    choice("log.format", \.logFormat),
    number("log.slow", \.slowMilliseconds, 0...1_000_000),
    number("metrics.port", \.metricsPort, 0...65_535),
  ]
}

// MARK: - Kinds

extension SettingKey {
  private typealias Path<Value> = any WritableKeyPath<ServerSettings, Value> & Sendable

  private static func text(
    _ name: String, _ path: Path<String>, longest: Int = 1024
  ) -> SettingKey {
    SettingKey(
      name: name, value: .text(longest: longest), isList: false, isSecret: false,
      write: { values, settings in
        guard (1...longest).contains(values[0].count), isPlain(values[0]) else { return false }
        settings[keyPath: path] = values[0]
        return true
      }, read: { [$0[keyPath: path]] })
  }

  /// A text that may be omitted; an empty text means none.
  private static func optional(
    _ name: String, _ path: Path<String?>, _ value: Value, isSecret: Bool = false,
    where isAllowed: @escaping @Sendable (String) -> Bool
  ) -> SettingKey {
    SettingKey(
      name: name, value: value, isList: false, isSecret: isSecret,
      write: { values, settings in
        guard values[0].isEmpty || isPlain(values[0]) && isAllowed(values[0]) else { return false }
        settings[keyPath: path] = values[0].isEmpty ? nil : values[0]
        return true
      }, read: { settings in settings[keyPath: path].map { [$0] } ?? [] })
  }

  private static func number(
    _ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>
  ) -> SettingKey {
    SettingKey(
      name: name, value: .number(range), isList: false, isSecret: false,
      write: { values, settings in
        guard let number = Int(values[0]), range.contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      }, read: { [String($0[keyPath: path])] })
  }

  /// A number whose default depends on other settings; an empty text means the default.
  private static func number(
    _ name: String, _ path: Path<Int?>, _ range: ClosedRange<Int>
  ) -> SettingKey {
    SettingKey(
      name: name, value: .number(range), isList: false, isSecret: false,
      write: { values, settings in
        let number = Int(values[0])
        guard values[0].isEmpty || number.map(range.contains) == true else { return false }
        settings[keyPath: path] = number
        return true
      }, read: { settings in settings[keyPath: path].map { [String($0)] } ?? [] })
  }

  private static func choice<Choice>(
    _ name: String, _ path: Path<Choice>
  ) -> SettingKey
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    SettingKey(
      name: name, value: .choice(Choice.allCases.map(\.rawValue)), isList: false, isSecret: false,
      write: { values, settings in
        guard let choice = Choice(rawValue: values[0]) else { return false }
        settings[keyPath: path] = choice
        return true
      }, read: { [$0[keyPath: path].rawValue] })
  }

  private static func list(
    _ name: String, _ path: Path<[String]>, _ value: Value, isSecret: Bool = false,
    where isAllowed: @escaping @Sendable (String) -> Bool
  ) -> SettingKey {
    SettingKey(
      name: name, value: value, isList: true, isSecret: isSecret,
      write: { values, settings in
        // An empty variable is read as one empty text.
        let values = values == [""] ? [] : values
        guard values.allSatisfy({ isPlain($0) && isAllowed($0) }) else { return false }
        settings[keyPath: path] = values
        return true
      }, read: { $0[keyPath: path] })
  }

  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
