import ClientCore
import Messages
import Synchronization

/// The lines that a player pastes or types, or that come from a pipe, until the end or an interrupt.
struct PastedLines {
  /// The lines, also those before an interrupt.
  let text: String
  /// 0, or the exit code for the signal that ended them.
  let exitCode: Int32

  /// The most bytes that are read.
  static let most = 16 << 20

  private struct State {
    var (text, hasEnded, isTooLong) = ("", false, false)
  }

  /// Reads lines. Other threads write to the state, because a signal does not end a read.
  ///
  /// - Throws: `ClientError` if there are too many.
  init(from input: any LineSource) throws(ClientError) {
    let state = Shared(State())
    let hasStarted = OwnThread.start("lines") {
      while let line = input.next() {
        let isFull = state.value.withLock { state in
          // A line that cannot be read stays as an empty one, so that the numbers of the others are right.
          state.text += (line.text ?? "\u{FFFD}") + "\n"
          state.isTooLong = state.text.utf8.count > PastedLines.most
          return state.isTooLong
        }
        if isFull { break }
      }
      state.value.withLock { $0.hasEnded = true }
    }
    exitCode = hasStarted ? Interruption.wait { state.value.withLock { $0.hasEnded } } : 1
    let read = state.value.withLock { $0 }
    if read.isTooLong {
      throw ClientError(
        .cardsTooLarge, "the text is too large", remedy: "import a file with `wordhoard import`",
        exit: .data)
    }
    text = read.text
  }
}

private final class Shared<Value: Sendable>: Sendable {
  let value: Mutex<Value>
  init(_ value: sending Value) { self.value = Mutex(value) }
}
