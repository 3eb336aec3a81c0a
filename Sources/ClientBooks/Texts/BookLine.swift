import ClientCore
import Kit

/// A command that a player types while reading in line mode.
enum BookLine: Equatable {
  case next, previous, contents, words, numbers, say, help, quit, renderings, favorite, favorites
  /// Whether to show one sentence at a time; nil to switch.
  case sentences(Bool?)
  case go(String)
  case find(String)
  case define(String)
  case card(String)
  case mark(String)
  case marks
  /// The number of the mark in the list, as typed.
  case unmark(String)
  /// The name of another rendering; empty for the next one.
  case rendering(String)
  /// Not a command.
  case unknown(String)

  init(_ line: String) {
    let line = line.trimmingBlanks
    guard !line.isEmpty else {
      self = .next
      return
    }
    let name = line.prefix { !$0.isWhitespace }.lowercased()
    let rest = String(line.dropFirst(name.count)).trimmingBlanks
    self =
      switch (name, rest.isEmpty) {
      case (":toc", true): .contents
      case (":words", true): .words
      case (":numbers", true): .numbers
      case (":say", true): .say
      case (":sentences", true): .sentences(nil)
      case (":sentences", false):
        rest == "on" ? .sentences(true) : rest == "off" ? .sentences(false) : .unknown(line)
      case (":renderings", true): .renderings
      case (":rendering", _): .rendering(rest)
      case (":favorite", true): .favorite
      case (":favorites", true): .favorites
      case (":back", true): .previous
      case (":help", true): .help
      case (":quit", true), (":q", true): .quit
      case (":mark", _): .mark(rest)
      case (":marks", true): .marks
      case (":unmark", false): .unmark(rest)
      case (":go", false): .go(rest)
      case (":find", false): .find(rest)
      case (":define", false): .define(rest)
      case (":card", false): .card(rest)
      default: .unknown(line)
      }
  }
}
