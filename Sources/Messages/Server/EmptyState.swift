/// The text that replaces a table without rows.
package struct EmptyState: Hashable, Sendable {
  /// A short title.
  package let lead: String
  /// An explanation, or what to do.
  package let text: String
  /// A command to type.
  package let command: String?

  init(_ lead: String, _ text: String, command: String? = nil) {
    self.lead = lead
    self.text = text
    self.command = command
  }
}
