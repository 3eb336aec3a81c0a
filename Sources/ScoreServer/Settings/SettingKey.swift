/// One of the settings by its name in the configuration file, as text in and text out.
package struct SettingKey: Sendable {
  /// The name, such as `password.cost`.
  package let name: String
  /// What it takes, to follow "it takes".
  package let takes: String
  /// Whether it is a list; all others have one value.
  package let isList: Bool
  /// Whether its values are shown to nobody.
  package let isSecret: Bool
  private let put: @Sendable ([String], inout ServerSettings) -> Bool
  private let take: @Sendable (ServerSettings) -> [String]

  /// The name of the environment variable: `WORDHOARD_SERVER_PASSWORD_COST`.
  package var variable: String {
    var variable = SettingKey.variablePrefix
    for character in name {
      if character.isUppercase { variable += "_" }
      variable += character == "." ? "_" : character.uppercased()
    }
    return variable
  }

  /// What the names of all variables begin with.
  package static let variablePrefix = "WORDHOARD_SERVER_"

  /// Sets it.
  ///
  /// - Returns: false, and nothing is changed, where the values are not what it takes.
  package func set(_ values: [String], in settings: inout ServerSettings) -> Bool {
    guard isList || values.count == 1 else { return false }
    return put(values, &settings)
  }

  /// Its values in these settings; none where it is not set.
  package func values(in settings: ServerSettings) -> [String] { take(settings) }

  /// Every setting, in the order of the example file.
  package static let all: [SettingKey] = [
    text("server.name", \.serverName, longest: 40),
    text("server.host", \.host),
    number("server.port", \.port, 0...65_535),
    optional("server.url", \.publicURL, takes: "an address such as https://words.example.org") {
      url in
      ["https://", "http://"].contains { url.hasPrefix($0) && url != $0 }
    },
    list("server.proxies", \.proxies, takes: "a list of IP addresses") {
      ClientAddress($0) != nil
    },
    number("server.connections", \.connections, 1...1_000_000),
    text("database.path", \.databasePath),
    optional("content.directory", \.contentDirectory, takes: "a folder") { _ in true },
    choice("signup.mode", \.signupMode),
    list("signup.invitations", \.invitations, takes: "a list of codes", isSecret: true) {
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
    number("limits.journalEvents", \.journalEvents, 1...100_000_000),
    number("runs.readingSpeed", \.readingSpeed, 0...10_000),
    choice("log.level", \.logLevel),
  ]
}

// MARK: - Kinds

extension SettingKey {
  private typealias Path<Value> = any WritableKeyPath<ServerSettings, Value> & Sendable

  private static func text(
    _ name: String, _ path: Path<String>, longest: Int = 1024
  ) -> SettingKey {
    SettingKey(
      name: name, takes: "a text of 1 to \(longest) characters", isList: false, isSecret: false,
      put: { values, settings in
        guard (1...longest).contains(values[0].count), isPlain(values[0]) else { return false }
        settings[keyPath: path] = values[0]
        return true
      }, take: { [$0[keyPath: path]] })
  }

  /// A text that may be left out; the empty one is the same as none.
  private static func optional(
    _ name: String, _ path: Path<String?>, takes: String,
    where isAllowed: @escaping @Sendable (String) -> Bool
  ) -> SettingKey {
    SettingKey(
      name: name, takes: "\(takes), or nothing", isList: false, isSecret: false,
      put: { values, settings in
        guard values[0].isEmpty || isPlain(values[0]) && isAllowed(values[0]) else { return false }
        settings[keyPath: path] = values[0].isEmpty ? nil : values[0]
        return true
      }, take: { settings in settings[keyPath: path].map { [$0] } ?? [] })
  }

  private static func number(
    _ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>
  ) -> SettingKey {
    SettingKey(
      name: name, takes: "a number from \(range.lowerBound) to \(range.upperBound)",
      isList: false, isSecret: false,
      put: { values, settings in
        guard let number = Int(values[0]), range.contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      }, take: { [String($0[keyPath: path])] })
  }

  private static func choice<Choice>(
    _ name: String, _ path: Path<Choice>
  ) -> SettingKey
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let names = Choice.allCases.map(\.rawValue)
    return SettingKey(
      name: name,
      takes: names.dropLast().joined(separator: ", ") + (names.last.map { " or \($0)" } ?? ""),
      isList: false, isSecret: false,
      put: { values, settings in
        guard let choice = Choice(rawValue: values[0]) else { return false }
        settings[keyPath: path] = choice
        return true
      }, take: { [$0[keyPath: path].rawValue] })
  }

  private static func list(
    _ name: String, _ path: Path<[String]>, takes: String, isSecret: Bool = false,
    where isAllowed: @escaping @Sendable (String) -> Bool
  ) -> SettingKey {
    SettingKey(
      name: name, takes: takes, isList: true, isSecret: isSecret,
      put: { values, settings in
        // A variable that is set to nothing is read as one empty text.
        let values = values == [""] ? [] : values
        guard values.allSatisfy({ isPlain($0) && isAllowed($0) }) else { return false }
        settings[keyPath: path] = values
        return true
      }, take: { $0[keyPath: path] })
  }

  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
