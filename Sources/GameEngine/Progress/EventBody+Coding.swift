/// A body that names the event it is about.
private struct TargetBody: Codable { let target: EventID }
/// A body that names a word.
private struct ItemBody: Codable { let item: WordID }

extension EventBody {
  /// Reads a body of a known kind; `unknown` for any other.
  ///
  /// - Throws: `DecodingError` where a known kind lacks something.
  package init(kind: String, from decoder: any Decoder) throws {
    switch kind {
    case "round": self = .round(try RoundEntry(from: decoder))
    case "answer": self = .answer(try AnswerEntry(from: decoder))
    case "result": self = .result(try ResultEntry(from: decoder))
    case "undo": self = .undo(try TargetBody(from: decoder).target)
    case "dispute": self = .dispute(try TargetBody(from: decoder).target)
    case "setting": self = .setting(try SettingEntry(from: decoder))
    case "favorite": self = .favorite(try FavoriteEntry(from: decoder))
    case "seen": self = .seen(try ItemBody(from: decoder).item)
    default: self = .unknown(kind: kind)
    }
  }

  /// Writes the body's fields; an unknown kind has none here, its text is kept where it is stored.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .round(let entry): try entry.encode(to: encoder)
    case .answer(let entry): try entry.encode(to: encoder)
    case .result(let entry): try entry.encode(to: encoder)
    case .undo(let target), .dispute(let target):
      try TargetBody(target: target).encode(to: encoder)
    case .setting(let entry): try entry.encode(to: encoder)
    case .favorite(let entry): try entry.encode(to: encoder)
    case .seen(let item): try ItemBody(item: item).encode(to: encoder)
    case .unknown: break
    }
  }
}
