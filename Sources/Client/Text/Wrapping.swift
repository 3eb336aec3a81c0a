/// Breaks text into lines of at most `width` characters at its blanks; a longer word is on a line by itself.
/// Each line after the first begins with `indent` blanks, the first as well unless `hanging`.
package func wrapped(_ text: String, width: Int, indent: Int = 0, hanging: Bool = false) -> String {
  let room = max(10, width - indent)
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    if !line.isEmpty, line.count + 1 + word.count > room {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  lines.append(line)
  return (hanging ? "" : margin) + lines.joined(separator: "\n" + margin)
}

/// A number with its thousands parted: `12,300`.
package func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
}

/// A count with its noun: `1 day`, `2 days`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A duration as it is said: `1 min 24 s`, `7 h 5 min`.
package func duration(millis: Int) -> String {
  let seconds = millis / 1000
  if seconds < 60 { return "\(seconds) s" }
  if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
  return "\(seconds / 3600) h \(seconds / 60 % 60) min"
}

extension String {
  /// The text with blanks up to a width, one at least.
  package func padded(to width: Int) -> String { self + padding(to: width) }

  /// The blanks that fill the text up to a width, one at least.
  package func padding(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count))
  }
}
