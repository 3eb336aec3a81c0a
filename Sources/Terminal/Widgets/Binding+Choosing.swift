extension Binding {
  /// Creates a binding of the keys that move the choice in a list, and of clicks on its rows. The footer does not show it.
  package static func choosing(
    _ count: Int, _ label: String, keys: [Key] = Choice.keys, keyLabel: String = "↑↓",
    message: @escaping @Sendable (Key) -> Message
  ) -> Binding {
    Binding(
      keys + (0..<count).map { Key.row($0) }, keyLabel: keyLabel, label, isHinted: false,
      message: message)
  }
}
