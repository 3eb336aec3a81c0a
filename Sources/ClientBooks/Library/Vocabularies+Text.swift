import Bookshelf
package import ClientCore

extension Vocabularies {
  /// The vocabulary of a short English text, such as the description of a book; nil if it seems to
  /// be in another language, or contains no words.
  ///
  /// - Throws: `JournalError`.
  package func vocabulary(of text: String) throws -> Vocabulary? {
    guard let book = try? BookFile(text: text).read(),
      LanguageGuess.language(of: book.documents, otherThan: "en") == nil
    else { return nil }
    let lexicon = BookLexicon(BookTokens(book), knowledge: try knowledge(), looks: [])
    let vocabulary = lexicon.vocabulary()
    return vocabulary.tokens > 0 ? vocabulary : nil
  }
}
