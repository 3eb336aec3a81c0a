/// What a key does. A screen's bindings are at once its behavior, the hints at its foot and its help, so
/// that these are always true.
package struct Binding<Message: Sendable>: Sendable {
  /// The keys that do it; the first is the one that is told.
  package let keys: [Key]
  /// What it does, in one to three words.
  package let label: String
  /// How the keys are told, where the first is not enough.
  package let keysTold: String
  /// Whether it stands at the foot of the screen; help has all of them.
  package let isHinted: Bool
  /// What it tells the screen.
  package let message: @Sendable (Key) -> Message

  /// A binding of several keys, whose message depends on the key.
  package init(
    _ keys: [Key], told keysTold: String? = nil, _ label: String, isHinted: Bool = true,
    message: @escaping @Sendable (Key) -> Message
  ) {
    self.keys = keys
    self.label = label
    self.keysTold = keysTold ?? keys.first?.name ?? ""
    self.isHinted = isHinted
    self.message = message
  }

  /// A binding of one key.
  package init(_ key: Key, _ label: String, isHinted: Bool = true, _ message: Message) {
    self.init([key], label, isHinted: isHinted) { _ in message }
  }

  /// A binding of several keys that do the same.
  package init(
    _ keys: [Key], told keysTold: String? = nil, _ label: String, isHinted: Bool = true,
    _ message: Message
  ) {
    self.init(keys, told: keysTold, label, isHinted: isHinted) { _ in message }
  }

  /// A binding of clicks on the rows of what can be chosen from, whose message depends on the row.
  package static func rows(
    _ count: Int, _ label: String, message: @escaping @Sendable (_ row: Int) -> Message
  ) -> Binding {
    Binding((0..<count).map { Key.row($0) }, told: "click", label, isHinted: false) { key in
      if case .row(let row) = key { message(row) } else { message(0) }
    }
  }
}

/// A binding as it is told.
package struct Hint: Hashable, Sendable {
  /// The keys.
  package let keys: String
  /// What they do.
  package let label: String
  /// The key that a click on the hint presses.
  package let key: Key?
}
