/// What a piece of text is; the theme tells how that looks. Every ink is doubled by a sign or a word,
/// so that nothing is lost without colors.
package struct Ink: Hashable, Sendable {
  /// The part that a piece of text plays.
  package enum Role: CaseIterable, Sendable {
    /// Running text.
    case text
    /// Asides.
    case dim
    /// Titles.
    case heading
    /// Keys and what can be acted on.
    case key
    /// A word that is learned.
    case word
    /// What is right.
    case right
    /// What is wrong.
    case wrong
    /// Frames and rules.
    case border
  }

  /// The part it plays.
  package var role: Role
  /// Whether it stands where the player is.
  package var isSelected = false

  /// An ink.
  package init(_ role: Role, isSelected: Bool = false) {
    self.role = role
    self.isSelected = isSelected
  }

  /// Running text.
  package static let text = Ink(.text)
  /// Asides.
  package static let dim = Ink(.dim)
  /// Titles.
  package static let heading = Ink(.heading)
  /// Keys and what can be acted on.
  package static let key = Ink(.key)
  /// A word that is learned.
  package static let word = Ink(.word)
  /// What is right.
  package static let right = Ink(.right)
  /// What is wrong.
  package static let wrong = Ink(.wrong)
  /// Frames and rules.
  package static let border = Ink(.border)

  /// The same, where the player is.
  package var selected: Ink { Ink(role, isSelected: true) }
  /// The same, where the player is if so.
  package func selected(_ isSelected: Bool) -> Ink { Ink(role, isSelected: isSelected) }
}
