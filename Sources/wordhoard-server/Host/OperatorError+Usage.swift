import ScoreServer

extension OperatorError {
  private static let options: Set<String> = [
    "--config", "--database", "--help", "--reason", "--version", "--yes",
  ]

  /// The error of an account command with a name that begins with `-`; nil for any other usage.
  ///
  /// - Parameter message: the parser's message. If it names the argument, that is a mistyped option. For a name
  ///   with `h`, such as `-hab`, it is the help of the command.
  init?(usage arguments: [String], message: String) {
    guard arguments.first == "account", !arguments.contains("--"),
      let place = arguments.lastIndex(where: { argument in
        argument.hasPrefix("-") && UsernamePolicy.isWellFormed(argument)
          && !OperatorError.options.contains(argument) && !message.contains("'\(argument)'")
      })
    else { return nil }
    var others = arguments
    let name = others.remove(at: place)
    self = .nameReadAsOption(name, arguments: others)
  }
}
