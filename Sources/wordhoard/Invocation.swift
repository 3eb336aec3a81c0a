import ArgumentParser
import ClientCore
import ClientDecks
import ClientPlay
import ClientProgress
import ClientWords
import GameEngine

/// A command and its values, read by ArgumentParser or by `init(plain:)`.
enum Invocation: Equatable {
  /// Prints the version and nothing else.
  case version
  /// Starts on the full screen or in line mode.
  case start(Start, isJSONL: Bool = false)
  /// Prints today at a glance.
  case today(isShort: Bool = false)
  /// Prints the meaning of a word, and makes a card of it in a deck, if one is named.
  case define(String, dictionary: String? = nil, all: Bool = false, card: String? = nil)
  /// Prints a random word, which counts as seen.
  case randomWord(level: Level? = nil, category: String? = nil, isClassic: Bool = false)
  /// Prints the word of the day.
  case wordOfTheDay

  /// Reads the everyday command lines without options, besides the flags of `GlobalValues.flags`.
  /// ArgumentParser takes three times as long as the rest of such a start.
  ///
  /// - Returns: nil for all other arguments, also wrong ones, which ArgumentParser reads.
  init?(plain arguments: [String]) {
    switch (arguments.first, arguments.count) {
    case (nil, _), ("home", 1): self = .start(.home)
    case ("--version", 1): self = .version
    case ("today", 1): self = .today()
    case ("daily", 1): self = .start(.game(.daily(date: nil)))
    case ("learn", 1): self = .start(.game(.learn(LearnRequest())))
    case ("play", 1): self = .start(.game(.play(PracticeRequest())))
    case ("run", 1): self = .start(.game(.run()))
    case ("speed", 1): self = .start(.game(.speed()))
    case ("read", 1): self = .start(.book(ReadRequest()))
    case ("word", 1): self = .randomWord()
    case ("define", 2) where !arguments[1].hasPrefix("-"): self = .define(arguments[1])
    default: return nil
    }
  }

  /// Runs the command on the caller's thread: the full screen waits for keys on the main thread.
  nonisolated(nonsending) func run(_ options: GlobalValues) async throws {
    switch self {
    case .version: print(WordhoardCommand.version)
    case .start(let start, let isJSONL):
      let code = try await options.client().start.begin(start, jsonl: isJSONL)
      if code != 0 { throw ExitCode(code) }
    case .today(let isShort): try options.client().progress.statisticsCommands.today(short: isShort)
    case .define(let word, let dictionary, let all, let deck):
      let client = try options.client()
      // A command prints one JSON document.
      if deck == nil || !options.isJSON {
        try client.words.wordCommands.define(word, dictionary: dictionary, all: all)
      }
      if let deck { try client.decks.cardCommands.add(word, dictionary: dictionary, to: deck) }
    case .randomWord(let level, let category, let isClassic):
      try options.client().words.wordCommands.randomWord(
        level: level, category: category, isClassic: isClassic)
    case .wordOfTheDay: try options.client().words.wordCommands.wordOfTheDay()
    }
  }
}

/// A command that can also be read by `Invocation.init(plain:)`. `Main` runs its invocation.
protocol InvocationCommand: ParsableCommand {
  var options: GlobalOptions { get }

  /// The command with its values.
  ///
  /// - Throws: `ClientError` for a wrong value.
  func makeInvocation() throws -> Invocation
}
