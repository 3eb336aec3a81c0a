import Client
import Terminal

extension Size {
  /// The size of the page on a screen of this size: not so wide that lines are hard to follow.
  var page: Size { Size(width: min(width - 4, 92), height: height - 1) }
}

extension Area {
  /// The part that text stands in.
  var page: Area {
    let size = Size(width: width, height: height).page
    return part(x: (width - size.width) / 2, y: 1, width: size.width, height: size.height)
  }

  /// A line that says what went wrong and what to do.
  ///
  /// - Returns: the row after it.
  @discardableResult
  func failure(_ error: ClientError, y: Int = 0) -> Int { failure(error.message, y: y) }

  /// A line that says what is wrong.
  ///
  /// - Returns: the row after it.
  @discardableResult
  func failure(_ message: String, y: Int = 0) -> Int {
    paragraph(RichText("! \(message)", .wrong, hanging: 2), y: y)
  }

  /// Asks whether to go on with what the player began, in a box: Enter stays, y does it.
  func question(_ title: String, _ told: String, yes: String) {
    let box = centered(width: 50, height: 6)
    box.clear()
    let inner = box.box(title).inset(columns: 1)
    inner.paragraph(RichText(told))
    var x = 0
    for (key, label) in [("Enter", "stay"), ("y", yes)] {
      x = inner.put(key, x: x, y: inner.height - 1, .key) + 1
      x = inner.put(label, x: x, y: inner.height - 1) + 3
    }
  }
}

extension RichText {
  /// Nothing yet, of lines that begin after some columns.
  init(indent: Int, hanging: Int = 0) { self.init("", indent: indent, hanging: hanging) }
}
