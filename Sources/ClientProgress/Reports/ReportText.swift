import ClientCore
import Terminal

/// A report as text for line mode.
struct ReportText {
  let report: Report
  let style: Style
  let plot: Plot
  let width: Int

  /// The length of the longest bar in columns.
  private var longest: Int { width < 70 ? 12 : 20 }

  /// The title, and all parts with an empty line between them.
  var text: String {
    style(.heading, report.title) + "\n\n" + report.parts.map(text(of:)).joined(separator: "\n")
  }

  private func text(of part: Report.Part) -> String {
    (part.title.isEmpty ? "" : style(.task, part.title) + "\n") + text(of: part.content)
  }

  private func text(of content: Report.Content) -> String {
    switch content {
    case .figures(let figures, let column):
      figures.map { figure in
        "  " + figure.name.padded(to: column)
          + wrapped(figure.value, width: width, indent: column + 2, hanging: true) + "\n"
      }.joined()
    case .bars(let bars, let most):
      text(of: bars, most: most)
    case .calendar(let calendar):
      calendar.lines(plot, width: width - 2).map { "  \($0)\n" }.joined()
        + style(.aside, "  " + calendar.legend(plot)) + "\n"
    case .month(let month):
      month.lines(plot, width: width - 2)
        .map { "  \($0.map(\.text).joined())\n" }.joined()
    case .course(let course): "  \(plot.columns(course.values))  \(course.range)\n"
    case .text(let text): wrapped(text, width: width, indent: 2) + "\n"
    }
  }

  private func text(of bars: [Report.Bar], most: Int) -> String {
    let column = max(12, (bars.map(\.name.count).max() ?? 0) + 1)
    return bars.map { bar in
      "  " + bar.name.padded(to: column)
        + plot.bar(bar.number, of: most, width: longest).padded(to: longest + 1) + bar.text + "\n"
    }.joined()
  }
}

extension Report {
  /// The report for line mode.
  func text(on presentation: Presentation) throws -> String {
    ReportText(
      report: self, style: try presentation.style(),
      plot: Plot(isUnicode: presentation.host.display.isUnicode), width: presentation.width
    ).text
  }
}
