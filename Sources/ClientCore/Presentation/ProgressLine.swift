import Lexicon
import Messages

/// A line at a terminal that shows the progress of an operation; nothing elsewhere.
package struct ProgressLine: Sendable {
  package let host: Host

  package init(host: Host) {
    self.host = host
  }

  package func show(_ text: String) {
    if host.display.isInteractive { host.errors.rewriteLine(text.padded(to: 60)) }
  }

  package func clear() {
    guard host.display.isInteractive else { return }
    host.errors.rewriteLine("".padded(to: 60))
    host.errors.rewriteLine("")
  }

  /// Shows the progress of dictionaries, and reports those that are skipped.
  package var dictionaryListener: Dictionaries.Listener {
    let messages = host.messages
    var listener = Dictionaries.Listener()
    listener.sorting = { id, share in
      show(messages("sorting the words of \(id), once only: \(Int(100 * share)) %"))
    }
    listener.passedOver = { id, error in
      clear()
      let reason = shortened("\(error)", to: 300)
      host.remark(messages("\(reason); the dictionary \(id) is skipped"))
    }
    return listener
  }
}
