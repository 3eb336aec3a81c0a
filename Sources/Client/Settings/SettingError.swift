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
    let text = SettingTexts(.english).text(of: self)
    return switch self {
    case .unknownKey: ClientError("unknown_setting", text, exit: .usage)
    case .invalidValue: ClientError("unknown_value", text, exit: .usage)
    case .invalidServer(let error): error
    }
  }
}
