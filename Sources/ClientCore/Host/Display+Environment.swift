import Glibc

extension Display {
  /// The capabilities of standard output, from the terminal and the environment
  /// (`NO_COLOR`, `TERM`, `COLUMNS`, the locale).
  package init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    var size = winsize()
    var width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { locale in
      let letters = locale.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
      return letters.indices.contains { letters[$0...].starts(with: "utf8".utf8) }
    }
    self.init(
      width: max(20, width), isStyled: isTerminal && !isDumb,
      hasColor: isTerminal && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty,
      isUnicode: isUTF8 ?? false, isInteractive: isTerminal && isatty(STDIN_FILENO) == 1)
  }
}
