import ArgumentParser
import ClientCore
import Terminal

/// The options that every command accepts, before or after the command's name.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Use line mode, in plain text, instead of the full screen; same as $WORDHOARD_PLAIN.")
  var plain = false

  @Flag(help: "Print data as one JSON document instead of prose.")
  var json = false

  @Option(
    help: ArgumentHelp("Your data folder, instead of $WORDHOARD_HOME.", valueName: "dir"),
    completion: .directory)
  var home: String?

  @Option(
    help: ArgumentHelp(
      "The colors for this run: dark, light, sepia, ocean, candy or mono.", valueName: "name"),
    completion: .list(Theme.allCases.map(\.rawValue)))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The score server, instead of $WORDHOARD_SERVER and the setting.", valueName: "url"))
  var server: String?

  @Flag(help: "Allow an unencrypted connection to a server on another machine.")
  var insecure = false

  @Flag(help: "If your journal cannot be read, keep it as a backup and start a new one.")
  var new = false

  /// The values of the options, independent of ArgumentParser.
  var values: GlobalValues {
    GlobalValues(
      isPlain: plain, isJSON: json, home: home, theme: theme, server: server, isInsecure: insecure,
      startsNew: new)
  }

  /// The client with these options, on the real process.
  func client() throws -> Composition { try values.client() }
}
