/// A line of a page that was laid out for print.
struct PageLine {
  var text: String
  /// The place on the page, from its top left corner.
  var left: Double
  var top: Double
  var right: Double
  /// The height of its characters.
  var height: Double
  /// Whether the program that read the page begins a block here.
  var isBlockStart: Bool
}

/// A page with its lines in reading order.
struct TextPage {
  var width = 0.0
  var height: Double
  var lines: [PageLine] = []
}

extension [TextPage] {
  /// The height of most characters, in steps of half a point.
  var textHeight: Double {
    var weights: [Int: Int] = [:]
    for page in self {
      for line in page.lines { weights[Int(line.height * 2), default: 0] += line.text.utf8.count }
    }
    return Double(weights.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0) / 2
  }
}
