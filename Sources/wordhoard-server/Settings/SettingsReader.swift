import Configuration
import Foundation
import ScoreServer
import Synchronization

/// Reads the settings: from a file, over it from the environment, over that from flags.
enum SettingsReader {
  /// Where a value comes from.
  private struct Source {
    /// What its reader finds.
    let reader: ConfigReader
    /// The exit code where a value is bad.
    let exit: ServerFailure.Exit
    /// How it calls a setting.
    let name: @Sendable (SettingKey) -> String
  }

  /// The file that is read where none is named.
  static let standardFile = "/etc/wordhoard-server.yaml"

  /// The settings.
  ///
  /// - Parameters:
  ///   - file: a YAML file; nil for the standard one, which need not be there.
  ///   - environment: variables such as `WORDHOARD_SERVER_PASSWORD_COST`.
  ///   - flags: values by the names of their settings.
  /// - Throws: `ServerFailure` with the first fault.
  static func settings(
    file: String?, environment: [String: String], flags: [String: String]
  ) async throws -> ServerSettings {
    try refuseStrangers(in: environment)
    var sources = [
      Source(reader: flagReader(flags), exit: .usage) {
        "--" + ($0.name.split(separator: ".").last ?? "")
      },
      Source(reader: environmentReader(environment), exit: .usage) { $0.variable },
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
          throw ServerFailure("\(source.name(key)) takes \(key.takes)", exit: source.exit)
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

  private static func refuseStrangers(in environment: [String: String]) throws {
    let known = Set(SettingKey.all.map(\.variable))
    let stranger = environment.keys.sorted().first {
      $0.hasPrefix(SettingKey.variablePrefix) && !known.contains($0)
    }
    if let stranger {
      throw ServerFailure("\(stranger) is no setting; unset it", exit: .usage)
    }
  }

  /// The file as a source; nil where nothing is set in it.
  private static func source(file: String) async throws -> Source? {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ServerFailure("\(file) cannot be read; check its name and permissions", exit: .noInput)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ServerFailure("\(file) is not UTF-8 text", exit: .data)
    }
    // The YAML reader takes no file without anything in it.
    let isEmpty = text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let line = line.drop { $0 == " " }
      return line.isEmpty || line.hasPrefix("#") || line == "---"
    }
    if isEmpty { return nil }
    let found = Mutex<Set<String>>([])
    let provider: FileProvider<YAMLSnapshot>
    do {
      // The reader tells the keys of a file only to who decides which of them are secret.
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
      let fault = "\(error)".split(whereSeparator: \.isNewline).first ?? "it cannot be read"
      throw ServerFailure("\(file) is not a file of settings: \(fault)", exit: .data)
    }
    let reader = ConfigReader(provider: provider)
    let names = Set(SettingKey.all.map(\.name))
    for key in found.withLock({ $0.sorted() }) where !names.contains(key) {
      // A section with all its settings commented out.
      if names.contains(where: { $0.hasPrefix("\(key).") }),
        reader.string(forKey: ConfigKey(key)) == ""
      {
        continue
      }
      throw ServerFailure("\(key) in \(file) is no setting; see the example file", exit: .data)
    }
    return Source(reader: reader, exit: .data) { "\($0.name) in \(file)" }
  }

  private static func values(of key: SettingKey, in reader: ConfigReader) -> [String]? {
    let name = ConfigKey(key.name)
    let list = reader.stringArray(forKey: name, isSecret: key.isSecret)
    let text = reader.string(forKey: name, isSecret: key.isSecret).map { [$0] }
    return key.isList ? list ?? text : text ?? list
  }
}
