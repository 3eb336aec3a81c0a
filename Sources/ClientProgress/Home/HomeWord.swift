import ClientCore
import GameEngine
import Messages
import Terminal

/// The word of the day on home: the word with its sound, its meaning, and how it is used.
struct HomeWord: Sendable {
  let word: Item
  let level: Level?
  let messages: Messages

  /// The rows of a width.
  func lines(width: Int, hasUse: Bool, isAiry: Bool = false) -> [[RichText.Span]] {
    var facts = word.partOfSpeech.map { [NameTexts(messages).name(of: $0)] } ?? []
    if !word.ipa.isEmpty { facts.insert("/\(word.ipa)/", at: 0) }
    let head = RichText(headword: word.term, facts: facts, isAiry: isAiry)
    var lines = head.lines(width: width) + RichText(word.mainSense.definition).lines(width: width)
    if hasUse { lines += RichText(use(width: width), .dim).lines(width: width) }
    return lines
  }

  /// A pattern or an example, the family and the level; of these, what fits on one row.
  private func use(width: Int) -> String {
    let sense = word.mainSense
    var parts: [String] = []
    if let pattern = sense.patterns.first ?? sense.examples.first?.text { parts.append(pattern) }
    if !word.family.isEmpty {
      parts.append(messages("family: \(word.family.prefix(3).joined(separator: ", "))"))
    }
    if let own = word.level { parts.append(levelText(own)) }
    while parts.count > 1, CellText.width(of: parts.joined(separator: " · ")) > width {
      parts.remove(at: parts.count > 2 ? 1 : 0)
    }
    return parts.joined(separator: " · ")
  }

  private func levelText(_ own: Level) -> String {
    guard let level, level.rawValue + 1 == own.rawValue else {
      return messages("level \(own.rawValue)")
    }
    return messages("level \(own.rawValue), one above yours")
  }
}
