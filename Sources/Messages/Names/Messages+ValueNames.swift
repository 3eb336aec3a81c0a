extension Messages {
  /// Translates the names of values in angle brackets, such as `<deck>` in `--deck <deck>`.
  package func withValueNames(_ text: some StringProtocol) -> String {
    let parts = text.split(separator: "<", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let name = part.prefix { $0 != ">" }
      result += "<" + self(Phrase(stringLiteral: String(name)), context: "a value")
      result += part[name.endIndex...]
    }
  }
}
