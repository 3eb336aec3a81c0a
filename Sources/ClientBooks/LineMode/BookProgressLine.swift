import ClientCore
import Messages

/// A line on a terminal that shows the progress while a book's file is read.
struct BookProgressLine: Sendable {
  private let presentation: Presentation
  private let line: ProgressLine
  private let clock: ProgressClock

  init(_ presentation: Presentation) {
    self.presentation = presentation
    line = ProgressLine(host: presentation.host)
    clock = ProgressClock(presentation.host.uptimeMillis)
  }

  /// Shows the number of pages read and of all pages, unless the line was updated a moment ago.
  ///
  /// - Returns: whether the line was updated.
  @discardableResult
  func show(_ done: Int, of all: Int) -> Bool {
    guard clock.isDue else { return false }
    let messages = presentation.messages
    line.show(all > 0 ? messages("page \(done) of \(all)") : messages("reading the book"))
    return true
  }

  /// Opens a book and shows the progress meanwhile.
  func during<Value>(_ open: (Library.PageProgress) throws -> Value) rethrows -> Value {
    var isShown = false
    defer { if isShown { line.clear() } }
    return try open { done, all in
      if show(done, of: all) { isShown = true }
    }
  }
}
