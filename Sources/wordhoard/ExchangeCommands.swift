import ArgumentParser
import Client
import FrontEnds

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write your whole journal to a file.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String
  @Flag(help: "Replace an existing file without asking.")
  var force = false

  func run() throws { try options.client().dataCommands.export(to: file, replacing: force) }
}

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import an exported journal into yours; nothing is removed.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String

  func run() throws { try options.client().dataCommands.importEvents(from: file) }
}
