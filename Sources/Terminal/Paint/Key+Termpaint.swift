#if FullScreen
  import CTermpaint

  extension Key {
    /// The key of an event; nil if the event is not a key or the key is unknown.
    init?(_ event: termpaint_event) {
      switch event.type {
      case TERMPAINT_EV_CHAR:
        let bytes = UnsafeRawBufferPointer(start: event.c.string, count: Int(event.c.length))
        guard let character = String(decoding: bytes, as: UTF8.self).first else { return nil }
        self = Key.modified(character, by: event.c.modifier)
      case TERMPAINT_EV_KEY:
        let bytes = UnsafeRawBufferPointer(start: event.key.atom, count: Int(event.key.length))
        let name = String(decoding: bytes, as: UTF8.self)
        if name == "Space" {
          self = Key.modified(" ", by: event.key.modifier)
        } else if name == "Tab", event.key.modifier & TERMPAINT_MOD_SHIFT != 0 {
          self = .backTab
        } else if let key = Key.named[name] {
          self = key
        } else if name.hasPrefix("F"), let number = Int(name.dropFirst()) {
          self = .function(number)
        } else {
          return nil
        }
      default: return nil
      }
    }

    private static func modified(_ character: Character, by modifiers: Int32) -> Key {
      if modifiers & TERMPAINT_MOD_CTRL != 0 { return .control(character) }
      if modifiers & TERMPAINT_MOD_ALT != 0 { return .alt(character) }
      return .character(character)
    }

    private static let named: [String: Key] = [
      "Enter": .enter, "NumpadEnter": .enter, "Escape": .escape, "Tab": .tab,
      "Backspace": .backspace, "Delete": .delete, "ArrowUp": .up, "ArrowDown": .down,
      "ArrowLeft": .left, "ArrowRight": .right, "Home": .home, "End": .end, "PageUp": .pageUp,
      "PageDown": .pageDown,
    ]
  }
#endif
