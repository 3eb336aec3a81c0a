import GameEngine
import SQLite

/// A copy of the player's settings, `cache/settings`.
struct SettingsCopy: Sendable {
  private let copy: JournalCopy

  /// The copy in a player's folder.
  init(directory: String) {
    copy = JournalCopy(
      directory: directory, name: "settings", format: "wordhoard-settings 2", largest: 64 * 1024)
  }

  /// Whether an event can change settings. An undo can take back a setting, and a kind that this version does
  /// not know can mean anything to another.
  static func isAffected(by body: EventBody) -> Bool {
    switch body {
    case .setting, .undo, .unknown: true
    case .round, .answer, .result, .dispute, .favorite, .seen, .card, .deck, .difficulty, .review,
      .noteType, .book, .place, .mark:
      false
    }
  }

  /// Deletes the copy; see `JournalCopy.delete`.
  func delete() throws(JournalError) { try copy.delete() }

  /// The settings in the copy; empty if there is no journal, nil if there is no valid copy.
  func read() -> [String: String]? {
    switch copy.read() {
    case .noJournal: [:]
    case .unknown: nil
    case .copy(let bytes): SettingsCopy.settings(in: bytes)
    }
  }

  /// Stores settings; see `JournalCopy.write`.
  func write(_ settings: [String: String], _ db: Connection) throws {
    try copy.write(SettingsCopy.bytes(settings), db)
  }

  // MARK: - Format

  /// A line for each key and its value.
  private static func bytes(_ settings: [String: String]) -> [UInt8] {
    var lines = ""
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      lines += "\(escaped(key))\t\(escaped(value))\n"
    }
    return Array(lines.utf8)
  }

  private static func settings(in bytes: ArraySlice<UInt8>) -> [String: String]? {
    var settings: [String: String] = [:]
    for row in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 2 else { return nil }
      settings[unescaped(fields[0])] = unescaped(fields[1])
    }
    return settings
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isEscape = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\") where !isEscape: isEscape = true
      case UInt8(ascii: "n") where isEscape:
        result.append(UInt8(ascii: "\n"))
        isEscape = false
      case UInt8(ascii: "t") where isEscape:
        result.append(UInt8(ascii: "\t"))
        isEscape = false
      default:
        result.append(byte)
        isEscape = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
