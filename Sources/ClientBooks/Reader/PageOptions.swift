import ClientCore
import Messages
import Terminal

/// How the text of a book is shown.
struct PageOptions: Hashable, Sendable {
  /// An option, a row of the box in which they are changed.
  enum Row: CaseIterable {
    case width, spacing, scrolling, click, theme
  }

  /// How many columns a step of the width is.
  private static let step = 4

  /// The columns of the text, if there is room.
  private(set) var width = 72
  /// The empty lines between paragraphs.
  private(set) var spacing = 1
  /// Whether the arrows move the text by lines.
  private(set) var scrolls = false
  /// Whether a click on a word only puts the cursor on it.
  private(set) var clickMovesCursor = false
  /// The colors, of the whole program.
  private(set) var theme = Theme.dark

  /// The usual options.
  init() {}

  init(_ settings: Settings) {
    (width, spacing) = (settings.readingWidth, settings.readingSpacing)
    (scrolls, theme) = (settings.readingScrolls, settings.theme)
    clickMovesCursor = settings.readingClickMovesCursor
  }

  /// Changes an option.
  ///
  /// - Parameter room: the columns that the window has for the text.
  /// - Returns: the setting that keeps it, and its value.
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

  /// The name of an option and its value.
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

/// The box in which the options are changed, below the text.
struct ReadingOptionsPane: Sendable {
  private(set) var choice = Choice()

  var row: PageOptions.Row { PageOptions.Row.allCases[choice.place] }

  mutating func move(_ key: Key) { choice.take(key, count: PageOptions.Row.allCases.count) }

  /// Draws it at the foot of an area.
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
