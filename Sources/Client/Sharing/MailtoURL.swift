import ScoreAPI

/// An address that opens a mail program with a letter in it (RFC 6068): lines are parted by CR LF, and all
/// that is no letter, digit or one of `-._~` stands as percent signs with two digits.
package func mailtoURL(subject: String, body: String) -> String {
  "mailto:?subject=\(percentEncoded(subject))&body=\(percentEncoded(body))"
}

private func percentEncoded(_ text: String) -> String {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return Route.escaped(lines.joined(separator: "\r\n"))
}
