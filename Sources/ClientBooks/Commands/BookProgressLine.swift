import ClientCore
import Messages

/// A line at a terminal that shows that the file of a book takes a while to be read.
struct BookProgressLine: Sendable {
  private let presentation: Presentation
  private let line: ProgressLine
  private let clock: ProgressClock

  init(_ presentation: Presentation) {
    self.presentation = presentation
    line = ProgressLine(host: presentation.host)
    clock = ProgressClock(presentation.host.uptimeMillis)
  }

  /// Shows how many pages of so many are read, if it is time to.
  ///
  /// - Returns: whether it was time to.
  @discardableResult
  func show(_ done: Int, of all: Int) -> Bool {
    guard clock.isDue else { return false }
    let messages = presentation.messages
    line.show(all > 0 ? messages("page \(done) of \(all)") : messages("reading the book"))
    return true
  }

  /// Opens a book, and shows its progress meanwhile.
  func during<Value>(_ open: (Library.PageProgress) throws -> Value) rethrows -> Value {
    var isShown = false
    defer { if isShown { line.clear() } }
    return try open { done, all in
      if show(done, of: all) { isShown = true }
    }
  }
}
