package import GameEngine
package import Messages
package import Terminal

/// The right answers of all players of a daily, as rows of a histogram. The player's own number is
/// in brackets.
package struct DistributionRows {
  /// A row of columns, or the row of labels below them.
  package struct Row {
    /// The label of the row, padded to the width of the others; empty if there is no room for
    /// titles.
    package let title: String
    /// A part for each number of right answers, up to the last that is not empty.
    package let cells: [String]
  }

  /// The rows, from the top; empty if the daily has less than two players.
  package let rows: [Row]

  /// - Parameters:
  ///   - own: the player's right answers; nil if unknown.
  ///   - width: the columns that a row may take. Titles are omitted if there is no room for them.
  ///   - height: the number of rows of the columns.
  package init(
    _ distribution: DailyDistribution?, own: Int? = nil, width: Int, height: Int = 1, plot: Plot,
    messages: Messages
  ) {
    guard let distribution, distribution.players > 1 else {
      rows = []
      return
    }
    let counts = distribution.counts
    // Without spaces at the end.
    let bars = plot.histogram(counts, height: height).map { signs in
      signs.prefix(1 + (signs.lastIndex { $0 != " " } ?? -1)).map { "  \($0)\($0)" }
    }
    let labels = counts.indices.map { right in
      let label = right == own ? "[\(right)]" : "\(right)"
      return String(repeating: " ", count: max(0, 4 - label.count)) + label
    }
    let titles = [
      messages("all players", context: "of a daily"),
      messages("right of ten", context: "all players of a daily"),
    ]
    let column = (titles.map(CellText.width(of:)).max() ?? 0) + 1
    let hasTitles = column + 4 * counts.count <= width
    rows = (bars + [labels]).enumerated().map { place, cells in
      let title = place < height - 1 ? "" : titles[place - height + 1]
      return Row(title: hasTitles ? title.padded(to: column) : "", cells: cells)
    }
  }

  /// The rows for a screen.
  ///
  /// - Parameter own: the player's right answers; nil if they are not known.
  package func lines(own: Int? = nil) -> [[RichText.Span]] {
    rows.map { row in
      [RichText.Span(row.title, .dim)]
        + row.cells.enumerated().map { RichText.Span($1, $0 == own ? .word : .heading) }
    }
  }

  /// The rows as text after an empty line; empty if there are none.
  ///
  /// - Parameter own: the player's right answers; nil if they are not known.
  package func text(_ style: Style, own: Int? = nil) -> String {
    rows.isEmpty
      ? ""
      : "\n"
        + rows.map { row in
          let cells = row.cells.enumerated().map { $0 == own ? style(.word, $1) : $1 }
          return "  \(style(.aside, row.title))\(cells.joined())\n"
        }.joined()
  }
}
