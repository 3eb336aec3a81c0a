import ClientCore
import Exchange
import GameEngine

/// Generates definitions for cards without one, such as words that were looked up on a reading
/// device.
struct ImportDefinitions {
  private let translations: Translations
  private static let most = 3

  init(_ translations: Translations) { self.translations = translations }

  /// A definition: from a dictionary for the languages; else the sentence, with a gap for the word
  /// if it contains it; else the name of a picture or sound. Nil if there is none of these.
  ///
  /// - Parameter pair: the languages of the deck; nil if unknown.
  func definition(of draft: CardDraft, _ pair: LanguagePair?) -> String? {
    let languages =
      pair ?? draft.termLanguage.map { LanguagePair(term: $0, definition: $0) }
    let proposals = languages.map { translations.definitions(of: draft.term, $0) } ?? []
    if !proposals.isEmpty {
      return proposals.prefix(ImportDefinitions.most).joined(separator: "; ")
    }
    let sentences = draft.example.split(separator: "\n").map(String.init)
    if let gap = sentences.lazy.compactMap({ ImportDefinitions.gap(for: draft.term, in: $0) }).first
    {
      return gap
    }
    // A sentence without a gap is better than losing the word.
    if let sentence = sentences.first { return sentence }
    return (draft.pictures + draft.audio).first.map { "[\($0)]" }
  }

  /// A sentence with a gap for a term, or for the word with the longest common beginning, which may
  /// be another form of it. Nil if there is no such word.
  private static func gap(for term: String, in sentence: String) -> String? {
    if let example = Example(sentence, using: term) { return "\(example.before)…\(example.after)" }
    let letters = Array(term.lowercased())
    let least = max(3, letters.count / 2)
    var best: (word: Substring, length: Int)?
    for word in sentence.split(whereSeparator: { !$0.isLetter }) {
      let length = zip(word.lowercased(), letters).prefix { $0 == $1 }.count
      if length >= max(least, (best?.length ?? 0) + 1) { best = (word, length) }
    }
    return best.map { "\(sentence[..<$0.word.startIndex])…\(sentence[$0.word.endIndex...])" }
  }
}
