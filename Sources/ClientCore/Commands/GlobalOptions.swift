package import ArgumentParser
import Terminal

/// The options that every command accepts, before or after the command's name.
package struct GlobalOptions: ParsableArguments {
  @Flag(help: "Use line mode, in plain text, instead of the full screen; same as $WORDHOARD_PLAIN.")
  package var plain = false

  @Flag(help: "Print data as one JSON document instead of prose.")
  package var json = false

  @Option(
    help: ArgumentHelp("Your data folder, instead of $WORDHOARD_HOME.", valueName: "dir"),
    completion: .directory)
  package var home: String?

  @Option(
    help: ArgumentHelp(
      "The colors for this run: dark, light, sepia, ocean, candy or mono.", valueName: "name"),
    completion: .list(Theme.allCases.map(\.rawValue)))
  package var theme: String?

  @Option(
    help: ArgumentHelp(
      "The score server, instead of $WORDHOARD_SERVER and the setting.", valueName: "url"))
  package var server: String?

  @Flag(help: "Allow an unencrypted connection to a server on another machine.")
  package var insecure = false

  @Flag(help: "If your journal cannot be read, keep it as a backup and start a new one.")
  package var new = false

  package init() {}
}
