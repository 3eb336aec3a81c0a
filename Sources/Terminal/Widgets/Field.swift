/// A text field on one line: its text, and the position of the cursor.
package struct Field: Hashable, Sendable {
  private var characters: [Character]
  private var cursor: Int
  /// Whether dots are shown instead of the text.
  private let isMasked: Bool
  /// The maximum number of characters.
  private let limit: Int
  /// Whether the text is a proposal that the first typed character replaces.
  private var isProposal: Bool

  /// Creates a field, with the cursor at the end of the text.
  ///
  /// - Parameter isProposal: whether typing replaces the text, as long as no other key edits it or moves the cursor.
  package init(
    _ text: String = "", isMasked: Bool = false, limit: Int = 200, isProposal: Bool = false
  ) {
    characters = Array(text.prefix(limit))
    cursor = characters.count
    self.isMasked = isMasked
    self.limit = limit
    self.isProposal = isProposal
  }

  /// The current text.
  package var text: String { String(characters) }
  /// Whether the field is empty.
  package var isEmpty: Bool { characters.isEmpty }

  /// Handles a key that edits the text or moves the cursor.
  ///
  /// - Returns: whether the field uses the key.
  package mutating func take(_ key: Key) -> Bool {
    if case .character(let character) = key {
      insert(String(character))
      return true
    }
    isProposal = false
    switch key {
    case .backspace where cursor > 0: removeBefore()
    case .delete where cursor < characters.count: characters.remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"):
      characters.removeFirst(cursor)
      cursor = 0
    case .control("k"): characters.removeLast(characters.count - cursor)
    case .control("w"):
      while cursor > 0, characters[cursor - 1] == " " { removeBefore() }
      while cursor > 0, characters[cursor - 1] != " " { removeBefore() }
    case .backspace, .delete: break
    default: return false
    }
    return true
  }

  /// Inserts pasted text, up to the limit. Line breaks become spaces.
  package mutating func paste(_ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    insert(isMasked ? line : CellText.clean(line))
  }

  /// Removes the whole text.
  package mutating func clear() { (characters, cursor) = ([], 0) }

  private mutating func insert(_ text: String) {
    if isProposal { clear() }
    isProposal = false
    let room = limit - characters.count
    // Combining marks that join the preceding character do not count as characters.
    let before = String(characters[..<cursor])
    let joined = Array(before + text.prefix(max(0, room)))
    characters.replaceSubrange(..<cursor, with: joined)
    cursor = joined.count
  }

  private mutating func removeBefore() {
    cursor -= 1
    characters.remove(at: cursor)
  }

  /// The part of the text that is visible in `width` columns, and the column of the cursor in it.
  package func shown(width: Int) -> (text: String, cursor: Int) {
    let signs = signs
    var start = 0
    func columns(_ range: Range<Int>) -> Int {
      signs[range].reduce(0) { $0 + CellText.width(of: $1) }
    }
    // The cursor needs a cell of its own.
    while start < cursor, columns(start..<cursor) >= width { start += 1 }
    let text = CellText.head(of: signs[start...].joined(), width: width)
    return (text, columns(start..<cursor))
  }

  /// The beginning of the text, with an ellipsis if more follows.
  func beginning(width: Int) -> String { CellText.truncated(signs.joined(), width: width) }

  /// What is drawn for each character.
  private var signs: [String] {
    if isMasked { return characters.map { _ in "•" } }
    // A joiner would be removed if it were cleaned without its neighbors.
    let clean = Array(CellText.clean(text)).map(String.init)
    return clean.count == characters.count
      ? clean : characters.map { CellText.clean(String($0)) }
  }
}
