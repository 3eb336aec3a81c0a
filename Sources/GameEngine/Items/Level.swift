/// How hard a word is in itself, 1 (common) to 4 (rare). A player chooses the level to be tested on.
package enum Level: Int, Codable, Sendable, CaseIterable, Comparable {
  case one = 1
  case two, three, four

  package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
