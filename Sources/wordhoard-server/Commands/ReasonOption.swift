import ArgumentParser

/// The reason of an operator for a change.
struct ReasonOption: ParsableArguments {
  /// The maximum number of characters of a reason.
  static let longest = 200

  @Option(
    help: ArgumentHelp(
      "Why, for `wordhoard-server log`: one line, at most \(longest) characters.",
      valueName: "text"))
  var reason: String?

  func validate() throws {
    if let reason { try ReasonOption.validate(reason) }
  }

  /// Checks that a reason is one line.
  static func validate(_ reason: String) throws {
    let isPlain = reason.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isPlain, !reason.allSatisfy(\.isWhitespace), reason.count <= longest else {
      throw ValidationError("--reason must be one line of 1 to \(longest) characters")
    }
  }
}
