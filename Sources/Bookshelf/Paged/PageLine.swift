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
  var height: Double
  var lines: [PageLine] = []
}
