/// What stands where a table would, if there were anything in it.
struct EmptyState: Hashable, Sendable {
  /// The short of it.
  let lead: String
  /// What to do, or to wait for.
  let text: String
  /// A command to type.
  let command: String?

  init(_ lead: String, _ text: String, command: String? = nil) {
    self.lead = lead
    self.text = text
    self.command = command
  }
}
