/// The format of a setting that is a text.
package enum SettingFormat: Hashable, Sendable {
  /// IDs of dictionaries, separated by commas.
  case dictionaryIDs
  /// A time of day.
  case time
  /// The address of a server.
  case serverAddress

  /// The text as it is stored; nil if it does not have the format.
  func normalized(_ text: String) -> String? {
    switch self {
    case .dictionaryIDs: SettingFormat.dictionaryIDs(text)?.joined(separator: ",")
    case .time: ReminderTime(text)?.description
    case .serverAddress: (try? ServerAddress(text, allowsPlain: true))?.origin
    }
  }

  /// The IDs in a list; nil if it is not a list of IDs.
  static func dictionaryIDs(_ list: String) -> [String]? {
    guard list.utf8.count <= 500, list != "auto" else { return nil }
    let ids = list.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    let areIDs = ids.allSatisfy { id in
      !id.isEmpty && id.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    }
    return areIDs ? ids.map(String.init) : nil
  }
}
