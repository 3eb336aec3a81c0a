extension App {
  /// Draws a whole frame: the top screen, title bar and footer, and the toast and the help over them.
  package func draw(on canvas: any Canvas) {
    let all = Area(canvas)
    all.clear()
    guard !isTooSmall else { return drawTooSmall(all) }
    if let top = layers.last { draw(top.screen, in: all) }
    drawFooter(in: all)
    if let toast = toast?.toast { draw(toast, in: all) }
    if let help { drawHelp(help, in: all) }
  }

  private func draw(_ screen: any Screen, in all: Area) {
    let bar = all.part(height: 1)
    bar.clear(.text.raised)
    let aside = aside(of: screen)
    let start = bar.width - 1 - aside.width
    let title = screen.title.isEmpty ? labels.program : screen.title
    bar.put(CellText.truncated(title, width: start - 3), x: 1, .heading.raised)
    bar.put(aside.line, x: start, on: .raised)
    var area = all.part(y: 1, height: all.height - 2)
    area.motion = movement.flatMap { $0.layer == layers.last?.id ? $0.motion : nil }
    area.isSlow = isSlow
    screen.draw(in: area)
  }

  private func aside(of screen: any Screen) -> RichText {
    if screen.aside.width > 0 { return screen.aside }
    return layerAside.map { layers[$0].screen.asideAbove } ?? ""
  }

  // MARK: - Footer

  private func drawFooter(in all: Area) {
    let foot = all.part(y: all.height - 1, height: 1)
    foot.clear(.dim.raised)
    var x = 1
    if let job = jobs.shown(over: layers.last?.id) {
      let bar = job.fraction.map { " " + Plot().gauge($0, width: 12) } ?? ""
      let cancel = job.isCancellable ? "  \(labels.cancels)" : ""
      let text = "\(job.text)\(bar)\(cancel)"
      x = foot.put(CellText.truncated(text, width: foot.width - 1), x: x, .dim.raised) + 2
    }
    let help = Hint(
      keys: layers.last?.screen.takesText == true ? "F1" : "?", label: labels.keys,
      key: .function(1))
    // The keys have what background work leaves of the row.
    var edge = foot.width - width(of: help) - 1
    guard x <= edge else { return }
    put(help, x: edge, in: foot)
    var hints = topHints.filter(\.isHinted).map(\.hint)
    // How to leave is never what has no room.
    if let back = escape(among: &hints), x + width(of: back) + 2 <= edge {
      edge -= width(of: back) + 2
      put(back, x: edge, in: foot)
    }
    for hint in hints {
      guard x + width(of: hint) + 1 < edge else { break }
      put(hint, x: x, in: foot)
      x += width(of: hint) + 2
    }
  }

  /// Takes out the hint of Escape, which closes a screen above another if that screen does not bind it.
  private func escape(among hints: inout [Hint]) -> Hint? {
    if let place = hints.firstIndex(where: { $0.key == .escape }) {
      return hints.remove(at: place)
    }
    if let bound = topHints.first(where: { $0.hint.key == .escape }) { return bound.hint }
    guard layers.count > 1 else { return nil }
    return Hint(keys: labels.keyNames.name(of: .escape), label: labels.back, key: .escape)
  }

  private func width(of hint: Hint) -> Int {
    CellText.width(of: hint.keys) + 1 + CellText.width(of: hint.label)
  }

  private func put(_ hint: Hint, x: Int, in foot: Area) {
    if let key = hint.key {
      foot.setKey(key, for: Rect(x: x, y: 0, width: width(of: hint), height: 1))
    }
    let end = foot.put(hint.keys, x: x, .key.raised) + 1
    foot.put(hint.label, x: end, .dim.raised)
  }

  // MARK: - Help

  /// Scrolls the help; any key that does not scroll closes it.
  mutating func take(helpKey key: Key) {
    guard Scroll.keys.contains(key) else { return help = nil }
    let (count, height) = (helpRows.count, helpHeight)
    help?.take(key, count: count, height: height)
  }

  /// The rows of the help box that show no keys: the frame, an empty row and how to close it.
  private static let helpMargin = 4

  /// The number of keys that the help shows at once. The title bar and the footer stay visible.
  private var helpHeight: Int { min(helpRows.count, size.height - 2 - App.helpMargin) }

  private var helpRows: [Hint] {
    var rows = topHints.map(\.hint)
    if layers.count > 1, !rows.contains(where: { $0.key == .escape }) {
      rows.append(hint(.escape, labels.back))
    }
    if canSearch, !rows.contains(where: { $0.keys.contains(":") }) {
      rows.append(hint(.control("p"), labels.search))
    }
    if !rows.contains(where: { $0.key == .control("t") }) {
      rows.append(hint(.control("t"), labels.otherColors))
    }
    return rows + [hint(.control("l"), labels.redraw), hint(.control("c"), labels.leave)]
  }

  private func drawHelp(_ scroll: Scroll, in all: Area) {
    let (rows, shown) = (helpRows, helpHeight)
    let column = (rows.map { CellText.width(of: $0.keys) }.max() ?? 0) + 2
    let width = (rows.map { CellText.width(of: $0.label) }.max() ?? 0) + column + 6
    let least = CellText.width(of: labels.closesHelp) + 4
    let box = all.part(y: 1, height: all.height - 2)
      .centered(width: max(30, width, least), height: shown + App.helpMargin)
    box.clear()
    let inner = box.box(labels.helpTitle).inset(columns: 1)
    let list = inner.part(height: shown)
    let offset = scroll.offset(of: rows.count, height: shown)
    for (place, row) in rows[offset...].prefix(shown).enumerated() {
      list.put(row.keys, y: place, .key)
      list.put(row.label, x: column, y: place)
    }
    list.drawMore(offset: offset, count: rows.count)
    inner.put(labels.closesHelp, y: shown + 1, .dim)
  }

  /// The hints for the keys of the top screen, and whether the footer shows them.
  private var topHints: [(hint: Hint, isHinted: Bool)] {
    layers.last?.hints(labels.keyNames) ?? []
  }

  private func hint(_ key: Key, _ label: String) -> Hint {
    Hint(keys: labels.keyNames.name(of: key), label: label, key: nil)
  }

  // MARK: - Toasts

  private func draw(_ toast: Toast, in all: Area) {
    let text = "\(toast.isError ? "! " : "")\(toast.text)"
    let lines = RichText(text, toast.isError ? .wrong.selected : .text.selected)
      .lines(width: all.width - 4)
    let shown = lines.prefix(3)
    let width = shown.map { line in line.reduce(0) { $0 + CellText.width(of: $1.text) } }.max() ?? 0
    // From the footer's row up, since keys can be missed more easily than what they act on. Clears the whole rows, so that text
    // beside the toast does not seem to belong to it.
    let y = all.height - shown.count
    all.part(y: y, height: shown.count).clear()
    let box = all.part(
      x: all.width - width - 2, y: y, width: width + 1, height: shown.count)
    box.clear(.text.selected)
    for (place, line) in shown.enumerated() { box.put(line, y: place) }
  }

  private func drawTooSmall(_ all: Area) {
    all.paragraph(RichText(labels.tooSmall(App.leastSize, size)))
  }
}
