import ClientCore
import Journal
import Messages

extension Sync.Progress {
  /// The progress of a sync: the counts so far, or how long the server asks to wait.
  func text(in messages: Messages) -> String {
    switch self {
    case .moved(let received, let sent):
      let (read, written) = (messages.number(received), messages.number(sent))
      return messages.plural(
        received, "\(read) event read, \(written) sent", "\(read) events read, \(written) sent")
    case .waiting(let seconds, let server):
      return messages("waiting \(seconds) s, as \(server) asks")
    }
  }
}

extension SyncReport {
  /// The result of a sync: the new events on both sides, then refused and unreadable events if any.
  func summary(in messages: Messages) -> String {
    let (here, there) = (messages.number(received), messages.number(sent))
    let moved = messages.plural(
      received, "\(here) new event here, \(there) new there.",
      "\(here) new events here, \(there) new there.")
    return [moved, refusedEvents(refused, in: messages), unreadEvents(unread, in: messages)]
      .compactMap(\.self).joined(separator: " ")
  }
}
