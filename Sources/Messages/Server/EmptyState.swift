/// The text that replaces a table without rows.
package struct EmptyState: Hashable, Sendable {
  /// A title of a few words.
  package let lead: String
  /// An explanation or a suggestion.
  package let text: String
  /// A command for the player to type; nil for none.
  package let command: String?

  init(_ lead: String, _ text: String, command: String? = nil) {
    self.lead = lead
    self.text = text
    self.command = command
  }
}
