/// A text of unknown length on one line of at most `limit` characters. Control and format
/// characters become spaces, as on a terminal.
package func shortened(_ text: String, to limit: Int = 60) -> String {
  var shown = String.UnicodeScalarView()
  let scalars = Array(text.unicodeScalars.prefix(limit))
  for (place, scalar) in scalars.enumerated() {
    let isKept =
      !scalar.isControl || scalar.joins(shown.last, with: scalars.dropFirst(place + 1).first)
    shown.append(isKept ? scalar : " ")
  }
  return String(shown)
}
