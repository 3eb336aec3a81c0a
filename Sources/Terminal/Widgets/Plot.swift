/// Draws plots with characters, in Unicode or in ASCII only.
package struct Plot: Hashable, Sendable {
  /// Whether characters beyond ASCII can be shown.
  package let isUnicode: Bool

  package init(isUnicode: Bool = true) { self.isUnicode = isUnicode }

  // MARK: - Bars

  /// A bar of `value / longest` of the width. Values above 0 are always visible.
  package func bar(_ value: Int, of longest: Int, width: Int) -> String {
    guard longest > 0, value > 0, width > 0 else { return "" }
    // In eighths of a column.
    let share = Double(min(value, longest)) / Double(longest)
    let eighths = max(1, Int((share * Double(8 * width)).rounded()))
    guard isUnicode else { return String(repeating: "#", count: max(1, (eighths + 4) / 8)) }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A bar for a fraction from 0 to 1, with its empty part; `width` characters.
  package func gauge(_ fraction: Double, width: Int) -> String {
    let fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let full = Int((fraction * Double(max(0, width))).rounded())
    return String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : ".", count: max(0, width) - full)
  }

  // MARK: - Columns

  /// Values side by side as columns of one row, scaled from the smallest to the largest; spaces for
  /// nil.
  package func columns(_ values: [Double?]) -> String {
    let signs = isUnicode ? Array("▁▂▃▄▅▆▇█") : Array("_.-=+*%#")
    let scale = Scale(values)
    return String(
      values.map { value in
        guard let share = scale?.share(of: value) else { return " " }
        return signs[Int((share * Double(signs.count - 1)).rounded())]
      })
  }

  /// Values side by side as columns of several rows that stand on a common ground, scaled from 0 to the
  /// largest; the rows from the top.
  package func columns(_ values: [Double], rows: Int) -> [String] {
    let signs = isUnicode ? Array(" ▁▂▃▄▅▆▇█") : Array(" _.-=+*%#")
    let most = max(1, values.filter(\.isFinite).max() ?? 1)
    let heights = values.map { value in
      value.isFinite ? Int((max(0, value) / most * Double(8 * rows)).rounded()) : 0
    }
    return (0..<rows).reversed().map { row in
      String(heights.map { signs[min(8, max(0, $0 - 8 * row))] })
    }
  }

  // MARK: - Shades

  /// A character for a strength from 0 to 4; other strengths are limited to this range.
  package func shade(_ strength: Int) -> Character {
    let signs: [Character] =
      isUnicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"]
    return signs[min(max(0, strength), signs.count - 1)]
  }
}

/// Maps values to the range from the smallest to the largest.
struct Scale {
  let least: Double
  let most: Double

  /// The scale of the finite values; nil if there are none.
  init?(_ values: [Double?]) {
    let known = values.compactMap(\.self).filter(\.isFinite)
    guard let least = known.min(), let most = known.max() else { return nil }
    (self.least, self.most) = (least, most)
  }

  /// 0 for the smallest value, 1 for the largest, 0 if all are equal; nil for nil and for values
  /// that are not finite.
  func share(of value: Double?) -> Double? {
    guard let value, value.isFinite else { return nil }
    return most > least ? (value - least) / (most - least) : 0
  }
}
