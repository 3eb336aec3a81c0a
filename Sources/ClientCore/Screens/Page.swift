package import Messages
package import Terminal

extension Size {
  /// The size of the page on a screen of this size: not so wide that lines are hard to follow.
  package var page: Size { Size(width: min(width - 4, 92), height: height - 1) }
}

extension Area {
  /// The part of the screen for text.
  package var page: Area {
    let size = Size(width: width, height: height).page
    return part(x: (width - size.width) / 2, y: 1, width: size.width, height: size.height)
  }

  /// Shows the message of an error.
  ///
  /// - Returns: the row after it.
  @discardableResult
  package func failure(_ message: String, y: Int = 0) -> Int {
    paragraph(RichText("! \(message)", .wrong, hanging: 2), y: y)
  }

  /// Draws paragraphs below each other.
  ///
  /// - Returns: the row after them.
  @discardableResult
  package func paragraphs(_ texts: [RichText]) -> Int {
    texts.reduce(0) { y, text in paragraph(text, y: y) }
  }

  /// Asks in a box whether to go on with an action that was started: Enter stays, the key for yes
  /// goes on.
  package func question(_ title: String, _ text: String, yes: String, messages: Messages) {
    let box = centered(width: 50, height: 6)
    box.clear()
    let inner = box.box(title).inset(columns: 1)
    inner.paragraph(RichText(text))
    var x = 0
    let choices = [
      (messages("Enter", context: "a key"), messages.command("stay")),
      (String(messages.yes), yes),
    ]
    for (key, label) in choices {
      x = inner.put(key, x: x, y: inner.height - 1, .key) + 1
      x = inner.put(label, x: x, y: inner.height - 1) + 3
    }
  }
}

extension Key {
  /// The keys that say yes to a question: the letter of the language, which hints show, and y.
  package static func yes(in messages: Messages) -> [Key] {
    messages.yes == "y" ? [.character("y")] : [.character(messages.yes), .character("y")]
  }
}

extension RichText {
  /// An empty text whose lines are indented.
  package init(indent: Int, hanging: Int = 0) { self.init("", indent: indent, hanging: hanging) }
}
