import ArgumentParser
import Foundation

extension BenchCommand {
  struct Pictures: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "screenshots",
      abstract:
        "Make the pictures of the full screen for the documents; needs tmux and faketime.")

    @Argument(help: "The folder for them.", completion: .directory)
    var folder = "docs/screenshots"

    func run() throws {
      try Screenshots(
        output: URL(fileURLWithPath: folder), client: ChildProcess.client.path,
        server: ChildProcess.server.path
      ).run()
    }
  }
}
