import ScoreAPI

/// An address that opens a mail program with a message (RFC 6068): lines are separated by CR LF, and all
/// characters but letters, digits and `-._~` are percent-encoded.
package func mailtoURL(subject: String, body: String) -> String {
  "mailto:?subject=\(percentEncoded(subject))&body=\(percentEncoded(body))"
}

private func percentEncoded(_ text: String) -> String {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return Route.escaped(lines.joined(separator: "\r\n"))
}
