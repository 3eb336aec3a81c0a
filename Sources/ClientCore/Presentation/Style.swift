package import Terminal

/// Marks text with color and weight, if the display supports them.
///
/// No information is in the colors alone: each comes with a character or a word. Lines have the terminal's own
/// background, so these are its named colors if possible (SGR, ECMA-48 8.3.117); the full screen sets the
/// background, and its colors are in Terminal's `Theme`.
package struct Style: Sendable {
  /// The role of a piece of text.
  package enum Role: Sendable { case plain, heading, task, right, wrong, aside, word }

  private let codes: [Role: String]

  package init(display: Display, theme: Theme) {
    guard display.isStyled else {
      codes = [:]
      return
    }
    let bold = "1"
    switch display.hasColor ? theme : .mono {
    case .dark:
      codes = [
        .heading: "1;96", .task: bold, .right: "1;92", .wrong: "1;91", .aside: "90", .word: "1;93",
      ]
    case .light:
      codes = [
        .heading: "1;34", .task: bold, .right: "1;32", .wrong: "1;31", .aside: "90", .word: "1;35",
      ]
    case .sepia:
      codes = [
        .heading: "1;38;5;130", .task: "1;38;5;137", .right: "1;38;5;100", .wrong: "1;38;5;124",
        .aside: "38;5;138", .word: "1;38;5;172",
      ]
    case .ocean:
      codes = [
        .heading: "1;38;5;80", .task: bold, .right: "1;38;5;114", .wrong: "1;38;5;210",
        .aside: "38;5;109", .word: "1;38;5;217",
      ]
    case .candy:
      codes = [
        .heading: "1;38;5;127", .task: bold, .right: "1;38;5;29", .wrong: "1;38;5;125",
        .aside: "38;5;96", .word: "1;38;5;55",
      ]
    case .mono:
      codes = [.heading: bold, .task: bold, .right: bold, .wrong: bold, .word: bold]
    }
  }

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard let code = codes[role], !text.isEmpty else { return text }
    return TerminalText.styled(text, code)
  }
}
