import Client
import Lexicon

/// A line at a terminal that is written over as something goes on; nowhere else.
struct ProgressLine: Sendable {
  let host: Host

  func show(_ text: String) {
    if host.display.isInteractive { host.errors.write("\r\(text.padded(to: 60))") }
  }

  func clear() {
    if host.display.isInteractive { host.errors.write("\r\("".padded(to: 60))\r") }
  }

  /// Shows what goes on in dictionaries, and remarks which are passed over.
  var dictionaryListener: Dictionaries.Listener {
    var listener = Dictionaries.Listener()
    listener.sorting = { id, share in
      show("sorting the words of \(id), once only: \(Int(100 * share)) %")
    }
    listener.passedOver = { id, error in
      clear()
      host.remark("\(shownSafely("\(error)", limit: 300)); the dictionary \(id) is passed over")
    }
    return listener
  }
}

extension Sync.Progress {
  /// How far a sync has come, in a few words.
  var text: String {
    switch self {
    case .moved(let received, let sent): "\(counted(received, "event")) read, \(grouped(sent)) sent"
    case .waiting(let seconds, let server): "waiting \(seconds) s, as \(server) asks"
    }
  }
}
