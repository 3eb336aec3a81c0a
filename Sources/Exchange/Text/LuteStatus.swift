/// How well a word is known in Lute.
enum LuteStatus: Hashable {
  /// From 1 (new) to 5 (learned).
  case level(Int)
  case wellKnown
  /// A name, or another word that is not learned.
  case ignored

  /// Reads a status of an exported table, such as `3`, `Learning (3)` or `W`; nil if it is unknown.
  init?(_ text: String) {
    let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
    switch name {
    case "i", "ignored", "98": self = .ignored
    case "w", "wellknown", "99": self = .wellKnown
    case "learned": self = .level(5)
    default:
      guard let level = name.last?.wholeNumberValue, (1...5).contains(level),
        name.dropLast().allSatisfy(\.isLetter)
      else { return nil }
      self = .level(level)
    }
  }

  /// The stability that it means, in days; nil for a word that is new, or not learned.
  var stability: Double? {
    switch self {
    case .level(let level): [nil, 2, 7, 21, 60][level - 1]
    case .wellKnown: 365
    case .ignored: nil
    }
  }
}
