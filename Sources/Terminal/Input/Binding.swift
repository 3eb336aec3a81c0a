/// Keys and their effect. A screen's behavior, the hints in its footer and its help come from its
/// bindings, so they always agree.
package struct Binding<Message: Sendable>: Sendable {
  /// The keys. The hint shows the first one, unless there is a key label.
  package let keys: [Key]
  /// The effect of the keys, in one to three words.
  package let label: String
  /// The text that hints show for the keys; nil for the name of the first one.
  package let keyLabel: String?
  /// Whether the footer shows the binding; the help shows all bindings.
  package let isHinted: Bool
  /// Makes the message for the screen from the pressed key.
  package let message: @Sendable (Key) -> Message

  /// Creates a binding of several keys whose message depends on the key.
  package init(
    _ keys: [Key], keyLabel: String? = nil, _ label: String, isHinted: Bool = true,
    message: @escaping @Sendable (Key) -> Message
  ) {
    self.keys = keys
    self.label = label
    self.keyLabel = keyLabel
    self.isHinted = isHinted
    self.message = message
  }

  /// Creates a binding of one key.
  package init(_ key: Key, _ label: String, isHinted: Bool = true, _ message: Message) {
    self.init([key], label, isHinted: isHinted) { _ in message }
  }

  /// Creates a binding of several keys with the same message.
  package init(
    _ keys: [Key], keyLabel: String? = nil, _ label: String, isHinted: Bool = true,
    _ message: Message
  ) {
    self.init(keys, keyLabel: keyLabel, label, isHinted: isHinted) { _ in message }
  }

  /// Creates a binding of clicks on the rows of a list. The message depends on the row, from 0.
  package static func rows(
    _ count: Int, _ label: String, message: @escaping @Sendable (_ row: Int) -> Message
  ) -> Binding {
    Binding((0..<count).map { Key.row($0) }, label, isHinted: false) { key in
      if case .row(let row) = key { message(row) } else { message(0) }
    }
  }

  /// The binding without the type of its messages.
  var erased: Binding<any Sendable> {
    Binding<any Sendable>(keys, keyLabel: keyLabel, label, isHinted: isHinted) { [message] key in
      message(key)
    }
  }

  /// The hint for the binding; nil if it has no keys.
  func hint(_ names: KeyNames) -> Hint? {
    keys.first.map { key in
      let isClicked = keyLabel != nil && keys.contains(.row(0))
      return Hint(
        keys: (keyLabel ?? names.name(of: key)) + (isClicked ? ", \(names.click)" : ""),
        label: label, key: key)
    }
  }
}
