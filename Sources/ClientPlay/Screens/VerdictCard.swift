import ClientCore
import GameEngine
import Messages
import Terminal

/// A verdict as the player reads it: the right word first, its meaning and use, then what was answered.
struct VerdictCard {
  let verdict: VerdictEvent
  /// How well the player knew the word before the game, by name; nil if that is not known.
  var before: String?
  /// Whether the player disputes the miss.
  var isDisputed = false
  /// Whether the player has said to know the word, so that it comes back at another time.
  var isKnown = false
  let messages: Messages

  /// Its lines: with empty rows between its parts if there is room for them, else without, and then
  /// without phrases and family.
  func lines(width: Int, height: Int) -> [[RichText.Span]] {
    let isAiry = width >= 68 && height >= 16
    let all = [true, false].map { withUsage in
      parts(isAiry: isAiry, withUsage: withUsage).map { part in
        part.flatMap { $0.lines(width: width) }
      }.filter { !$0.isEmpty }
    }
    let cards = all.map { Array($0.joined(separator: [[]])) } + all.map { $0.flatMap(\.self) }
    return cards.first { $0.count <= height } ?? cards.last ?? []
  }

  /// The parts with their paragraphs.
  private func parts(isAiry: Bool, withUsage: Bool) -> [[RichText]] {
    let texts = VerdictTexts(messages)
    var example = RichText()
    if !verdict.example.isEmpty {
      let words = [verdict.answer, verdict.headword]
      example.add(
        verdict.example, word: words.first(where: verdict.example.contains) ?? verdict.answer)
    }
    return [
      [head] + [texts.remark(on: verdict).map { RichText($0) }].compactMap(\.self),
      word(isAiry: isAiry)
        + [verdict.gloss.map { RichText("= \($0)", .dim) }].compactMap(\.self),
      [example] + [verdict.translation.map { RichText($0, .dim) }].compactMap(\.self),
      withUsage ? verdict.relations.map { RichText($0.line(in: messages), .dim) } : [],
      [texts.mistake(in: verdict).map { RichText($0) }].compactMap(\.self),
      [rest.map { RichText($0, .dim) }].compactMap(\.self),
    ].map { $0.filter { $0 != RichText() } }
  }

  private var head: RichText {
    guard verdict.correct else {
      var text =
        isDisputed
        ? RichText("✓ \(messages("Right for you", context: "a disputed miss"))", .right)
        : RichText("✗ \(messages("Not this time"))", .wrong)
      let isKnown =
        [verdict.definition, verdict.example].contains(verdict.answer)
        || [verdict.headword.lowercased(), verdict.cited?.first?.lowercased()]
          .contains(verdict.answer.lowercased())
      if !isKnown {
        text.add("  ")
        text.add(messages("The answer: \(verdict.answer)"), word: verdict.answer)
      }
      return text
    }
    return RichText("✓ \(messages("Right", context: "a right answer"))", .right)
      .adding("   +\(messages.number(verdict.points))", .gold)
  }

  /// The word and its meaning; of a course in one paragraph, as a dictionary has them.
  private func word(isAiry: Bool) -> [RichText] {
    let sound = verdict.ipa.map { ["/\($0)/"] } ?? []
    guard verdict.cited != nil else {
      return [
        RichText(headword: verdict.headword, facts: sound, isAiry: isAiry),
        RichText(verdict.definition),
      ]
    }
    return [
      RichText(headword: verdict.entry, facts: sound, isAiry: false)
        .adding("  \(verdict.definition)")
    ]
  }

  /// When the word comes back, and how it moved; nil if that is not known.
  private var rest: String? {
    guard let days = verdict.restDays, !isDisputed, !isKnown else { return nil }
    let number = messages.number(days)
    guard verdict.correct else {
      switch days {
      case 0: return messages("It comes back in your next Learn.")
      case 1: return messages("It comes back tomorrow.")
      default:
        return messages.plural(
          days, "It comes back in \(number) day.", "It comes back in \(number) days.")
      }
    }
    let rest =
      days == 0
      ? messages("It comes back in your next Learn.")
      : messages.plural(days, "It rests for \(number) day.", "It rests for \(number) days.")
    // After a right answer, "hard" would sound like a step back.
    guard let before, let difficulty = verdict.difficulty, difficulty != .hard else { return rest }
    let now = NameTexts(messages).name(of: difficulty)
    guard now != before else { return rest }
    return "\(before) ─▸ \(now) · \(rest)"
  }
}

extension RichText {
  /// Adds a sentence that contains a word.
  fileprivate mutating func add(_ sentence: String, word: String) {
    guard let range = sentence.ranges(of: word).last else {
      add(sentence)
      return
    }
    add(String(sentence[..<range.lowerBound]))
    add(word, .word)
    add(String(sentence[range.upperBound...]))
  }
}
