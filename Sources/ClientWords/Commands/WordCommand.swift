import ArgumentParser
import ClientCore

struct WordCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "word", _superCommandName: "wordhoard",
    abstract: "Show a random word; words seen often are less likely.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var words: CourseOption
  @Flag(help: "Use the classic rule: all words are equally likely, except those seen often.")
  var classic = false
  @Flag(help: "Show your word of the day, a level above yours.")
  var today = false

  func validate() throws {
    if today, classic || scope.level != nil || scope.category != nil {
      throw ValidationError("--today cannot be combined with --level, --category or --classic")
    }
  }

  func run(in feature: WordsFeature) throws {
    let lookUp = feature.core.lookUp
    let word =
      today
      ? try lookUp.wordOfTheDay(course: words.course)
      : try lookUp.randomWord(
        level: scope.checkedLevel(), category: scope.category, course: words.course,
        isClassic: classic)
    try feature.wordPrinter.show([word]) { $0[0] }
  }
}
