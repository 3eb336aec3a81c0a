package import Bookshelf
package import ClientCore
import GameEngine
import Journal
import Messages

extension Library {
  /// Opens the book of a request; without a name, the book that was read last, or the only book.
  /// Adds a file first.
  ///
  /// - Parameter pages: receives the progress if reading the file takes a while.
  /// - Throws: `ClientError` if there is no such book, or none was read yet.
  package func open(
    _ request: ReadRequest, pages: PageProgress = { _, _ in }
  ) throws -> OpenedBook {
    if let name = request.book {
      let path = FilePath.absolute(name)
      guard FilePath.isFile(path), try matches(name).isEmpty else {
        return try open(find(name), pages: pages)
      }
      guard let addition = try add([path], pages: pages).first else { throw CancellationError() }
      return try open(addition.result.get().entry)
    }
    let books = try list()
    var last = books.first { $0.book.readAt != nil } ?? (books.count == 1 ? books.first : nil)
    // The program may have been killed while another book was open.
    if let open = try store.books().openPlace(), open.instant >= last?.book.readAt ?? 0 {
      last = books.first { $0.id == open.entry.book } ?? last
    }
    guard let last else {
      throw ClientError(
        .unknownBook, "you have not read a book yet",
        remedy: "choose one of `wordhoard book list`: `wordhoard read BOOK`", exit: .usage)
    }
    return try open(last, pages: pages)
  }
}

extension OpenedBook {
  /// The place of a request; without one, the last place that was reached, or the beginning.
  ///
  /// - Throws: `ClientError` if the book has no such place.
  package func place(for request: ReadRequest) throws(ClientError) -> BookPlace {
    guard let written = request.place else {
      return place ?? BookPlace(document: 0, offset: 0)
    }
    guard let place = book.place(written: written) else {
      throw ClientError(
        .unknownPlace, "the book has no place \(shortened(written))",
        remedy: "places are a chapter 3, a paragraph 3.12, 40% or a printed page p.12", exit: .usage
      )
    }
    return place
  }
}
