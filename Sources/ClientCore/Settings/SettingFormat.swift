import Discovery
import GameEngine

/// The format of a setting that is a text.
package enum SettingFormat: Hashable, Sendable {
  /// IDs of dictionaries, separated by commas.
  case dictionaryIDs
  /// A language: a tag, a code, or the English name of a common one.
  case language
  /// A number of days, 1 to 36,500.
  case days
  /// A number of words, 10 to 100,000.
  case words
  /// A time of day, such as `19:30`.
  case time
  /// The address of a server.
  case serverAddress
  /// Tags of books, separated by commas.
  case tags
  /// Addresses of catalogs, separated by spaces.
  case catalogs
  /// The address of a page or a mailbox.
  case contact
  /// The address of a service.
  case service

  /// The longest list, in bytes.
  private static let longestList = 2048
  /// The longest contact, in bytes.
  private static let longestContact = 200

  /// Whether upper and lower case are different values.
  var keepsCase: Bool {
    switch self {
    case .dictionaryIDs, .language, .days, .words, .time, .serverAddress: false
    case .tags, .catalogs, .contact, .service: true
    }
  }

  /// The text as it is stored; nil if it does not have the format.
  package func normalized(_ text: String) -> String? {
    switch self {
    case .dictionaryIDs: SettingFormat.dictionaryIDs(text)?.joined(separator: ",")
    case .language:
      text == Settings.noGloss
        ? text
        : LanguageTag.tag(of: text) == LanguageTag.unknown ? nil : LanguageTag.tag(of: text)
    case .days:
      Int(text).flatMap { DeckGoal.intervals.contains($0) ? String($0) : nil }
    case .words: Int(text).flatMap { (10...100_000).contains($0) ? String($0) : nil }
    case .time: ReminderTime(text)?.description
    case .serverAddress: (try? ServerAddress(text, allowsPlain: true))?.origin
    case .tags: SettingFormat.list(SettingFormat.tags(text), separator: ",")
    case .catalogs: SettingFormat.list(SettingFormat.catalogs(text), separator: " ")
    case .contact: SettingFormat.isContact(text) ? text : nil
    case .service: (try? ServiceAddress(text))?.text
    }
  }

  private static func list(_ items: [String]?, separator: String) -> String? {
    let list = items?.joined(separator: separator) ?? ""
    return list.isEmpty || list.utf8.count > longestList ? nil : list
  }

  /// The tags in a list; nil if one of them is invalid.
  package static func tags(_ list: String) -> [String]? {
    let tags = list.split(separator: ",").map { BookTag($0) }
    return tags.contains(nil) ? nil : tags.compactMap { $0?.text }
  }

  /// The addresses in a list; nil if one of them is malformed.
  package static func catalogs(_ list: String) -> [String]? {
    let addresses = list.split(whereSeparator: \.isWhitespace)
      .map { try? ServiceAddress(String($0)).text }
    return addresses.contains(nil) ? nil : addresses.compactMap { $0 }
  }

  /// Whether a text lets the operators of services reach the player: an address of a page, or of a
  /// mailbox.
  private static func isContact(_ text: String) -> Bool {
    text.utf8.count <= longestContact
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()".utf8.contains($0) }
      && (text.hasPrefix("https://") || text.hasPrefix("http://")
        || text.wholeMatch(of: /[^@]+@[^@]+/) != nil)
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
