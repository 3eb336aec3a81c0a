#if FullScreen
  import Terminal
  import Testing

  @Suite("Signs for a terminal without them")
  struct PlainSignsTests {
    @Test("are ASCII and as wide as before, while letters stay")
    func plain() {
      func drawn(_ hasPlainSigns: Bool) -> [PaintTerminal.Cell] {
        let terminal = PaintTerminal(hasPlainSigns: hasPlainSigns) { _ in }
        terminal.resize(Size(width: 60, height: 20))
        let area = Area(terminal)
        area.put("✓✗▸·◆★☆●○▰▱━─▌›‹│╰╭╮╯▁▂▃▄▅▆▇█▀░▒▓…×")
        area.put("é ñ ß", y: 1)
        return terminal.cells[0] + terminal.cells[1]
      }
      let (signs, plain) = (drawn(false), drawn(true))
      #expect(plain.count == signs.count)
      let first = plain.prefix(60).map(\.text).joined()
      #expect(first.utf8.allSatisfy { $0 < 0x80 })
      #expect(first.hasPrefix("vx>.$*oOo#-=-|><|"))
      #expect(plain.dropFirst(60).prefix(5).map(\.text).joined() == "é ñ ß")
    }

    @Test("come instead of signs to which the terminal gives two columns", arguments: [1, 2])
    func ambiguous(columns: Int) {
      let terminal = PaintTerminal { _ in }
      terminal.open(Size(width: 60, height: 20), hasMouse: false)
      _ = terminal.feed(Array("\u{1B}[1;\(columns + 1)R".utf8))
      Area(terminal).put("━")
      #expect(terminal.cells[0][0].text == (columns == 1 ? "━" : "="))
    }
  }
#endif
