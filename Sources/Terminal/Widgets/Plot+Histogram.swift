extension Plot {
  /// Draws counts as columns on a common base line. Counts above 0 are always visible.
  ///
  /// - Returns: for each row, from the top, a character for each count.
  package func histogram(_ counts: [Int], height: Int) -> [[Character]] {
    let signs = Array(isUnicode ? " ▁▂▃▄▅▆▇█" : " _.-=+*%#")
    let most = Double(max(1, counts.max() ?? 0))
    let steps = counts.map { count in
      count > 0 ? max(1, Int((Double(count) / most * Double(8 * height)).rounded())) : 0
    }
    return (0..<max(0, height)).map { row in
      let below = 8 * (height - 1 - row)
      return steps.map { signs[min(8, max(0, $0 - below))] }
    }
  }
}
