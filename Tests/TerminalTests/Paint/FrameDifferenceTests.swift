#if FullScreen
  import Testing

  @testable import Terminal

  /// A screen of random words on random cells.
  private struct Scatter: Screen {
    typealias Message = Never
    let title = "scatter"
    let bindings: [Binding<Never>] = []
    var words: [(text: String, x: Int, y: Int, ink: Ink)] = []
    var cursor: Int?

    mutating func update(_ message: Never) -> [Effect<Never>] {}

    func draw(in area: Area) {
      for word in words { area.put(word.text, x: word.x, y: word.y, word.ink) }
      if let cursor { area.setCursor(x: cursor, y: 3) }
    }
  }

  /// As much of a terminal as frames need. Its cells show style and text.
  private struct Emulator {
    let size: Size
    var cells: [String]
    private(set) var x = 0, y = 0, isCursorVisible = true
    private var ink = "", ground = "", attributes: Set<String> = []
    private var style: String { "\(ink) \(ground) \(attributes.sorted()) " }

    init(_ size: Size) {
      self.size = size
      cells = Array(repeating: "", count: size.width * size.height)
    }

    mutating func take(_ bytes: [UInt8]) {
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      var place = 0
      while place < scalars.count {
        switch scalars[place] {
        case "\r": x = 0
        case "\n": y += 1
        case "\u{1B}":
          let end = scalars[(place + 2)...].firstIndex { (0x40...0x7E).contains($0.value) }
          guard let end else { return }
          take(scalars[(place + 2)..<end].map(String.init).joined(), final: scalars[end])
          place = end
        case let scalar: write(scalar)
        }
        place += 1
      }
    }

    private mutating func take(_ parameters: String, final: Unicode.Scalar) {
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      switch final {
      case "m": take(style: parameters.split(separator: ";").map(String.init))
      case "H": (x, y) = numbers.count == 2 ? (numbers[1] - 1, numbers[0] - 1) : (0, 0)
      case "C": x += numbers.first ?? 1
      case "K": for column in x..<size.width { set(column, "\(style) ") }
      default: if parameters == "?25" { isCursorVisible = final == "h" }
      }
    }

    private mutating func take(style: [String]) {
      var rest = style[...]
      while let first = rest.popFirst() {
        switch first {
        case "0": (ink, ground, attributes) = ("", "", [])
        case "22": attributes.subtract(["1", "2"])
        case "38", "48":
          let color = rest.prefix(rest.first == "2" ? 4 : 2)
          rest = rest.dropFirst(color.count)
          if first == "38" { ink = "\(color)" } else { ground = "\(color)" }
        default: attributes.insert(first)
        }
      }
    }

    private mutating func set(_ x: Int, _ cell: String) {
      let place = y * size.width + x
      // Overwriting a half of a wide character removes the other one.
      if cells[place] == "half" { cells[place - 1] = "\(style) " }
      if x + 1 < size.width, cells[place + 1] == "half" { cells[place + 1] = "\(style) " }
      cells[place] = cell
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
      switch CellText.width(of: scalar) {
      case 0:
        let base = cells[y * size.width + x - 1] == "half" ? x - 2 : x - 1
        cells[y * size.width + base].unicodeScalars.append(scalar)
      case 2:
        set(x, "\(style)\(scalar)")
        set(x + 1, "half")
        x += 2
      default:
        set(x, "\(style)\(scalar)")
        x += 1
      }
    }
  }

  private struct Lehmer: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Suite("The difference between two frames")
  struct FrameDifferenceTests {
    private final class Line { var bytes: [UInt8] = [] }

    private let size = Size(width: 80, height: 24)
    private let texts = [
      "a", "erudite", "日本語", "e\u{301}te\u{301}", "—", "   ", "🙂 smile", "한", "กำ",
    ]

    private func paint(_ line: Line) -> PaintTerminal {
      let paint = PaintTerminal { line.bytes += $0 }
      paint.open(size, hasMouse: false)
      line.bytes = []
      return paint
    }

    private func app(_ screen: Scatter, toast: String? = nil) -> App {
      var app = App([screen], theme: .dark, labels: .test)
      _ = app.start(size, at: 0)
      app.toast = toast.map { (Toast($0), .max) }
      return app
    }

    @Test("leads to the cells, styles and cursor of the whole frame")
    func same() {
      var generator = Lehmer(state: 7)
      let (short, whole) = (Line(), Line())
      let (first, second) = (paint(short), paint(whole))
      defer {
        first.close()
        second.close()
      }
      var (changed, afresh) = (Emulator(size), Emulator(size))
      var screen = Scatter()
      for _ in 0..<300 {
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
          screen.words.append(
            (
              texts.randomElement(using: &generator) ?? "",
              Int.random(in: 0..<80, using: &generator),
              Int.random(in: 0..<22, using: &generator),
              [Ink.text, .dim, .word, .key].randomElement(using: &generator) ?? .text
            ))
        }
        if screen.words.count > 40 {
          screen.words.removeFirst(Int.random(in: 0..<40, using: &generator))
        }
        screen.cursor =
          Bool.random(using: &generator) ? Int.random(in: 0..<80, using: &generator) : nil
        // The last row is read differently, since the cursor's place follows it.
        let toast = Bool.random(using: &generator) ? texts.randomElement(using: &generator) : nil
        first.show(app(screen, toast: toast))
        second.show(app(screen, toast: toast), isAfresh: true)
        changed.take(short.bytes)
        afresh.take(whole.bytes)
        (short.bytes, whole.bytes) = ([], [])
        #expect(changed.cells == afresh.cells)
        #expect(changed.isCursorVisible == afresh.isCursorVisible)
        if screen.cursor != nil { #expect((changed.x, changed.y) == (afresh.x, afresh.y)) }
      }
    }

    @Test("sends nothing for an equal frame, and little for a letter")
    func small() {
      let line = Line()
      let paint = paint(line)
      defer { paint.close() }
      var screen = Scatter(words: [("erudite", 10, 5, .word)])
      paint.show(app(screen))
      #expect(line.bytes.count > 1000)
      line.bytes = []
      paint.show(app(screen))
      #expect(line.bytes.isEmpty)
      screen.words.append(("x", 70, 5, .text))
      paint.show(app(screen))
      #expect((1...80).contains(line.bytes.count))
    }

    @Test("is the whole frame after the terminal was resized, or when all is asked for")
    func whole() {
      let line = Line()
      let paint = paint(line)
      defer { paint.close() }
      let screen = app(Scatter())
      paint.show(screen)
      let count = line.bytes.count
      line.bytes = []
      paint.show(screen, isAfresh: true)
      #expect(line.bytes.count == count)
      line.bytes = []
      paint.resize(Size(width: 81, height: 24))
      paint.show(screen)
      #expect(line.bytes.count >= count)
    }
  }
#endif
