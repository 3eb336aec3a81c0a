package import ArgumentParser
package import GameEngine
import Messages

/// Options of commands that select words.
package struct ScopeOptions: ParsableArguments {
  @Option(help: "Only words of this level, 1 to 4.", completion: .list(["1", "2", "3", "4"]))
  package var level: Int?
  @Option(help: "Only words of this category.", completion: .categories)
  package var category: String?

  package init() {}

  /// The level that the option names; nil if it was not given.
  ///
  /// - Throws: `ClientError` for a number that is not a level.
  package func checkedLevel() throws(ClientError) -> Level? { try Level.checked(level) }
}

/// The option of commands about Wordhoard's own words.
package struct CourseOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The course of the words, as listed by `wordhoard course`.", valueName: "id"),
    completion: .courses)
  package var course: String?

  package init() {}
}

/// The options that choose where a text is shared: printed, copied or mailed.
package struct SharingOptions: ParsableArguments {
  @Flag package var way: Way?

  package init() {}

  package enum Way: String, EnumerableFlag {
    case copy, mail

    package static func help(for way: Way) -> ArgumentHelp? {
      switch way {
      case .copy: ArgumentHelp("Copy it to your terminal's clipboard instead of printing it.")
      case .mail: ArgumentHelp("Open it in your mail program instead of printing it.")
      }
    }
  }

  /// Where the text is shared.
  package var chosen: ShareWay {
    switch way {
    case .copy: .copy
    case .mail: .mail
    case nil: .print
    }
  }
}

extension Level {
  /// The level of an option; nil if it was not given.
  ///
  /// - Throws: `ClientError` for a number that is not a level.
  package static func checked(_ number: Int?) throws(ClientError) -> Level? {
    guard let number else { return nil }
    guard let level = Level(rawValue: number) else {
      throw ClientError(.levelOutOfRange, "--level must be 1 to 4, not \(number)", exit: .usage)
    }
    return level
  }
}

extension Difficulty {
  /// The difficulty of an option; nil if it was not given.
  ///
  /// - Throws: `ClientError` for a number that is not a difficulty.
  package static func checked(_ number: Int?) throws(ClientError) -> Difficulty? {
    guard let number else { return nil }
    guard let difficulty = Difficulty(rawValue: number) else {
      throw ClientError(
        .difficultyOutOfRange, "--difficulty must be 1 to 4, not \(number)", exit: .usage)
    }
    return difficulty
  }
}
