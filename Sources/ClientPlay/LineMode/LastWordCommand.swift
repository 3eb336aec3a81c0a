package import GameEngine
import Kit

/// A command of the line mode about the word of the last answer. It does not change the game.
package enum LastWordCommand: Equatable, Sendable {
  /// Makes a card of the word: `:card`, or with a deck `:card Spanish/Lesson 1`.
  case card(deck: String?)
  /// Says that the player knows the word: `:know`.
  case know

  /// Does what a command says with the word of a verdict, and returns a sentence about the result.
  package typealias Action = (_ command: LastWordCommand, _ verdict: VerdictEvent) -> String

  static let cardName = ":card"
  static let knowName = ":know"

  /// The command of a line; nil if it is none of these.
  init?(_ line: String) {
    let text = line.trimmingBlanks
    let name = text.prefix { !$0.isWhitespace }.lowercased()
    let rest = String(text.dropFirst(name.count)).trimmingBlanks
    switch name {
    case LastWordCommand.cardName: self = .card(deck: rest.isEmpty ? nil : rest)
    case LastWordCommand.knowName where rest.isEmpty: self = .know
    default: return nil
    }
  }
}
