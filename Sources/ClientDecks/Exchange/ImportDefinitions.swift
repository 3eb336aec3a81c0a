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
    let gaps = SentenceGaps(term: draft.term, forms: draft.forms) { [translations] word in
      (draft.termLanguage ?? pair?.term).map { translations.baseForms(of: word, in: $0) } ?? []
    }
    if let gap = sentences.lazy.compactMap(gaps.gapped).first { return gap }
    // A sentence without a gap is better than losing the word.
    if let sentence = sentences.first { return sentence }
    return (draft.pictures + draft.audio).first.map { "[\($0)]" }
  }
}
