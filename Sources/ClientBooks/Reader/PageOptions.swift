import ClientCore
import Messages
import Terminal

/// The options for showing the text of a book.
struct PageOptions: Hashable, Sendable {
  /// An option, which is a row of the options box.
  enum Row: CaseIterable {
    case width, spacing, scrolling, click, theme
  }

  /// The number of columns by which a step changes the width.
  private static let step = 4

  /// The width of the text in columns, if there is room.
  private(set) var width = 72
  /// The number of empty lines between paragraphs.
  private(set) var spacing = 1
  /// Whether the arrow keys scroll the text by lines.
  private(set) var scrolls = false
  /// Whether a click on a word only moves the cursor to it, and does not look it up.
  private(set) var clickMovesCursor = false
  /// The colors, which apply to the whole program.
  private(set) var theme = Theme.dark

  /// The default options.
  init() {}

  init(_ settings: Settings) {
    (width, spacing) = (settings.readingWidth, settings.readingSpacing)
    (scrolls, theme) = (settings.readingScrolls, settings.theme)
    clickMovesCursor = settings.readingClickMovesCursor
  }

  /// Changes an option by some steps.
  ///
  /// - Parameter room: the columns that the window offers for the text.
  /// - Returns: the setting that stores the option, and its new value.
  mutating func turn(_ row: Row, by steps: Int, room: Int) -> (key: Settings.Key, value: String) {
    switch row {
    case .width:
      let range = Settings.readingWidths
      let most = min(range.upperBound, room)
      width = min(max(min(width, most) + steps * PageOptions.step, range.lowerBound), most)
      return (.readingWidth, String(width))
    case .spacing:
      let count = Settings.readingSpacings.upperBound + 1
      spacing = (spacing + steps + count) % count
      return (.readingSpacing, String(spacing))
    case .scrolling:
      scrolls.toggle()
      return (.readingScroll, scrolls ? "on" : "off")
    case .click:
      clickMovesCursor.toggle()
      return (.readingClick, clickMovesCursor ? "cursor" : "look-up")
    case .theme:
      let all = Theme.allCases
      let place = all.firstIndex(of: theme) ?? 0
      theme = all[(place + steps + all.count) % all.count]
      return (.theme, theme.rawValue)
    }
  }

  /// The name of an option and its value, in the language of the interface.
  func text(_ row: Row, _ messages: Messages) -> (name: String, value: String) {
    switch row {
    case .width: (messages("Columns of the text"), String(width))
    case .spacing: (messages("Empty lines between paragraphs"), String(spacing))
    case .scrolling:
      (
        messages("The arrows ↑ and ↓"),
        scrolls ? messages("move by lines") : messages("turn pages")
      )
    case .click:
      (
        messages("A click on a word"),
        clickMovesCursor ? messages("moves the cursor") : messages("looks it up")
      )
    case .theme: (messages("Colors"), theme.rawValue)
    }
  }
}

/// The box for changing the options, below the text.
struct ReadingOptionsPane: Sendable {
  private(set) var choice = Choice()

  var row: PageOptions.Row { PageOptions.Row.allCases[choice.place] }

  mutating func move(_ key: Key) { choice.take(key, count: PageOptions.Row.allCases.count) }

  /// Draws the box at the bottom of an area.
  func draw(_ options: PageOptions, in area: Area, messages: Messages) {
    let rows = PageOptions.Row.allCases
    let box = area.part(y: area.height - rows.count - 2)
    box.clear()
    let inside = box.box(messages("Text", context: "the title of a box")).inset(columns: 1)
    inside.list(count: rows.count, choice: choice) { number, row, isSelected in
      let (name, value) = options.text(rows[number], messages)
      row.put(name, Ink.text.selected(isSelected))
      row.putRight("‹ \(value) ›", Ink.key.selected(isSelected))
    }
  }
}
