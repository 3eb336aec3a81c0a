import ArgumentParser
import ClientCore
import Messages

struct ExportCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "wordhoard",
    abstract: "Write your whole journal to a file.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String
  @Flag(help: "Replace an existing file without asking.")
  var force = false

  func run(in feature: ProgressFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    guard try FileReplacement(presentation: presentation).isAllowed(file, without: force)
    else { return }
    let count = try feature.files.export(to: file)
    let number = messages.number(count)
    presentation.say(
      messages.plural(
        count, "\(number) event written to \(file).", "\(number) events written to \(file)."))
  }
}
