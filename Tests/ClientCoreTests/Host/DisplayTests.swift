import ClientCore
import Foundation
import Testing

@Suite("The capabilities of the output")
struct DisplayTests {
  @Test(
    "the locale decides whether characters beyond ASCII can be shown",
    arguments: [
      (["LANG": "en_US.UTF-8"], true), (["LANG": "en_US.utf8"], true), (["LANG": "C.UTF-8"], true),
      (["LANG": "C"], false), (["LANG": "en_US.ISO-8859-1"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "fr_FR.UTF-8", "LC_CTYPE": "C", "LANG": "C"], true),
      (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], false),
    ] as [([String: String], Bool)])
  func locale(_ environment: [String: String], _ isUnicode: Bool) {
    #expect(Display(environment: environment).isUnicode == isUnicode)
  }

  @Test(
    "without a terminal the width is that of COLUMNS, else 80, and never below 20",
    .enabled(if: isatty(STDOUT_FILENO) == 0),
    arguments: [
      ([:], 80), (["COLUMNS": "60"], 60), (["COLUMNS": "132"], 132), (["COLUMNS": "1"], 20),
      (["COLUMNS": "0"], 20), (["COLUMNS": "-7"], 20), (["COLUMNS": "wide"], 80),
      (["COLUMNS": ""], 80), (["COLUMNS": "99999999999999999999"], 80),
    ] as [([String: String], Int)])
  func width(_ environment: [String: String], _ width: Int) {
    #expect(Display(environment: environment).width == width)
  }

  @Test(
    "without a terminal there are neither colors nor prompts",
    .enabled(if: isatty(STDOUT_FILENO) == 0))
  func noTerminal() {
    let display = Display(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    #expect(!display.isStyled)
    #expect(!display.hasColor)
    #expect(!display.isInteractive)
  }

  @Test("NO_COLOR and dumb terminals have no colors")
  func noColor() {
    #expect(!Display(environment: ["TERM": "xterm", "NO_COLOR": "1"]).hasColor)
    for environment in [["TERM": "dumb"], ["TERM": ""], [:]] {
      #expect(!Display(environment: environment).hasColor)
      #expect(!Display(environment: environment).isStyled)
    }
  }
}
