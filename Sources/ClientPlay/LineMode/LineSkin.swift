package import ClientCore
package import GameEngine
import Kit
import Messages
package import Terminal

/// The line mode: numbered, append-only text for people, also with a screen reader.
package struct LineSkin: GameSkin {
  private let host: Host
  private let messages: Messages
  private let spoken: Bool
  private let allowsHelp: Bool
  private let saysWords: Bool
  private let act: LastWordCommand.Action?
  private var mayPassByMistake = false
  private var lines: LineRenderer
  private var sentences: SpokenRenderer

  /// A line mode on the host's output.
  ///
  /// - Parameters:
  ///   - theme: the colors.
  ///   - spoken: whether to use plain sentences only.
  ///   - allowsHelp: whether the game accepts hints, undo and dispute.
  ///   - saysWords: whether the game says words aloud.
  ///   - act: does what a command about the last word says; nil if there are no such commands here.
  package init(
    host: Host, theme: Theme, spoken: Bool, allowsHelp: Bool = true, saysWords: Bool = false,
    act: LastWordCommand.Action? = nil
  ) {
    self.act = act
    self.allowsHelp = allowsHelp
    self.saysWords = saysWords
    self.host = host
    messages = host.messages
    self.spoken = spoken
    lines = LineRenderer(display: host.display, theme: theme, messages: messages)
    sentences = SpokenRenderer(display: host.display, messages: messages)
  }

  package mutating func show(_ events: [GameEvent], after view: GameView) {
    let isPaused = if case .verdict? = events.last { true } else { false }
    let hasEnded = events.contains { $0.verdict != nil } && !events.contains { $0.question != nil }
    mayPassByMistake = host.display.isInteractive && !hasEnded
    if let width = host.measureWidth?() {
      lines.width = min(width, 100)
      sentences.width = width
    }
    var view = view
    for event in events {
      view.take(event)
      host.output.write(
        spoken ? sentences.lines(for: event, in: view) : lines.lines(for: event, in: view))
    }
    if isPaused, host.display.isInteractive {
      let sentence = messages("The clock is stopped. Enter goes on.")
      host.output.write(spoken ? "\(sentence)\n" : "  \(sentence)\n")
    }
  }

  /// Asks whether the player is ready for a game whose clock runs from its first question on.
  ///
  /// - Returns: false for `:quit`, and if the input has ended.
  func isReady(for briefing: Briefing) -> Bool {
    let texts = BriefingTexts(messages)
    for sentence in [texts.sentence(on: briefing), texts.ready] {
      host.output.write(wrapped(sentence, width: spoken ? sentences.width : lines.width) + "\n")
    }
    guard let line = host.input.next() else { return false }
    return line.text.map { PlayerInput(typed: $0) } != .quit
  }

  package mutating func nextMove(in view: GameView) -> PlayerInput? {
    while true {
      // A screen reader would say the character; the question itself is the prompt.
      if host.display.isInteractive, !spoken { host.output.write("> ") }
      switch host.input.next() {
      case nil:
        if host.display.isInteractive { host.output.write("\n") }
        return nil
      case .notText: refuse(messages("That was not text in UTF-8; type it again."))
      case .tooLong: refuse(messages("That is too long for an answer; type it again."))
      case .text(let line):
        if let act, let command = LastWordCommand(line) {
          say(
            view.verdicts.last.map { act(command, $0) }
              ?? messages("Answer a question first; this is about its word."))
          continue
        }
        // Two single characters are short for commands.
        switch PlayerInput(typed: line) {
        case .help, .answer("?"): host.output.write(help)
        case .answer("!"): return .dispute
        case .answer("") where mayPassByMistake:
          // One key press too many should not pass a question.
          mayPassByMistake = false
          let sentence = messages("Enter again to go on without an answer.")
          host.output.write(spoken ? "\(sentence)\n" : "  \(sentence)\n")
        case .answer(let text):
          let choices = view.question?.choices ?? []
          return .answer(number(of: text, in: choices) ?? text)
        case let input: return input
        }
      }
    }
  }

  /// The number of the choice that the player typed out; nil if it is none, or not only one.
  private func number(of text: String, in choices: [String]) -> String? {
    let typed = text.lowercased()
    let places = choices.indices.filter { choices[$0].lowercased() == typed }
    return places.count == 1 ? places.first.map { "\($0 + 1)" } : nil
  }

  private func refuse(_ sentence: String) {
    host.output.write(spoken ? "\(sentence)\n" : "  ! \(sentence)\n")
  }

  private func say(_ sentence: String) {
    host.output.write(
      spoken ? "\(sentence)\n" : wrapped(sentence, width: lines.width, indent: 2) + "\n")
  }

  /// The lines that `:help` prints.
  package var help: String {
    var lines = [
      (keys: "1 2 3 4", meaning: messages("choose; without choices, type the word")),
      (messages("Enter", context: "a key"), messages("an empty line passes the question")),
    ]
    if allowsHelp {
      lines += [
        (PlayerInput.hint.line, messages("a hint; halves the answer's points")),
        (PlayerInput.undo.line, messages("take back the last answer, be asked again")),
        (PlayerInput.dispute.line, messages("the last answer was right after all (or !)")),
      ]
    }
    if saysWords { lines.append((PlayerInput.say.line, messages("say the word again"))) }
    if act != nil {
      lines += [
        (LastWordCommand.cardName, messages("make a card of the last word; a deck can follow")),
        (LastWordCommand.knowName, messages("you know the last word; it rests for half a year")),
      ]
    }
    lines += [
      (PlayerInput.quit.line, messages("stop; all answers are kept")),
      (PlayerInput.help.line, messages("this (or ?)", context: "the help")),
    ]
    return lines.map { keys, meaning in
      spoken
        ? "\(spokenName(of: keys)) \(meaning).\n"
        : "  " + keys.padded(to: 11)
          + wrapped(meaning, width: self.lines.width, indent: 13, hanging: true) + "\n"
    }.joined()
  }

  private func spokenName(of keys: String) -> String {
    keys.hasPrefix(":")
      ? messages("Colon \(keys.dropFirst()):", context: "a command, spoken") : "\(keys):"
  }
}
