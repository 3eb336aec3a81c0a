#if FullScreen
  import CTermpaint

  /// A terminal that writes to any receiver of bytes, through termpaint: the real terminal, or one
  /// for tests.
  ///
  /// Only one thread may use it at a time.
  package final class PaintTerminal: Canvas {
    private let integration: UnsafeMutablePointer<wordhoard_integration>
    private let base: UnsafeMutablePointer<termpaint_integration>
    private let terminal: OpaquePointer
    private var pending: [UInt8] = []
    private var difference = FrameDifference()
    /// Whether termpaint is writing a frame, which is sent when it is complete.
    private var isPainting = false
    /// An array, since there are few: with a dictionary, the runtime would first have to find a
    /// conformance at every start.
    private var looks: [(ink: Ink, look: OpaquePointer)] = []
    private var theme: Theme?
    private var cursor: (x: Int, y: Int)?
    private var keys: [(area: Rect, key: Key)] = []
    private var events: [Input] = []
    private var pasted: [UInt8]?
    /// The questions for the cursor without an answer.
    private var unanswered = 0

    /// Whether the terminal has not answered yet how wide a sign is.
    private var awaitsWidth = false
    /// Whether the next frame has to be sent whole, since the signs have changed.
    private var isStale = false

    /// Whether signs are drawn in ASCII.
    private var hasPlainSigns: Bool
    /// Receives the bytes for the terminal.
    private let sink: ([UInt8]) -> Void
    /// Called with the bytes that restore the terminal, whenever they change.
    package var restoreSequenceChanged: ([UInt8]) -> Void = { _ in }
    /// Called when termpaint wants `callback` to be called after a short time.
    package var callbackRequested: () -> Void = {}

    /// Creates a terminal that passes its bytes to `sink`.
    ///
    /// - Parameter hasPlainSigns: whether signs are drawn in ASCII, since its font has no others.
    package init(hasPlainSigns: Bool = false, sink: @escaping ([UInt8]) -> Void) {
      (self.sink, self.hasPlainSigns) = (sink, hasPlainSigns)
      integration = .allocate(capacity: 1)
      integration.initialize(to: wordhoard_integration())
      base = UnsafeMutableRawPointer(integration).assumingMemoryBound(
        to: termpaint_integration.self)
      termpaint_integration_init(
        base, { _ in },
        { integration, data, length in
          PaintTerminal.owner(integration).pending
            .append(contentsOf: UnsafeRawBufferPointer(start: data, count: Int(length)))
        }, { integration in PaintTerminal.owner(integration).drain() })
      terminal = termpaint_terminal_new(base)
      integration.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
      termpaint_integration_set_restore_sequence_updated(base) { integration, data, length in
        PaintTerminal.owner(integration).restoreSequenceChanged(PaintTerminal.bytes(data, length))
      }
      termpaint_integration_set_request_callback(base) { integration in
        PaintTerminal.owner(integration).callbackRequested()
      }
      termpaint_terminal_set_event_cb(
        terminal,
        { user, event in
          guard let user, let event else { return }
          Unmanaged<PaintTerminal>.fromOpaque(user).takeUnretainedValue().take(event.pointee)
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func owner(
      _ integration: UnsafeMutablePointer<termpaint_integration>?
    ) -> PaintTerminal {
      let own = UnsafeMutableRawPointer(integration)?
        .assumingMemoryBound(to: wordhoard_integration.self)
      guard let owner = own?.pointee.owner else {
        preconditionFailure("termpaint calls back only with the integration that it was given")
      }
      return Unmanaged<PaintTerminal>.fromOpaque(owner).takeUnretainedValue()
    }

    private static func bytes(_ data: UnsafePointer<CChar>?, _ length: some BinaryInteger)
      -> [UInt8]
    {
      Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    private func drain() {
      guard !isPainting, !pending.isEmpty else { return }
      let bytes = pending
      pending = []
      sink(bytes)
    }

    // MARK: - Life

    /// Asks the terminal to identify itself. The answer arrives through `feed`.
    package func detect() {
      _ = termpaint_terminal_auto_detect(terminal)
      drain()
    }

    /// Whether the terminal has identified itself.
    package var isDetected: Bool {
      termpaint_terminal_auto_detect_state(terminal) == termpaint_auto_detect_done
    }

    /// Whether termpaint supports the terminal. Valid once `isDetected`.
    package var isSupported: Bool { termpaint_terminal_might_be_supported(terminal) }

    /// Switches the terminal to the full screen. Call it after detection.
    package func open(_ size: Size, hasMouse: Bool) {
      termpaint_terminal_auto_detect_apply_input_quirks(terminal, false)
      termpaint_terminal_setup_fullscreen(terminal, Int32(size.width), Int32(size.height), "")
      termpaint_terminal_request_tagged_paste(terminal, true)
      if hasMouse { termpaint_terminal_set_mouse_mode(terminal, TERMPAINT_MOUSE_MODE_CLICKS) }
      // Unicode calls the width of most signs ambiguous: some terminals for East Asian languages give them two columns,
      // and then get ASCII. One is drawn, and the cursor behind it asked for; nothing waits for the answer.
      if !hasPlainSigns {
        awaitsWidth = true
        termpaint_terminal_expect_cursor_position_report(terminal)
        send("\u{1B}[H━\u{1B}[6n")
      }
      drain()
    }

    /// The bytes that restore the terminal if the program ends without `close`.
    package var restoreSequence: String {
      String(cString: termpaint_terminal_restore_sequence(terminal))
    }

    /// Restores the terminal while the process is suspended, until `unpause`.
    package func pause() {
      // The answers are discarded with the keys that were typed.
      (unanswered, awaitsWidth) = (0, false)
      termpaint_terminal_pause(terminal)
      drain()
    }

    /// Switches back to the full screen after `pause`.
    package func unpause() {
      termpaint_terminal_unpause(terminal)
      drain()
    }

    /// Restores the terminal. No other method may be called afterwards.
    package func close() {
      dropLooks()
      termpaint_terminal_free_with_restore(terminal)
      drain()
      termpaint_integration_deinit(base)
      integration.deallocate()
    }

    // MARK: - Input

    /// Handles bytes from the terminal.
    ///
    /// - Returns: the input that is complete.
    package func feed(_ bytes: [UInt8]) -> [Input] {
      bytes.withUnsafeBytes { raw in
        termpaint_terminal_add_input_data(
          terminal, raw.bindMemory(to: CChar.self).baseAddress, UInt32(raw.count))
      }
      drain()
      return taken()
    }

    /// Continues after `callbackRequested`: interprets an incomplete sequence as it is.
    ///
    /// - Returns: the input that is complete.
    package func callback() -> [Input] {
      termpaint_terminal_callback(terminal)
      drain()
      return taken()
    }

    private func taken() -> [Input] {
      defer { events = [] }
      return events
    }

    private func take(_ event: termpaint_event) {
      switch event.type {
      case TERMPAINT_EV_PASTE:
        var text = pasted ?? []
        if event.paste.initial { text = [] }
        if text.count < PaintTerminal.longestPaste {
          text += PaintTerminal.bytes(event.paste.string, event.paste.length)
        }
        pasted = text
        if event.paste.final {
          events.append(.paste(String(decoding: text, as: UTF8.self)))
          pasted = nil
        }
      case TERMPAINT_EV_CURSOR_POSITION:
        guard awaitsWidth else { return unanswered = max(0, unanswered - 1) }
        awaitsWidth = false
        if event.cursor_position.x == 2 { (hasPlainSigns, isStale) = (true, true) }
      case TERMPAINT_EV_MOUSE:
        guard event.mouse.action == TERMPAINT_MOUSE_PRESS else { return }
        switch event.mouse.button {
        case 0:
          let (x, y) = (Int(event.mouse.x), Int(event.mouse.y))
          if let key = keys.last(where: { $0.area.contains(x: x, y: y) })?.key {
            events.append(.key(key))
          }
        case 4: events.append(.key(.up))
        case 5: events.append(.key(.down))
        default: break
        }
      default: if let key = Key(event) { events.append(.key(key)) }
      }
    }

    /// The length in bytes beyond which a paste is cut: longer ones are accidents.
    private static let longestPaste = 65_536

    // MARK: - Output

    private var surface: OpaquePointer { termpaint_terminal_get_surface(terminal) }

    package var size: Size {
      Size(
        width: Int(termpaint_surface_width(surface)), height: Int(termpaint_surface_height(surface))
      )
    }

    /// Sets the size of the next frames, after the terminal has changed its size.
    package func resize(_ size: Size) {
      termpaint_surface_resize(surface, Int32(size.width), Int32(size.height))
    }

    /// Draws an app and sends the frame to the terminal.
    ///
    /// - Parameter isAfresh: whether to send all cells, not only those that changed.
    package func show(_ app: App, isAfresh: Bool = false) {
      if theme != app.theme {
        theme = app.theme
        dropLooks()
      }
      let isAfresh = isAfresh || isStale
      isStale = false
      cursor = nil
      keys = []
      app.draw(on: self)
      if let cursor {
        termpaint_terminal_set_cursor_position(terminal, Int32(cursor.x), Int32(cursor.y))
      }
      termpaint_terminal_set_cursor_visible(terminal, cursor != nil)
      drain()
      isPainting = true
      termpaint_terminal_flush(terminal, isAfresh)
      isPainting = false
      pending = difference.shortened(pending, size: size, isWhole: isAfresh)
      drain()
    }

    /// Asks the terminal for its cursor, which it tells once it has shown all frames until now.
    ///
    /// - Parameter again: whether answers to earlier questions are still expected.
    package func askWhetherSeen(again: Bool) {
      unanswered = (again ? unanswered : 0) + 1
      termpaint_terminal_expect_cursor_position_report(terminal)
      send("\u{1B}[6n")
    }

    /// Whether the terminal has answered each `askWhetherSeen`.
    package var hasShownAll: Bool { unanswered == 0 }

    /// Sends bytes unchanged, between two frames.
    package func send(_ text: String) {
      pending += Array(text.utf8)
      drain()
    }

    package var hasColors: Bool { theme != .mono }

    package func put(
      _ text: String, x: Int, y: Int, _ ink: Ink, in colors: ColorPair?, within clip: Rect
    ) {
      guard clip.width > 0, (clip.y..<clip.y + clip.height).contains(y) else { return }
      // Pictures have too many pairs of colors to keep a look for each of them.
      let own = colors.flatMap {
        termpaint_attr_new(
          PaintTerminal.number(of: $0.foreground), PaintTerminal.number(of: $0.background))
      }
      defer { if let own { termpaint_attr_free(own) } }
      let look = own ?? look(of: ink)
      var text = hasPlainSigns ? PlainSigns.plain(text) : text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          termpaint_surface_write_with_len_attr_clipped(
            surface, Int32(x), Int32(y), characters.baseAddress, Int32(characters.count),
            look, Int32(clip.x), Int32(clip.x + clip.width - 1))
        }
      }
    }

    package func fill(_ area: Rect, _ ink: Ink) {
      guard area.width > 0, area.height > 0 else { return }
      termpaint_surface_clear_rect_with_attr(
        surface, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height),
        look(of: ink))
    }

    package func setCursor(x: Int, y: Int) { cursor = (x, y) }

    package func setKey(_ key: Key, for area: Rect) { keys.append((area, key)) }

    // MARK: - Looks

    private func look(of ink: Ink) -> OpaquePointer? {
      if let known = looks.first(where: { $0.ink == ink }) { return known.look }
      let look = (theme ?? .mono).look(of: ink)
      guard
        let made = termpaint_attr_new(
          PaintTerminal.number(of: look.foreground), PaintTerminal.number(of: look.background))
      else { return nil }
      var bits: Int32 = 0
      if look.isBold { bits |= TERMPAINT_STYLE_BOLD }
      if look.isInverse { bits |= TERMPAINT_STYLE_INVERSE }
      if look.isItalic { bits |= TERMPAINT_STYLE_ITALIC }
      if look.isUnderlined { bits |= TERMPAINT_STYLE_UNDERLINE }
      termpaint_attr_set_style(made, bits)
      looks.append((ink, made))
      return made
    }

    private func dropLooks() {
      for known in looks { termpaint_attr_free(known.look) }
      looks = []
    }

    private static func number(of color: Color?) -> UInt32 {
      guard let color else { return UInt32(TERMPAINT_DEFAULT_COLOR) }
      return UInt32(TERMPAINT_RGB_COLOR_OFFSET) | color.rgb
    }

    // MARK: - For tests

    /// The content of a cell.
    package struct Cell: Hashable {
      /// The text; a space if the cell is empty.
      package let text: String
      /// The width in columns, 1 or 2.
      package let width: Int
      /// The look. Colors are nil for the terminal's own.
      package let look: Look
    }

    /// The cells of the next frame, by row. A wide character is one cell.
    package var cells: [[Cell]] {
      (0..<size.height).map { y in
        var row: [Cell] = []
        var x: Int32 = 0
        while x < size.width {
          var (length, left, right): (Int32, Int32, Int32) = (0, 0, 0)
          let text = termpaint_surface_peek_text(surface, x, Int32(y), &length, &left, &right)
          let shown = String(decoding: PaintTerminal.bytes(text, length), as: UTF8.self)
          let style = termpaint_surface_peek_style(surface, x, Int32(y))
          var look = Look()
          look.foreground = PaintTerminal.color(
            termpaint_surface_peek_fg_color(surface, x, Int32(y)))
          look.background = PaintTerminal.color(
            termpaint_surface_peek_bg_color(surface, x, Int32(y)))
          look.isBold = style & TERMPAINT_STYLE_BOLD != 0
          look.isInverse = style & TERMPAINT_STYLE_INVERSE != 0
          look.isItalic = style & TERMPAINT_STYLE_ITALIC != 0
          look.isUnderlined = style & TERMPAINT_STYLE_UNDERLINE != 0
          row.append(
            Cell(
              text: shown == "\u{7F}" ? " " : shown, width: Int(right - left + 1), look: look))
          x = right + 1
        }
        return row
      }
    }

    /// The position of the cursor; nil if it is hidden.
    package var cursorPosition: (x: Int, y: Int)? { cursor }

    /// The width of a character in termpaint's own tables, in columns.
    package func width(of scalar: Unicode.Scalar) -> Int {
      Int(termpaint_surface_char_width(surface, Int32(bitPattern: scalar.value)))
    }

    private static func color(_ number: UInt32) -> Color? {
      let offset = UInt32(TERMPAINT_RGB_COLOR_OFFSET)
      return number & offset == offset ? Color(number & 0xFFFFFF) : nil
    }
  }
#endif
