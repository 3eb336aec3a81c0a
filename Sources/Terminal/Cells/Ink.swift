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
    /// Keys and everything else that can be pressed.
    case key
    /// What the player has gained: the hoard, scores, milestones.
    case gold
    /// A word to learn.
    case word
    /// Right answers.
    case right
    /// Wrong answers and errors.
    case wrong
    /// Frames, rules and the empty part of a gauge.
    case border
    /// The full part of a plot or a gauge.
    case bar
    /// The key of the one next step, with a background of its own.
    case chip
    /// A tile with a letter in its place. Tiles have backgrounds of their own.
    case placed
    /// A tile with a letter that is in the word, but elsewhere.
    case elsewhere
    /// A tile with a letter that is not in the word.
    case absent
    /// A tile of a question that was missed.
    case missed
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

  /// What is behind the text, unless its role has a background of its own.
  package enum Ground: CaseIterable, Sendable {
    /// The page.
    case page
    /// What stands out from the page: the title bar, the footer, panels of choices.
    case raised
    /// The one thing that keys act on.
    case selected
  }

  /// The role, which the theme maps to colors.
  package var role: Role
  /// The background.
  package var ground: Ground

  package init(_ role: Role, on ground: Ground = .page) {
    (self.role, self.ground) = (role, ground)
  }

  /// Running text.
  package static let text = Ink(.text)
  /// Secondary text.
  package static let dim = Ink(.dim)
  /// Titles.
  package static let heading = Ink(.heading)
  /// Keys and everything else that can be pressed.
  package static let key = Ink(.key)
  /// What the player has gained.
  package static let gold = Ink(.gold)
  /// A word to learn.
  package static let word = Ink(.word)
  /// Right answers.
  package static let right = Ink(.right)
  /// Wrong answers and errors.
  package static let wrong = Ink(.wrong)
  /// Frames, rules and the empty part of a gauge.
  package static let border = Ink(.border)
  /// The full part of a plot or a gauge.
  package static let bar = Ink(.bar)
  /// The key of the one next step.
  package static let chip = Ink(.chip)
  /// A tile with a letter that is in its place.
  package static let placed = Ink(.placed)
  /// A tile with a letter that is in the word, but elsewhere.
  package static let elsewhere = Ink(.elsewhere)
  /// A tile with a letter that is not in the word.
  package static let absent = Ink(.absent)
  /// A tile of a question that was missed.
  package static let missed = Ink(.missed)
  /// A tile that is still empty.
  package static let untried = Ink(.untried)
  /// Emphasis in running text.
  package static let emphasis = Ink(.emphasis)
  /// Strong emphasis in running text.
  package static let strong = Ink(.strong)
  /// A link in running text.
  package static let link = Ink(.link)

  /// The same ink on another background.
  package func on(_ ground: Ground) -> Ink { Ink(role, on: ground) }
  /// The same ink, selected.
  package var selected: Ink { on(.selected) }
  /// The same ink, raised.
  package var raised: Ink { on(.raised) }
  /// The same ink, selected or not.
  package func selected(_ isSelected: Bool) -> Ink { isSelected ? selected : self }
}
