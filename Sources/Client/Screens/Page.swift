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
}

extension RichText {
  /// Nothing yet, of lines that begin after some columns.
  init(indent: Int, hanging: Int = 0) { self.init("", indent: indent, hanging: hanging) }
}
