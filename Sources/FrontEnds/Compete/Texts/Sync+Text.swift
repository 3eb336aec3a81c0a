import Client
import Journal
import Messages

extension Sync.Progress {
  /// The progress of a sync in a few words.
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
  /// The result of a sync, as a sentence.
  func summary(in messages: Messages) -> String {
    let (here, there) = (messages.number(received), messages.number(sent))
    let moved = messages.plural(
      received, "\(here) new event here, \(there) new there.",
      "\(here) new events here, \(there) new there.")
    return [moved, refusedEvents(refused, in: messages), unreadEvents(unread, in: messages)]
      .compactMap(\.self).joined(separator: " ")
  }
}

/// A sentence about events that are kept, but not read; nil if there are none.
func unreadEvents(_ count: Int, in messages: Messages) -> String? {
  guard count > 0 else { return nil }
  let number = messages.number(count)
  return messages.plural(
    count,
    "\(number) event is kept, but not counted: it is damaged, or from a newer Wordhoard.",
    "\(number) events are kept, but not counted: they are damaged, or from a newer Wordhoard.")
}

/// A sentence about the events of a server or a file that were refused; nil if none were.
func refusedEvents(_ count: Int, in messages: Messages) -> String? {
  guard count > 0 else { return nil }
  let number = messages.number(count)
  return messages.plural(
    count,
    """
    \(number) event was left out: its time or number is impossible, or it is a setting that each computer \
    keeps for itself.
    """,
    """
    \(number) events were left out: their time or number is impossible, or they are settings that each computer \
    keeps for itself.
    """)
}
