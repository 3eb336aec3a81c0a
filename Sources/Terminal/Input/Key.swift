/// A key, or what stands for one.
package enum Key: Hashable, Sendable {
  /// A letter, digit, sign or blank.
  case character(Character)
  /// The control key with a letter.
  case control(Character)
  /// The alt key with a letter.
  case alt(Character)
  /// A function key, from 1 on.
  case function(Int)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// A click on a row of what can be chosen from, counted from 0.
  case row(Int)

  /// How it is told in hints.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "^" + String(letter).uppercased()
    case .alt(let letter): "Alt-" + String(letter)
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .row: "click"
    }
  }
}
