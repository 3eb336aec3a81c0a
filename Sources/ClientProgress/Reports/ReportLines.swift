import ClientCore
import Terminal

/// Lays out a report as lines of a screen.
struct ReportLines {
  typealias Line = ReadingPage.Line

  let width: Int
  private let plot = Plot()

  /// The lines of the parts, one below the other. All bars begin at the same column.
  func lines(_ parts: [Report.Part]) -> [Line] {
    let bars = parts.flatMap { part -> [Report.Bar] in
      if case .bars(let bars, _) = part.content { bars } else { [] }
    }
    let name = (bars.map { CellText.width(of: $0.name) }.max() ?? 0) + 2
    let text = bars.map { CellText.width(of: $0.text) }.max() ?? 0
    let columns = Columns(name: name, bar: max(4, min(40, width - name - text - 2)))
    return Array(parts.map { lines(of: $0, columns) }.joined(separator: [[]]))
  }

  /// The widths of the bars' names and of the longest bar, in columns.
  private struct Columns {
    let name: Int
    let bar: Int
  }

  /// The lines of a paragraph, wrapped to the width.
  func text(_ text: String, _ ink: Ink = .text) -> [Line] {
    RichText(text, ink).lines(width: width)
  }

  private func lines(of part: Report.Part, _ columns: Columns) -> [Line] {
    (part.title.isEmpty ? [] : text(part.title, .heading)) + lines(of: part.content, columns)
  }

  private func lines(of content: Report.Content, _ columns: Columns) -> [Line] {
    switch content {
    case .figures(let figures, let column): figures.flatMap { lines(of: $0, column: column) }
    case .bars(let bars, let longest): bars.map { line(of: $0, longest: longest, columns) }
    case .calendar(let calendar):
      calendar.lines(plot, width: width).enumerated().map { row, line in
        row == 0
          ? [RichText.Span(line, .dim)]
          : [
            RichText.Span(String(line.prefix(calendar.labelWidth)), .dim),
            RichText.Span(String(line.dropFirst(calendar.labelWidth))),
          ]
      } + [[RichText.Span(calendar.legend(plot), .dim)]]
    case .course(let course):
      [RichText(plot.columns(course.values), .bar).adding("  \(course.range)").line]
    case .month(let month): month.lines(plot, width: width)
    case .text(let paragraph): text(paragraph)
    }
  }

  private func lines(of figure: Report.Figure, column: Int) -> [Line] {
    RichText(figure.value, indent: column).lines(width: width).enumerated().map { row, line in
      // The name takes the indentation of the first line.
      row == 0 ? [RichText.Span(figure.name.padded(to: column), .dim)] + line.dropFirst() : line
    }
  }

  private func line(of bar: Report.Bar, longest: Int, _ columns: Columns) -> Line {
    let drawn = plot.bar(bar.number, of: longest, width: columns.bar)
    return [
      RichText.Span(bar.name.padded(to: columns.name), .dim),
      RichText.Span(drawn.padded(to: columns.bar + 1), .heading), RichText.Span(bar.text),
    ]
  }
}
