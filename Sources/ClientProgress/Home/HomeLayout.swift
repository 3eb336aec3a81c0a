import ClientCore
import Messages
import Terminal

/// What home has room for, and the height of its parts: what does not fit goes whole, the least
/// important first.
struct HomeLayout {
  /// What can be left out, in the order in which it is.
  enum Part: CaseIterable {
    case stepGap, secondLine, use, menuTitles, letters, firstLine, air
  }

  let isLarge: Bool
  private(set) var word: [[RichText.Span]] = []
  private let steps: [HomeStep]
  private var parts = Set(Part.allCases)
  private let width: Int

  init(today: Today?, steps: [HomeStep], size: Size, isLarge: Bool, _ messages: Messages) {
    (self.isLarge, self.steps, width) = (isLarge, steps, size.width)
    let home = today.flatMap { today in
      today.wordOfTheDay.map { HomeWord(word: $0, level: today.level, messages: messages) }
    }
    func fill() {
      word =
        home?.lines(
          width: isLarge ? size.width - wordColumn : size.width, hasUse: has(.use), isAiry: isLarge)
        ?? []
    }
    fill()
    for part in Part.allCases where height > size.height {
      parts.remove(part)
      fill()
    }
  }

  /// Whether there is room for a part.
  func has(_ part: Part) -> Bool { parts.contains(part) }

  /// The rows of the hoard.
  var head: Int { HoardHead.height(isLarge: isLarge) }
  /// The empty rows between parts.
  var air: Int { has(.air) ? 1 : 0 }
  /// The empty rows between steps.
  var stepGap: Int { has(.stepGap) ? 1 : 0 }
  /// The rows of the streak; with much room, those beside the word.
  var streak: Int {
    isLarge ? 2 + max(7, word.count) : has(.letters) ? 2 : 1
  }
  /// The rows of the menu.
  var menu: Int { HomeMenu.height(hasTitles: has(.menuTitles)) }
  /// The column of the word beside the streak.
  var wordColumn: Int { width / 2 + 2 }

  /// The rows of a step.
  func height(ofStep place: Int) -> Int {
    let lines = steps[place].panel.lines.count
    if isLarge { return lines + (place == 0 ? 3 : 1) }
    guard place == 0 else { return 1 }
    return 1 + min(lines, has(.secondLine) ? 2 : has(.firstLine) ? 1 : 0)
  }

  private var height: Int {
    let panels = steps.indices.reduce(0) { $0 + height(ofStep: $1) }
    let gaps = max(0, steps.count - 1) * stepGap
    let words = isLarge ? 2 : word.isEmpty ? 0 : word.count + air
    return head + air + panels + gaps + air + streak + (isLarge ? 0 : air) + words + menu
  }
}
