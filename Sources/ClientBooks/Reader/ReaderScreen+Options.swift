import ClientCore
import Messages
import Terminal

/// Changing the options for showing the text.
extension ReaderScreen {
  mutating func updateOptions(_ message: Message) -> [Effect<Message>] {
    var turned: (row: PageOptions.Row, steps: Int)?
    switch (message, pane) {
    case (.options, _):
      pane = .options(ReadingOptionsPane())
      // The colors may have changed on another screen.
      return [
        .attempt(messages("opening the book"), failed: Message.refused) { [preferences] in
          .optionsRead(PageOptions(try preferences.current()))
        }
      ]
    case (.optionsRead(let options), _):
      self.options = options
      fitText()
    case (.option(let steps), .options(let list)): turned = (list.row, steps)
    case (.width(let steps), _): turned = (.width, steps)
    default: break
    }
    guard let (row, steps) = turned else { return [] }
    let (key, value) = options.turn(row, by: steps, room: size.width - 4)
    fitText()
    if row == .theme { return [.theme(options.theme)] }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [preferences] in
        try preferences.change(key, to: value)
        return .kept
      }
    ]
  }
}
