import Terminal
import Testing

@testable import ClientCore

@Suite("Colors and weight")
struct StyleTests {
  private static let roles: [Style.Role] = [
    .plain, .heading, .task, .right, .wrong, .aside, .word,
  ]

  @Test("a display without styles gets the bare text", arguments: Theme.allCases)
  func unstyled(_ theme: Theme) {
    let style = Style(display: Display(isStyled: false, hasColor: true), theme: theme)
    for role in Self.roles { #expect(style(role, "text") == "text") }
  }

  @Test("without colors every theme is weight alone", arguments: Theme.allCases)
  func noColor(_ theme: Theme) {
    let style = Style(display: Display(isStyled: true, hasColor: false), theme: theme)
    for role in Self.roles {
      let bare = role == .plain || role == .aside
      let shown = TerminalText.safe(style(role, "text"))
      #expect(shown == (bare ? "text" : "\u{1B}[1mtext\u{1B}[0m"))
    }
  }

  @Test("each theme has colors of its own, and plain text stays plain", arguments: Theme.allCases)
  func themes(_ theme: Theme) {
    let display = Display(isStyled: true, hasColor: true)
    let style = Style(display: display, theme: theme)
    #expect(style(.plain, "text") == "text")
    #expect(style(.heading, "") == "", "nothing is not styled")
    for other in Theme.allCases where other != theme {
      #expect(Style(display: display, theme: other)(.heading, "x") != style(.heading, "x"))
    }
    for role in Self.roles where style(role, "x") != "x" {
      let shown = TerminalText.safe(style(role, "x"))
      #expect(shown.hasPrefix("\u{1B}["))
      #expect(shown.hasSuffix("mx\u{1B}[0m"))
    }
  }
}
