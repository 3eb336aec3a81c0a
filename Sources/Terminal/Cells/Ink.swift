/// The role of a piece of text. The theme determines its colors. Every meaning is also shown by a
/// character or a word, so that nothing is lost without colors.
package struct Ink: Hashable, Sendable {
  /// The role of a piece of text.
  package enum Role: CaseIterable, Sendable {
    /// Running text.
    case text
    /// Secondary text.
    case dim
    /// Titles.
    case heading
    /// Keys and actions.
    case key
    /// A word to learn.
    case word
    /// Right answers.
    case right
    /// Wrong answers and errors.
    case wrong
    /// Frames and rules.
    case border
    /// The title bar, with a background of its own.
    case masthead
    /// A tile with a letter in its place. Tiles have backgrounds of their own.
    case placed
    /// A tile with a letter that is in the word, but elsewhere.
    case elsewhere
    /// A tile with a letter that is not in the word.
    case absent
    /// A tile that is still empty; selected for the one to fill next.
    case untried
    /// Emphasis in running text.
    case emphasis
    /// Strong emphasis in running text.
    case strong
    /// A link in running text.
    case link
    /// A word in running text that the player has looked up.
    case lookedUp
  }

  /// The role, which the theme maps to colors.
  package var role: Role
  /// Whether it has the background of selected text.
  package var isSelected = false

  package init(_ role: Role, isSelected: Bool = false) {
    self.role = role
    self.isSelected = isSelected
  }

  /// Running text.
  package static let text = Ink(.text)
  /// Secondary text.
  package static let dim = Ink(.dim)
  /// Titles.
  package static let heading = Ink(.heading)
  /// Keys and actions.
  package static let key = Ink(.key)
  /// A word to learn.
  package static let word = Ink(.word)
  /// Right answers.
  package static let right = Ink(.right)
  /// Wrong answers and errors.
  package static let wrong = Ink(.wrong)
  /// Frames and rules.
  package static let border = Ink(.border)

  /// The title bar.
  package static let masthead = Ink(.masthead)
  /// A tile with a letter that is in its place.
  package static let placed = Ink(.placed)
  /// A tile with a letter that is in the word, but elsewhere.
  package static let elsewhere = Ink(.elsewhere)
  /// A tile with a letter that is not in the word.
  package static let absent = Ink(.absent)
  /// A tile that is still empty.
  package static let untried = Ink(.untried)
  /// Emphasis in running text.
  package static let emphasis = Ink(.emphasis)
  /// Strong emphasis in running text.
  package static let strong = Ink(.strong)
  /// A link in running text.
  package static let link = Ink(.link)

  /// The same ink, selected.
  package var selected: Ink { Ink(role, isSelected: true) }
  /// The same ink, selected or not.
  package func selected(_ isSelected: Bool) -> Ink { Ink(role, isSelected: isSelected) }
}
