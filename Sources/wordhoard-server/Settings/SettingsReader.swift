import Configuration
import Foundation
import ScoreServer
import Synchronization

/// Reads the settings from flags, the environment and a file; the first of them that has a setting wins.
enum SettingsReader {
  /// A place that values come from.
  private struct Source {
    let reader: ConfigReader
    let place: OperatorError.SettingSource
  }

  /// The file that is read by default.
  static let standardFile = "/etc/wordhoard-server.yaml"

  /// Reads and checks all settings. A setting that no source contains keeps its default.
  ///
  /// - Parameters:
  ///   - file: a YAML file; nil for the standard file, which need not exist.
  ///   - environment: variables such as `WORDHOARD_SERVER_PASSWORD_COST`.
  ///   - flags: values by the names of their settings.
  /// - Throws: `OperatorError` for the first fault.
  static func settings(
    file: String?, environment: [String: String], flags: [String: String]
  ) async throws -> ServerSettings {
    try checkNames(in: environment)
    var sources = [
      Source(reader: flagReader(flags), place: .flag),
      Source(reader: environmentReader(environment), place: .environment),
    ]
    if file != nil || FileManager.default.fileExists(atPath: standardFile),
      let source = try await source(file: file ?? standardFile)
    {
      sources.append(source)
    }
    var settings = ServerSettings()
    for key in SettingKey.all {
      for source in sources {
        guard let values = values(of: key, in: source.reader) else { continue }
        guard key.set(values, in: &settings) else {
          throw OperatorError.settingInvalid(key, source.place)
        }
        break
      }
    }
    return settings
  }

  // MARK: - Sources

  private static func flagReader(_ flags: [String: String]) -> ConfigReader {
    let values = flags.map {
      (AbsoluteConfigKey(ConfigKey($0.key)), ConfigValue(.string($0.value), isSecret: false))
    }
    return ConfigReader(provider: InMemoryProvider(values: Dictionary(values) { $1 }))
  }

  private static func environmentReader(_ environment: [String: String]) -> ConfigReader {
    ConfigReader(
      provider: EnvironmentVariablesProvider(environmentVariables: environment)
        .prefixKeys(with: ["wordhoard", "server"]))
  }

  private static func checkNames(in environment: [String: String]) throws {
    let known = Set(SettingKey.all.map(\.variable))
    let unknown = environment.keys.sorted().first {
      $0.hasPrefix(SettingKey.variablePrefix) && !known.contains($0)
    }
    if let unknown { throw OperatorError.variableUnknown(unknown) }
  }

  /// The file as a source; nil if it sets nothing.
  private static func source(file: String) async throws -> Source? {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw OperatorError.fileUnreadable(file)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw OperatorError.fileNotText(file)
    }
    // The YAML reader rejects an empty file.
    let isEmpty = text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let line = line.drop { $0 == " " }
      return line.isEmpty || line.hasPrefix("#") || line == "---"
    }
    if isEmpty { return nil }
    let found = Mutex<Set<String>>([])
    let provider: FileProvider<YAMLSnapshot>
    do {
      // The reader gives the keys of a file only to the closure that decides which are secret.
      provider = try await FileProvider<YAMLSnapshot>(
        parsingOptions: YAMLSnapshot.ParsingOptions(
          secretsSpecifier: .dynamic { key, _ in
            found.withLock { _ = $0.insert(key) }
            return true
          }),
        config: ConfigReader(
          provider: InMemoryProvider(values: [
            "filePath": ConfigValue(.string(file), isSecret: false)
          ])))
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
      throw OperatorError.settingsMalformed(file: file, reason: String(reason))
    }
    let reader = ConfigReader(provider: provider)
    let names = Set(SettingKey.all.map(\.name))
    for key in found.withLock({ $0.sorted() }) where !names.contains(key) {
      // In this section all settings are commented out.
      if names.contains(where: { $0.hasPrefix("\(key).") }),
        reader.string(forKey: ConfigKey(key)) == ""
      {
        continue
      }
      throw OperatorError.settingUnknown(key, file: file)
    }
    return Source(reader: reader, place: .file(file))
  }

  private static func values(of key: SettingKey, in reader: ConfigReader) -> [String]? {
    let name = ConfigKey(key.name)
    let list = reader.stringArray(forKey: name, isSecret: key.isSecret)
    let text = reader.string(forKey: name, isSecret: key.isSecret).map { [$0] }
    return key.isList ? list ?? text : text ?? list
  }
}
