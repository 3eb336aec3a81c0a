/// The texts that the app itself shows, in the interface language.
package struct AppLabels: Sendable {
  /// The name of the program, at the start of the title bar.
  package let program: String
  /// The footer's hint that opens the help.
  package let keys: String
  /// The title of the help.
  package let helpTitle: String
  /// How to close the help, in its last row.
  package let closesHelp: String
  /// The label of Escape on most screens.
  package let back: String
  /// The effect of control-P: the search.
  package let search: String
  /// The effect of control-T: the next theme.
  package let otherColors: String
  /// The effect of control-L.
  package let redraw: String
  /// The effect of control-C.
  package let leave: String
  /// How to cancel running work, in the footer.
  package let cancels: String
  /// The text if the terminal is smaller than needed.
  package let tooSmall: @Sendable (_ needed: Size, _ actual: Size) -> String
  /// The names of the keys, for hints.
  package let keyNames: KeyNames

  package init(
    program: String, keys: String, helpTitle: String, closesHelp: String, back: String,
    search: String, otherColors: String, redraw: String, leave: String, cancels: String,
    tooSmall: @escaping @Sendable (_ needed: Size, _ actual: Size) -> String, keyNames: KeyNames
  ) {
    (self.program, self.keys, self.helpTitle) = (program, keys, helpTitle)
    (self.closesHelp, self.back, self.search) = (closesHelp, back, search)
    self.otherColors = otherColors
    (self.redraw, self.leave, self.cancels) = (redraw, leave, cancels)
    (self.tooSmall, self.keyNames) = (tooSmall, keyNames)
  }
}
