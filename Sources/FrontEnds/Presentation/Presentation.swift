package import Client
import Foundation
package import Terminal

/// What commands need to show results: where they go, how wide that is, and what the player wants to see.
package struct Presentation: Sendable {
  /// What the process gives.
  package let host: Host
  /// Whether to print one JSON document instead of prose.
  package let isJSON: Bool
  private let chosenTheme: Theme?
  private let readSettings: @Sendable () throws -> Settings

  /// - Parameters:
  ///   - theme: the colors for this once.
  ///   - settings: the player's settings as they are now.
  package init(
    host: Host, isJSON: Bool, theme: Theme?, settings: @escaping @Sendable () throws -> Settings
  ) {
    self.host = host
    self.isJSON = isJSON
    chosenTheme = theme
    readSettings = settings
  }

  /// Columns of text.
  var width: Int { min(host.display.width, 100) }

  /// Whether all is to be plain sentences.
  func isSpoken() throws -> Bool { try readSettings().spoken }

  /// The colors: those for this once, else those of the settings.
  func theme() throws -> Theme { try theme(in: readSettings()) }

  /// The colors: those for this once, else those of some settings.
  func theme(in settings: Settings) -> Theme { chosenTheme ?? settings.theme }

  /// How text is marked.
  func style() throws -> Style { Style(display: host.display, theme: try theme()) }

  /// Prints a value as JSON where that was asked for, else as text.
  func print(_ value: some Encodable, text: () throws -> String) throws {
    if isJSON {
      let data = try sortedEncoder(pretty: true).encode(value)
      host.output.write(String(decoding: data, as: UTF8.self) + "\n")
    } else {
      host.output.write(try text())
    }
  }

  /// Prints a line.
  func say(_ line: String) { host.output.write(line + "\n") }

  /// Sentences or paragraphs, each wrapped, with its line feed.
  func paragraphs(_ texts: [String]) -> String {
    texts.map { wrapped($0, width: width) + "\n" }.joined()
  }

  /// Two columns: names and what is said of them; a sentence each where all is to be spoken.
  func list(_ rows: [(name: String, text: String)]) throws -> String {
    if try isSpoken() { return paragraphs(rows.map { "\($0.name): \($0.text)." }) }
    let style = try style()
    let column = min(18, (rows.map(\.name.count).max() ?? 0) + 2)
    return rows.map { name, text in
      style(.word, name) + name.padding(to: column)
        + wrapped(text, width: width, indent: column, hanging: true) + "\n"
    }.joined()
  }
}
