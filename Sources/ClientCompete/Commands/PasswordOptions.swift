import ArgumentParser

/// How a password is entered.
struct PasswordOptions: ParsableArguments {
  @Flag(help: "Read passwords from standard input, one per line, instead of asking.")
  var passwordStdin = false

  /// The input that the password comes from.
  var source: PasswordSource { passwordStdin ? .input : .terminal }
}
