import ClientCore
import Messages

/// The messages after books are added.
extension LibraryScreen {
  /// The result of adding books. If it is only one, the list then selects it.
  static func message(
    of additions: [BookAddition], _ messages: Messages
  ) throws(ClientError) -> Message {
    if additions.count == 1 {
      let book = try additions[0].result.get()
      let title = shortened(book.entry.title, to: 100)
      return .added(
        book.entry.id,
        book.isNew ? messages("\(title) is added.") : messages("\(title) is here already."))
    }
    let refused = additions.compactMap { addition in
      if case .failure(let error) = addition.result { error } else { nil as ClientError? }
    }
    let books = additions.compactMap { try? $0.result.get() }
    guard !books.isEmpty else { throw refused[0] }
    let new = books.count(where: \.isNew)
    let added =
      new > 0
      ? messages.plural(new, "\(new) book is added.", "\(new) books are added.")
      : messages("The books are here already.")
    guard let first = refused.first else { return .done(added) }
    return .done(
      added + " "
        + messages.plural(
          refused.count, "\(refused.count) was refused: \(first.text(in: messages))",
          "\(refused.count) were refused; the first one: \(first.text(in: messages))"))
  }
}
