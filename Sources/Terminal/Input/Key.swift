/// A key, or a click that acts as one.
package enum Key: Hashable, Sendable {
  /// A letter, digit, other character or space.
  case character(Character)
  /// The control key with a letter, in lowercase.
  case control(Character)
  /// The alt key with a character.
  case alt(Character)
  /// A function key, from 1.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A click on a row of a list or on a link, from 0.
  case row(Int)
}
