/// The texts of a player's page.
package struct PlayerPageTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The description of a player's page, with the player's name.
  package func summary(of name: String) -> String { messages("Ranked results of \(name)") }
  /// The caption of a player's results.
  package var caption: String { messages("Latest ranked results") }
  /// For a player without results.
  package var withoutResults: EmptyState {
    EmptyState(messages("No ranked results yet."), messages("Every hoard begins with a word."))
  }
  /// For a player who does not list their results.
  package var privatePlayer: EmptyState {
    EmptyState(messages("A private hoard."), messages("This player does not show their results."))
  }
}
