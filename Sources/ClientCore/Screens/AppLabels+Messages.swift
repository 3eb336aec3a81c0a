package import Messages
package import Terminal

extension AppLabels {
  /// The texts of the app in a language.
  ///
  /// - Parameter keys: the keys that the player presses instead of others.
  package init(_ messages: Messages, keys: KeyMap = KeyMap()) {
    var names = KeyNames(messages)
    names.map = keys
    self.init(
      program: "Wordhoard",
      keys: messages("keys"),
      helpTitle: messages("Keys"),
      closesHelp: messages("↑↓ scroll; any other key closes this"),
      back: messages("back"),
      search: messages("anything"),
      otherColors: messages("other colors"),
      redraw: messages("redraw the screen"),
      leave: messages("leave; all answers are kept"),
      cancels: messages("Esc cancels"),
      tooSmall: { needed, actual in
        messages(
          """
          Wordhoard needs \(needed.width) × \(needed.height) cells, but the window has \
          \(actual.width) × \(actual.height). Enlarge it or choose a smaller font; nothing is lost. \
          Press q to leave.
          """)
      },
      keyNames: names)
  }
}

extension KeyNames {
  /// The names of the keys in a language.
  package init(_ messages: Messages) {
    self.init(
      space: messages("Space", context: "a key"), enter: messages("Enter", context: "a key"),
      escape: messages("Esc", context: "a key"), tab: messages("Tab", context: "a key"),
      backTab: messages("Shift-Tab", context: "a key"),
      backspace: messages("Backspace", context: "a key"),
      delete: messages("Delete", context: "a key"), home: messages("Home", context: "a key"),
      end: messages("End", context: "a key"), pageUp: messages("PgUp", context: "a key"),
      pageDown: messages("PgDn", context: "a key"), alt: messages("Alt", context: "a key"),
      click: messages("click", context: "instead of a key"))
  }
}
