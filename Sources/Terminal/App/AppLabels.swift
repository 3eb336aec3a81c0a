/// The texts that the app itself shows, in the language of the interface.
package struct AppLabels: Sendable {
  /// The name of the program, at the start of the title bar.
  package let program: String
  /// The footer's hint for the help.
  package let keys: String
  /// The title of the help.
  package let helpTitle: String
  /// How to close the help.
  package let closesHelp: String
  /// The label of Escape on most screens.
  package let back: String
  /// The label of control-T.
  package let otherColors: String
  /// The label of control-L.
  package let redraw: String
  /// The label of control-C.
  package let leave: String
  /// How to cancel running work.
  package let cancels: String
  /// The text if the terminal is too small.
  package let tooSmall: @Sendable (_ needed: Size, _ actual: Size) -> String
  /// The names of the keys.
  package let keyNames: KeyNames

  /// Creates labels.
  package init(
    program: String, keys: String, helpTitle: String, closesHelp: String, back: String,
    otherColors: String, redraw: String, leave: String, cancels: String,
    tooSmall: @escaping @Sendable (_ needed: Size, _ actual: Size) -> String, keyNames: KeyNames
  ) {
    (self.program, self.keys, self.helpTitle) = (program, keys, helpTitle)
    (self.closesHelp, self.back, self.otherColors) = (closesHelp, back, otherColors)
    (self.redraw, self.leave, self.cancels) = (redraw, leave, cancels)
    (self.tooSmall, self.keyNames) = (tooSmall, keyNames)
  }
}
