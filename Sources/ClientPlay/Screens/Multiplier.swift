import ClientCore
import Terminal

/// The right answers in a row, as a bar of ten at the right edge: a new one glows, and a miss empties it.
struct Multiplier {
  /// The right answers in a row.
  let streak: Int
  /// Those before the last answer.
  let before: Int
  /// The row from which points no longer grow.
  let longest: Int

  func draw(in row: Area, most: Int) {
    let motion = row.motion
    let isBroken = streak == 0 && before > 0 && motion != nil
    guard streak > 0 || isBroken else { return }
    func cells(_ streak: Int) -> Int { min(most, (streak * most + 9) / 10) }
    let gone = motion?.steps(cells(before), of: RoundMarks.turnMillis) ?? 0
    let full = isBroken ? cells(before) - gone : cells(streak)
    let bar =
      String(repeating: "▰", count: full) + String(repeating: "▱", count: max(0, most - full))
    let text = "\(bar) ×\(min(streak, longest))"
    row.putRight(text, isBroken ? .dim : .gold)
    if !isBroken, streak > before, motion != nil, full > 0 {
      row.put("▰", x: row.width - CellText.width(of: text) + full - 1, .elsewhere)
    }
  }
}
