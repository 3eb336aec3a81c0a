/// Plots made of characters. Where signs beyond ASCII cannot be shown, plain ones stand for them.
package struct Plot: Hashable, Sendable {
  /// Whether signs beyond ASCII can be shown.
  package let isUnicode: Bool

  /// Plots of these signs.
  package init(isUnicode: Bool = true) { self.isUnicode = isUnicode }

  // MARK: - Bars

  /// A bar of a length: its share of the longest, in so many columns; at least a sliver where there is
  /// anything at all.
  package func bar(_ value: Int, of longest: Int, width: Int) -> String {
    guard longest > 0, value > 0, width > 0 else { return "" }
    // In eighths of a column.
    let share = Double(min(value, longest)) / Double(longest)
    let eighths = max(1, Int((share * Double(8 * width)).rounded()))
    guard isUnicode else { return String(repeating: "#", count: max(1, (eighths + 4) / 8)) }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A bar of a fraction, 0 to 1, with its empty part.
  package func gauge(_ fraction: Double, width: Int) -> String {
    let fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let full = Int((fraction * Double(max(0, width))).rounded())
    return String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : ".", count: max(0, width) - full)
  }

  // MARK: - Columns

  /// Values one beside the other, each a column of its own height; blanks where there is none.
  package func columns(_ values: [Double?]) -> String {
    let signs = isUnicode ? Array("▁▂▃▄▅▆▇█") : Array("_.-=+*%#")
    let scale = Scale(values)
    return String(
      values.map { value in
        guard let share = scale?.share(of: value) else { return " " }
        return signs[Int((share * Double(signs.count - 1)).rounded())]
      })
  }

  // MARK: - Shades

  /// How strong something is, from 0 to 4, as one sign.
  package func shade(_ strength: Int) -> Character {
    let signs: [Character] =
      isUnicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"]
    return signs[min(max(0, strength), signs.count - 1)]
  }
}

/// Where values lie between the least and the greatest of them.
struct Scale {
  let least: Double
  let most: Double

  /// The scale of the values that are there; nil where none is.
  init?(_ values: [Double?]) {
    let known = values.compactMap(\.self).filter(\.isFinite)
    guard let least = known.min(), let most = known.max() else { return nil }
    (self.least, self.most) = (least, most)
  }

  /// 0 for the least, 1 for the greatest, 0 where all are the same; nil for what is no number.
  func share(of value: Double?) -> Double? {
    guard let value, value.isFinite else { return nil }
    return most > least ? (value - least) / (most - least) : 0
  }
}
