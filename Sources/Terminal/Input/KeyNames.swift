/// The names of the keys that no single character represents, in the interface language.
package struct KeyNames: Hashable, Sendable {
  /// The names of keys that type or edit.
  package let space, enter, escape, tab, backTab, backspace, delete: String
  /// The names of keys that move.
  package let home, end, pageUp, pageDown: String
  /// The name of the alt key.
  package let alt: String
  /// The name of a mouse click.
  package let click: String
  /// The keys that the player presses instead of others.
  package var map = KeyMap()

  package init(
    space: String, enter: String, escape: String, tab: String, backTab: String, backspace: String,
    delete: String, home: String, end: String, pageUp: String, pageDown: String, alt: String,
    click: String
  ) {
    (self.space, self.enter, self.escape) = (space, enter, escape)
    (self.tab, self.backTab) = (tab, backTab)
    (self.backspace, self.delete) = (backspace, delete)
    (self.home, self.end, self.pageUp, self.pageDown) = (home, end, pageUp, pageDown)
    (self.alt, self.click) = (alt, click)
  }

  /// The name of the key that the player presses for a key, for hints.
  package func name(of key: Key) -> String { map.pressed(for: key, named: ownName) }

  /// The name of a key, whatever it means.
  private func ownName(of key: Key) -> String {
    switch key {
    case .character(" "): space
    case .character(let character): String(character)
    case .control(let letter): "^" + String(letter).uppercased()
    case .alt(let letter): "\(alt)-\(letter)"
    case .function(let number): "F\(number)"
    case .enter: enter
    case .escape: escape
    case .tab: tab
    case .backTab: backTab
    case .backspace: backspace
    case .delete: delete
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: home
    case .end: end
    case .pageUp: pageUp
    case .pageDown: pageDown
    case .row: click
    }
  }
}
