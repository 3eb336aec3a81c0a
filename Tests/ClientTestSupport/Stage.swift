#if FullScreen
  import Foundation
  import ClientCore
  import Messages
  package import Terminal
  package import Testing

  /// A full screen without a terminal: its input is the bytes of keys, its output the text of the cells.
  ///
  /// Background work of screens runs at once, one operation after the other.
  package final class Stage {
    private var app: App
    private let paint: PaintTerminal
    private let inbox = Inbox()
    private var millis = 0
    private var waiting: [(work: Int, body: Work<any Sendable>.Body)] = []
    /// The texts copied to the clipboard.
    package private(set) var copied: [String] = []
    /// The chosen colors that are to be stored.
    package private(set) var remembered: [Theme] = []
    /// The exit code, once the player has left.
    package private(set) var exitCode: Int32?
    /// Objects that must live as long as the stage, such as a player's folder.
    package var props: [AnyObject] = []
    /// Whether background work waits for `finish()`.
    package var isSlow = false

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - isSlow: whether background work waits for `finish()`.
    ///   - app: makes it; the inbox is for remarks.
    package init(isSlow: Bool = false, size: Size, _ app: (Inbox) -> App) async {
      self.isSlow = isSlow
      self.app = app(inbox)
      paint = PaintTerminal { _ in }
      paint.open(size, hasMouse: true)
      await perform(self.app.start(size, at: millis))
    }

    /// Starts with a screen.
    package convenience init(
      screen: any Screen, isSlow: Bool = false, theme: Theme = .dark,
      size: Size = Size(width: 80, height: 24)
    ) async {
      await self.init(isSlow: isSlow, size: size) { _ in
        App([screen], theme: theme, labels: AppLabels(.english))
      }
    }

    deinit { paint.close() }

    // MARK: - Input

    /// Types bytes as a terminal sends them: text, and keys such as `Keys.enter`.
    package func type(_ text: String) async {
      var inputs = paint.feed(Array(text.utf8))
      // A single escape byte is a key only if nothing follows it.
      inputs += paint.callback() + paint.feed(Array("\u{1B}[0n".utf8))
      for input in inputs where exitCode == nil { await take(.input(input)) }
    }

    /// Clicks on the first occurrence of a text from the top.
    package func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      guard let y = rows.firstIndex(where: { $0.contains(text) }),
        let before = rows[y].components(separatedBy: text).first
      else {
        Issue.record("\(text) is not seen", sourceLocation: sourceLocation)
        return
      }
      let place = "\(CellText.width(of: before) + 1);\(y + 1)"
      await type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    }

    /// Resizes the terminal.
    package func resize(_ size: Size) async {
      paint.resize(size)
      await take(.resized(size))
    }

    /// Advances the clock by a number of milliseconds, and wakes the app as it requests.
    package func wait(atMost limit: Int) async {
      let end = millis + limit
      while let at = app.wakeAt, at <= end {
        millis = max(millis, at)
        await take(.woken)
      }
      millis = end
    }

    /// Runs the waiting background work to its end.
    ///
    /// - Parameter count: how much of it at most, as new work may follow.
    package func finish(atMost count: Int = .max) async {
      var left = count
      while !waiting.isEmpty, left > 0 {
        left -= 1
        let (work, body) = waiting.removeFirst()
        let inbox = inbox
        let message = await body { fraction, text in
          inbox.post(.progress(work: work, fraction: fraction, text: text))
        }
        for event in inbox.taken() { await take(event) }
        await take(.finished(work: work, message: message))
      }
    }

    private func take(_ event: App.Event) async {
      await perform(app.take(event, at: millis))
    }

    private func perform(_ commands: [App.Command]) async {
      for command in commands {
        switch command {
        case .run(let work, let body): waiting.append((work, body))
        case .cancel(let work): waiting.removeAll { $0.work == work }
        case .copy(let text): copied.append(text)
        case .remember(let theme): remembered.append(theme)
        case .quit(let code): exitCode = code
        case .askWhetherSeen:
          await take(.seen)
          // Until its choices are taken.
          await wait(atMost: 400)
        case .suspend, .repaint, .send: break
        }
      }
      if !isSlow { await finish() }
      for event in inbox.taken() { await take(event) }
    }

    // MARK: - Output

    /// The text of the screen, a line for each row, without trailing blanks.
    package var screen: String {
      rows { $0.text }
    }

    /// The position of the cursor; nil if it is hidden.
    package var cursor: (x: Int, y: Int)? {
      paint.show(app)
      return paint.cursorPosition
    }

    /// A letter for the ink of each cell: the first one of its role, a capital if it is selected, and a blank
    /// for plain text, `_` if it is raised. In the mono theme `b` is bold,
    /// `i` inverse, `B` both, `t` italic and `u` underlined.
    package var inks: String {
      let theme = app.theme
      var letters: [Look: String] = [:]
      for role in Ink.Role.allCases.reversed() {
        let letter =
          switch role {
          case .text: " "
          case .wrong: "x"
          case .missed: "z"
          case .bar: "m"
          case .emphasis: "i"
          case .lookedUp: "u"
          default: String("\(role)".prefix(1))
          }
        letters[theme.look(of: Ink(role, on: .selected))] =
          role == .text ? "S" : letter.uppercased()
        letters[theme.look(of: Ink(role, on: .raised))] = role == .text ? "_" : letter
        letters[theme.look(of: Ink(role))] = letter
      }
      if theme == .mono {
        letters = [
          Look(): " ", Look(isBold: true): "b", Look(isInverse: true): "i",
          Look(isBold: true, isInverse: true): "B",
        ]
        for (role, letter) in [(Ink.Role.emphasis, "t"), (.link, "u")] {
          letters[theme.look(of: Ink(role))] = letter
        }
      }
      return rows { String(repeating: letters[$0.look] ?? "?", count: $0.width) }
    }

    /// The colors of the cells of a row from the top: runs of cells with the color of the text and of the ground.
    package func colors(row: Int) -> [String] {
      paint.show(app)
      func name(_ color: Color?) -> String { color.map { String($0.rgb, radix: 16) } ?? "own" }
      return paint.cells[row].reduce(into: [(text: String, count: Int)]()) { runs, cell in
        let text = "\(name(cell.look.foreground)) on \(name(cell.look.background))"
        if runs.last?.text == text {
          runs[runs.count - 1].count += cell.width
        } else {
          runs.append((text, cell.width))
        }
      }.map { "\($0.count) × \($0.text)" }
    }

    private func rows(_ text: (PaintTerminal.Cell) -> String) -> String {
      paint.show(app)
      return paint.cells.map { row in
        var line = row.map(text).joined()
        while line.last == " " { line.removeLast() }
        return line + "\n"
      }.joined()
    }

    /// Compares the screen with Golden/screens/NAME.txt: its text at three sizes, and its inks with and
    /// without colors.
    package func expectGolden(
      _ name: String, test: String = #filePath,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let (before, theme) = (paint.size, app.theme)
      var text = ""
      for size in [(80, 24), (60, 20), (120, 40)] {
        await resize(Size(width: size.0, height: size.1))
        text += "── \(size.0)x\(size.1)\n\(screen)"
      }
      await resize(Size(width: 80, height: 24))
      let inColor = screen
      for theme in [Theme.dark, .mono] {
        app.theme = theme
        text += "── inks, \(theme.rawValue)\n\(inks)"
        // Without colors, pictures are drawn as dots and tiles as brackets.
        if screen != inColor { text += "── text, \(theme.rawValue)\n\(screen)" }
      }
      app.theme = theme
      await resize(before)
      try Golden.expect(text, "screens/\(name)", test: test, sourceLocation: sourceLocation)
    }
  }

  /// The bytes that terminals send for keys.
  package enum Keys {
    package static let enter = "\r"
    package static let escape = "\u{1B}"
    package static let tab = "\t"
    package static let backTab = "\u{1B}[Z"
    package static let backspace = "\u{7F}"
    package static let up = "\u{1B}[A"
    package static let down = "\u{1B}[B"
    package static let right = "\u{1B}[C"
    package static let left = "\u{1B}[D"
    package static let home = "\u{1B}[H"
    package static let end = "\u{1B}[F"
    package static let pageUp = "\u{1B}[5~"
    package static let pageDown = "\u{1B}[6~"
    package static func control(_ letter: Character) -> String {
      String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
    }
    package static func function(_ number: Int) -> String {
      // F6 to F10 leave out a number.
      number <= 4
        ? "\u{1B}O\(["P", "Q", "R", "S"][number - 1])"
        : "\u{1B}[\(number + (number < 6 ? 10 : 11))~"
    }
    package static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
  }
#endif
