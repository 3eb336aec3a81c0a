import FoundationEssentials
import GameEngine
import Lexicon

/// Definitions use easier words than the one that they define.
///
/// Harder words are noted. A word of the pack that is two levels harder is an error; other words have their level by
/// frequency alone, which is too high for names of common things.
struct HardWordRule: LintRule {
  let name = "hard-word"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet else { return [] }
    var levels = TextLevels(subject.pack, wordNet)
    return subject.pack.entries.flatMap { entry in findings(about: entry, &levels) }
  }

  private func findings(about entry: ContentEntry, _ levels: inout TextLevels) -> [LintFinding] {
    guard let own = entry.word.level else { return [] }
    var noted: [String] = []
    var wrong: [String] = []
    for word in entry.word.senses.flatMap({ lowercaseWords(of: $0.definition) }) {
      guard let found = levels.level(of: word), found.level.rawValue > own.rawValue else {
        continue
      }
      let text = "\(word) (\(found.level.rawValue))"
      if found.isOwn, found.level.rawValue >= own.rawValue + 2 {
        if !wrong.contains(text) { wrong.append(text) }
      } else if !noted.contains(text) {
        noted.append(text)
      }
    }
    func message(_ words: [String]) -> String {
      "\(entry.word.term): level \(own.rawValue), but a definition uses \(words.joined(separator: ", "))"
    }
    return (wrong.isEmpty ? [] : [error(entry, message(wrong))])
      + (noted.isEmpty ? [] : [note(entry, message(noted))])
  }
}

/// The levels of words in texts: of their base forms, and of the words that they are derived from.
private struct TextLevels {
  struct Found {
    let level: Level
    /// Whether the word is of the pack.
    let isOwn: Bool
  }

  private let own: [String: Level]
  private let others: WordLevels?
  private let wordNet: WordNet
  /// The answers so far: a few thousand words make up all definitions.
  private var known: [String: Found?] = [:]

  init(_ pack: ContentPack, _ wordNet: WordNet) {
    var own: [String: Level] = [:]
    for word in (try? pack.lookups()) ?? [] { own[word.word.answer] = .one }
    for word in pack.words { own[word.answer] = word.level }
    self.own = own
    others = try? WordLevels(path: "\(pack.directory)/\(LevelFile.name)")
    self.wordNet = wordNet
  }

  /// The level of the easiest word that a word may be a form of or derived from; nil if none is known.
  mutating func level(of word: String) -> Found? {
    if let known = known[word] { return known }
    let bases = [word] + wordNet.baseForms(of: word).map(\.lemma)
    let found = easiest(of: bases) ?? easiest(of: bases.flatMap(roots))
    known[word] = found
    return found
  }

  private func easiest(of words: [String]) -> Found? {
    func least(_ levels: [Level]) -> Level? { levels.min { $0.rawValue < $1.rawValue } }
    if let level = least(words.compactMap { own[$0] }) { return Found(level: level, isOwn: true) }
    return least(words.compactMap { others?.entry(of: $0)?.level })
      .map { Found(level: $0, isOwn: false) }
  }

  private static let endings = [
    ("ily", "y"), ("ly", ""), ("iness", "y"), ("ness", ""), ("ier", "y"), ("less", ""),
    ("ful", ""), ("ish", ""), ("able", ""), ("er", ""), ("er", "e"), ("en", ""), ("y", ""),
    ("y", "e"), ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"),
  ]

  /// The rest of a word without regular prefixes and suffixes, in several ways; most of these are
  /// not words.
  private func roots(of word: String) -> [String] {
    var words = [word]
    if word.hasPrefix("un") { words.append(String(word.dropFirst(2))) }
    let stems = words.flatMap { word in
      TextLevels.endings.compactMap { ending, base in
        word.hasSuffix(ending) && word.count >= ending.count + 3
          ? String(word.dropLast(ending.count)) + base : nil
      }
    }
    return Array(words.dropFirst()) + stems
  }
}
