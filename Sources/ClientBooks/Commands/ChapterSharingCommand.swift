package import ClientCore

/// The command that shares a chapter of a book with a friend.
package struct ChapterSharingCommand {
  let sharing: Sharing
  let books: Library
  let presentation: Presentation

  /// Copies, mails or prints a chapter.
  ///
  /// - Parameter number: the number of the chapter, from 1.
  /// - Throws: `ClientError` if there is no such book or chapter.
  package func run(_ number: Int, of name: String, by way: ShareWay) throws {
    let opened = try books.open(books.find(name))
    try ShareSender(sharing: sharing, presentation: presentation)
      .send(sharing.chapter(opened.chapter(number), of: opened), by: way)
  }
}
