package import Messages

/// A sentence about events that are kept, but not read; nil if there are none.
package func unreadEvents(_ count: Int, in messages: Messages) -> String? {
  guard count > 0 else { return nil }
  let number = messages.number(count)
  return messages.plural(
    count,
    "\(number) event is kept, but not counted: it is damaged, or from a newer Wordhoard.",
    "\(number) events are kept, but not counted: they are damaged, or from a newer Wordhoard.")
}

/// A sentence about the events of a server or a file that were refused; nil if none were.
package func refusedEvents(_ count: Int, in messages: Messages) -> String? {
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
