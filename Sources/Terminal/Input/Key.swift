/// A key, or a click that acts as one.
package enum Key: Hashable, Sendable {
  /// A letter, digit, sign or space.
  case character(Character)
  /// The control key with a letter.
  case control(Character)
  /// The alt key with a letter.
  case alt(Character)
  /// A function key, from 1 on.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A click on a row of a list, counted from 0.
  case row(Int)
}
