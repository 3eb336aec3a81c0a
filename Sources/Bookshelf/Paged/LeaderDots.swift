/// The dots between an entry of printed contents and its page.
enum LeaderDots {
  private static let dots: Set<Character> = [".", "…", "·", "․", "‥"]
  private static let fewest = 3

  /// The line of an entry without its dots: `The River 12`; nil for other lines.
  static func entry(_ line: String) -> String? {
    let page = line.reversed().prefix { $0.isNumber || $0.isLetter || $0 == " " }.reversed()
    let number = String(page).trimmed
    guard number.isEmpty || Numeral.value(of: number) != nil else { return nil }
    let rest = line.dropLast(page.count)
    let end = rest.reversed().prefix { dots.contains($0) || $0 == " " }
    let count = end.reduce(0) { $0 + ($1 == "…" ? 3 : dots.contains($1) ? 1 : 0) }
    guard count >= fewest + (number.isEmpty ? 2 : 0) else { return nil }
    let title = rest.dropLast(end.count)
    return title.contains { $0.isLetter || $0.isNumber }
      ? number.isEmpty ? String(title) : "\(title) \(number)" : nil
  }
}
