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

    @Flag(help: "Only the pictures of twenty days.")
    var days = false

    func run() throws {
      let output = URL(fileURLWithPath: folder)
      let (client, server) = (ChildProcess.client.path, ChildProcess.server.path)
      if !days { try Screenshots(output: output, client: client, server: server).run() }
      var twenty = try TwentyDays(output: output, client: client, server: server)
      try twenty.run()
    }
  }
}
