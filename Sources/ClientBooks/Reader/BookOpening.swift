import ClientCore
import Messages
import Terminal

/// Opens the book of the reader. If reading its file takes a while, shows its first pages before.
struct BookOpening: Sendable {
  typealias Message = ReaderScreen.Message

  let library: Library
  let renderings: Renderings
  let preferences: Preferences
  let messages: Messages

  func open(_ request: ReadRequest) -> [Effect<Message>] {
    [
      .attempt("", failed: Message.failed) { [library, preferences] in
        guard let beginning = BookBeginning(of: request, in: library) else { return .kept }
        return .begun(beginning, PageOptions(try preferences.current()))
      },
      .run(
        Work(messages("opening the book")) { [renderings, preferences, messages] report in
          do {
            let (opened, place) = try renderings.open(request) { done, all in
              if all > 0 {
                report(Double(done) / Double(all), messages("page \(done) of \(all)"))
              }
            }
            return .opened(
              ReaderScreen.Opened(
                book: opened, place: place, options: PageOptions(try preferences.current())))
          } catch {
            return .failed(ClientError(error))
          }
        }),
    ]
  }
}
