import FoundationEssentials
package import Messages
package import Terminal

/// Prints the results of commands: the output, its width and the player's settings.
package struct Presentation: Sendable {
  /// The process's input, output, clock and other resources.
  package let host: Host
  /// Whether to print one JSON document instead of text.
  package let isJSON: Bool
  private let chosenTheme: Theme?
  private let readSettings: @Sendable () throws -> Settings

  /// - Parameters:
  ///   - theme: the colors for this command only; nil for the theme of the settings.
  ///   - settings: reads the player's current settings.
  package init(
    host: Host, isJSON: Bool, theme: Theme?, settings: @escaping @Sendable () throws -> Settings
  ) {
    self.host = host
    self.isJSON = isJSON
    chosenTheme = theme
    readSettings = settings
  }

  /// The texts of the interface in the player's language.
  package var messages: Messages { host.messages }

  /// The width of text in columns.
  package var width: Int { host.display.textWidth }

  /// The player's settings, read from the journal at each call.
  package func settings() throws -> Settings { try readSettings() }

  /// Whether to print plain sentences only.
  package func isSpoken() throws -> Bool { try readSettings().spoken }

  /// The colors chosen for this command, else the theme of the settings.
  package func theme() throws -> Theme { try theme(in: readSettings()) }

  /// The colors chosen for this command, else the theme of the given settings.
  package func theme(in settings: Settings) -> Theme { chosenTheme ?? settings.theme }

  /// The style for text on this output, in the colors of `theme()`. Reads the settings at each
  /// call.
  package func style() throws -> Style { Style(display: host.display, theme: try theme()) }

  /// Prints a value as JSON if that was requested, else as text.
  package func print(_ value: some Encodable, text: () throws -> String) throws {
    if isJSON {
      host.output.write(try sortedEncoder(pretty: true).text(of: value) + "\n")
    } else {
      host.output.write(try text())
    }
  }

  /// Prints lines; at a terminal, lines that are too long are wrapped at their spaces.
  package func say(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if host.display.isInteractive {
      lines = lines.map { $0.count > width ? wrapped($0, width: width) : $0 }
    }
    host.output.write(lines.joined(separator: "\n") + "\n")
  }

  /// Prints a text; a long one through the player's pager, if there is a terminal that is too low
  /// for it.
  package func show(_ text: String, isLong: Bool) {
    let rows = text.count { $0.isNewline }
    if isLong, let page = host.page, page(text, rows) { return }
    host.output.write(text)
  }

  /// Wraps paragraphs, each with a line feed at its end.
  package func paragraphs(_ texts: [String]) -> String {
    texts.map { wrapped($0, width: width) + "\n" }.joined()
  }

  /// Formats names and texts in two columns, or as sentences if output is spoken.
  package func list(_ rows: [(name: String, text: String)]) throws -> String {
    let rows = rows.map { (name: $0.name.onOneLine, text: $0.text) }
    if try isSpoken() {
      return paragraphs(
        rows.map { name, text in
          let isSentence = text.last.map { ".!?…".contains($0) } ?? false
          return "\(name): \(text)" + (isSentence ? "" : ".")
        })
    }
    let style = try style()
    let column = min(18, (rows.map(\.name.count).max() ?? 0) + 2)
    return rows.map { name, text in
      style(.word, name) + name.padding(to: column)
        + wrapped(text, width: width, indent: column, hanging: true) + "\n"
    }.joined()
  }
}
