import ClientCore
import GameEngine
import Journal
import Lexicon

/// The chance that a player knows words of a language other than English. Only the player's cards
/// are evidence.
struct CardKnowledge: WordJudge {
  /// Articles with which the terms of many cards begin.
  private static let articles: Set<String> = [
    "das", "de", "der", "die", "een", "el", "en", "et", "ett", "gli", "het", "i", "il", "la", "las",
    "le",
    "les", "lo", "los", "o", "a", "os", "as", "um", "uma", "un", "una", "une",
  ]

  let knowsFrequencies = false
  private let language: String
  private let dictionaries: DictionaryRegistry
  /// The chance that the player knows each term, 0 to 1, by the term in small letters.
  private let cards: [String: Double]

  /// - Throws: `JournalError`.
  init(_ language: String, dictionaries: DictionaryRegistry, store: PlayerStore, at now: Moment)
    throws
  {
    (self.language, self.dictionaries) = (language, dictionaries)
    let shelf = try store.cards()
    let decks = try shelf.tree().nodes.filter { node in
      node.pair.map { LanguageTag.long(of: $0.term) == LanguageTag.long(of: language) } ?? false
    }
    let progress = try decks.isEmpty ? PlayerProgress() : store.progress()
    let time = progress.studyTime(now)
    var cards: [String: Double] = [:]
    for card in try decks.flatMap({ try shelf.cards(in: $0.id) }) {
      guard let recall = progress.retrievability(of: card.id, at: time) else { continue }
      let term = CardKnowledge.withoutArticle(BookTokens.form(of: card.term))
      cards[term] = max(cards[term] ?? 0, recall)
    }
    self.cards = cards
  }

  func judge(_ form: BookTokens.Form) -> WordKnowledge.Judged {
    // German nouns are always capitalized.
    let written =
      form.small > 0 ? form.text : form.text.prefix(1).uppercased() + form.text.dropFirst()
    let base = dictionaries.lemma(of: written, in: language).map { BookTokens.form(of: $0) }
    let known = [form.text, base].compactMap { $0 }.compactMap { cards[$0] }.max()
    return WordKnowledge.Judged(
      lemma: base ?? form.text, known: known, isListed: false, isMet: known != nil)
  }

  private static func withoutArticle(_ term: String) -> String {
    if term.hasPrefix("l'") { return String(term.dropFirst(2)) }
    let parts = term.split(separator: " ", maxSplits: 1).map(String.init)
    return parts.count == 2 && articles.contains(parts[0]) ? parts[1] : term
  }
}
