import GameEngine
import Messages

/// Why a setting was not read or changed.
package enum SettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknownKey(String)
  /// The setting cannot have this value. `known` are the values that can be chosen.
  case invalidValue(Settings.Key, String, known: [String])
  /// The address of the server was refused.
  case invalidServer(ClientError)
}

extension SettingError: ClientErrorConvertible {
  package var clientError: ClientError {
    switch self {
    case .unknownKey(let name):
      let all = Settings.Key.allCases.map(\.rawValue)
      let near = all.compactMap { key in editDistance(name, key, limit: 2).map { ($0, key) } }
        .min { $0 < $1 }?.1
      let known = all.joined(separator: ", ")
      return ClientError(
        .unknownSetting, "unknown setting \"\(name)\"",
        remedy: near.map { Phrase("did you mean \($0)?") } ?? "choose one of \(known)", exit: .usage
      )
    case .invalidValue(let key, let value, let known):
      return ClientError(
        .unknownValue, "\(key.rawValue) cannot be \"\(value)\"",
        remedy: "possible values: \(SettingTexts.values(of: key, known))", exit: .usage)
    case .invalidServer(let error): return error
    }
  }
}
