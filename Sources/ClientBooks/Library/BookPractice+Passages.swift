import Bookshelf
package import ClientCore
import GameEngine

extension BookPractice {
  package func passages(of name: String) throws -> TextPassages {
    let opened = try books.open(books.find(name))
    let (book, place) = (opened.book, opened.place)
    let next = place.map { BookPassages(book, from: $0) } ?? BookPassages(book)
    let earlier = place.map { [BookPassages(book, until: $0)] } ?? []
    return TextPassages(
      title: opened.entry.title, language: opened.entry.book.language,
      passages: AnySequence(([next] + earlier).lazy.joined()))
  }

  package func passages(ofOwnTextsIn language: String) throws -> [TextPassages] {
    let wanted = LanguageTag.long(of: language)
    return try books.list().compactMap { entry in
      guard case .program = entry.origin, LanguageTag.long(of: entry.book.language) == wanted else {
        return nil
      }
      return TextPassages(
        title: entry.title, language: entry.book.language,
        passages: AnySequence(BookPassages(try books.text(of: entry))))
    }
  }
}
