import ArgumentParser
import ClientCore
import GameEngine
import Lexicon
import Messages

struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", _superCommandName: "wordhoard",
    abstract: "List the courses, or choose the one whose words games ask.",
    discussion: """
      A course is a language to learn, with its own words, dailies and leaderboards. `--course` chooses \
      one for a single command.
      """,
    subcommands: [List.self, Use.self], defaultSubcommand: List.self)

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the courses.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: WordsFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let current = try feature.core.sources.course(nil, in: try feature.core.preferences.current())
      let lines = feature.core.library.courses.all.compactMap {
        line($0, isCurrent: $0.id == current, in: feature)
      }
      for fault in feature.core.library.courses.faults { remark(fault, in: feature) }
      try presentation.print(lines) {
        try presentation.list(
          lines.map { line in
            let words = messages.number(line.words)
            let size = messages.plural(line.words, "\(words) word", "\(words) words")
            let own = LanguageTexts(messages).name(of: line.name)
            let name = line.current ? messages("\(own), the current course") : own
            return (line.id.rawValue, "\(name): \(size)")
          })
      }
    }

    /// A course as `--json` prints it.
    private struct CourseLine: Encodable {
      let id: CourseID
      let name: String
      /// An ISO 639-3 code.
      let language: String
      /// ISO 639-3 codes.
      let meanings: [String]
      let words: Int
      let edition: String
      let current: Bool
    }

    private func line(_ course: Course, isCurrent: Bool, in feature: WordsFeature) -> CourseLine? {
      do {
        guard let index = try feature.core.library.courses.index(of: course.id) else { return nil }
        func code(_ tag: String) -> String { LanguageTag.long(of: tag) ?? tag }
        return CourseLine(
          id: course.id, name: course.name, language: code(course.language),
          meanings: [code(course.meanings)], words: index.count,
          edition: index.editions.last?.name ?? "", current: isCurrent)
      } catch {
        remark(error, in: feature)
        return nil
      }
    }

    private func remark(_ error: any Error, in feature: WordsFeature) {
      feature.presentation.host.remark(ClientError(error).text(in: feature.messages))
    }
  }

  struct Use: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: "Choose a course for all games.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the course.", completion: .courses)
    var id: String

    func run(in feature: WordsFeature) throws {
      let id = try feature.core.sources.course(self.id, in: try feature.core.preferences.current())
      try feature.core.preferences.change(.course, to: id.rawValue)
      let messages = feature.presentation.messages
      let name = feature.core.library.courses.all.first { $0.id == id }?.name ?? id.rawValue
      let course = LanguageTexts(messages).name(of: name)
      feature.presentation.say(
        id == .english
          ? messages("Games ask words of the course \(course) now.")
          : messages(
            "Games ask words of the course \(course) now; `wordhoard course use en` goes back."))
    }
  }
}
