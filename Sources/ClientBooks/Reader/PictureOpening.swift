import Bookshelf
import ClientCore
import Messages
import Terminal

/// Reads the pictures of a page in the background.
struct PictureOpening: Sendable {
  typealias Message = ReaderScreen.Message

  let pictures: BookPictures
  let messages: Messages

  /// Opens a picture of the open page.
  ///
  /// - Parameter number: the number of the picture on the page, from 0. It wraps around if it is
  ///   one too large or too small.
  func open(
    _ number: Int, of reading: BookReading?, in book: OpenedBook?
  ) -> [Effect<Message>] {
    guard let book, let all = reading?.pictures else { return [] }
    guard !all.isEmpty else {
      return [.toast(Toast(messages("There are no pictures on this page.")))]
    }
    let number = (number + all.count) % all.count
    guard case .picture(let index) = all[number].kind else { return [] }
    let list = book.book.documents[all[number].document].pictures
    guard list.indices.contains(index) else { return [] }
    return [
      .attempt(messages("opening the picture"), replacesEarlier: true, failed: Message.refused) {
        [pictures] in
        let picture = try pictures.picture(list[index], of: book.entry)
        let pane = PicturePane(
          number: number, count: all.count, text: list[index].text, picture: picture)
        return .of(book.entry.id, .pictured(pane))
      }
    ]
  }
}
