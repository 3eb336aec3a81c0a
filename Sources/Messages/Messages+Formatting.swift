/// Numbers and lists in the form that the language uses.
extension Messages {
  /// A whole number with its digits in groups of three: 12,500. A minus sign if it is negative.
  package func number(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    guard digits.count > 3 else { return String(value) }
    let separator = self(",", context: "between groups of three digits")
    var text = value < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }

  /// A number with one or two decimals: 3.5. Further decimals are cut.
  ///
  /// - Parameter hundredths: the value times 100, rounded by the caller.
  package func decimal(hundredths: Int, places: Int = 1) -> String {
    let magnitude = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    let point = self(".", context: "decimal point")
    let rest = magnitude % 100
    let decimals = rest < 10 ? "0\(rest)" : String(rest)
    return "\(sign)\(number(magnitude / 100))\(point)\(decimals.prefix(max(1, min(2, places))))"
  }

  /// A number from 0 on, rounded to four decimals: 0.3729.
  package func fourDecimals(_ value: Double) -> String {
    let scaled = Int((value * 10_000).rounded())
    let point = self(".", context: "decimal point")
    return "\(scaled / 10_000)\(point)\(String(10_000 + scaled % 10_000).dropFirst())"
  }

  /// A rank, from 1: `1st`, `12th`, `1,203rd`.
  package func ordinal(_ rank: Int) -> String {
    let digits = number(rank)
    return switch (rank % 10, rank % 100) {
    case (_, 11...13): self("\(digits)th", context: "rank")
    case (1, _): self("\(digits)st", context: "rank")
    case (2, _): self("\(digits)nd", context: "rank")
    case (3, _): self("\(digits)rd", context: "rank")
    default: self("\(digits)th", context: "rank")
    }
  }

  /// A list of items: "a, b and c"; empty for no items.
  package func list(_ items: [String]) -> String {
    joined(items) { self("\($0) and \($1)", context: "end of a list") }
  }

  /// A list of alternatives: "a, b or c"; empty for none.
  package func alternatives(_ items: [String]) -> String {
    joined(items) { self("\($0) or \($1)", context: "end of a list") }
  }

  /// A list without a conjunction: "a, b, c".
  package func commaSeparated(_ items: some Sequence<String>) -> String {
    items.joined(separator: self(", ", context: "between items of a list"))
  }

  private func joined(_ items: [String], last: (String, String) -> String) -> String {
    guard let final = items.last else { return "" }
    guard items.count > 1 else { return final }
    return last(commaSeparated(items.dropLast()), final)
  }

  /// A time in the form of a stopwatch, in whole seconds: `1:24`, `1:02:03`.
  package func clock(millis: Int) -> String {
    let seconds = max(0, millis / 1_000)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// A time in words, in whole seconds: "1 minute and 24 seconds". A negative time is 0 seconds.
  package func duration(millis: Int) -> String {
    let seconds = max(0, millis / 1_000)
    var parts: [String] = []
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { parts.append(plural(hours, "\(hours) hour", "\(hours) hours")) }
    if minutes > 0 { parts.append(plural(minutes, "\(minutes) minute", "\(minutes) minutes")) }
    let rest = seconds % 60
    if rest > 0 || parts.isEmpty {
      parts.append(plural(rest, "\(rest) second", "\(rest) seconds"))
    }
    return list(parts)
  }
}
