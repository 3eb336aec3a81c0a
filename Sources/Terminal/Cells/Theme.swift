/// The colors of a screen.
package enum Theme: String, CaseIterable, Sendable {
  /// Light on dark.
  case dark
  /// Dark on light.
  case light
  /// Brown on cream.
  case sepia
  /// Bold and inverse only, in the terminal's own colors.
  case mono

  /// The next theme, in a circle.
  package var next: Theme {
    let all = Theme.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// The look of an ink.
  package func look(of ink: Ink) -> Look {
    var look = Look()
    look.isBold = [.heading, .key, .word, .right, .wrong].contains(ink.role)
    guard let palette else {
      look.isInverse = ink.isSelected
      return look
    }
    look.foreground = palette.color(of: ink.role)
    look.background = ink.isSelected ? palette.selection : palette.ground
    return look
  }

  private var palette: Palette? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .sepia: .sepia
    case .mono: nil
    }
  }
}

/// The look of a cell.
package struct Look: Hashable, Sendable {
  /// The color of the text; nil for the terminal's own.
  package var foreground: Color?
  /// The background color; nil for the terminal's own.
  package var background: Color?
  /// Whether it is bold.
  package var isBold = false
  /// Whether text and background colors are swapped.
  package var isInverse = false

  /// Creates a look; by default the terminal's own.
  package init(isBold: Bool = false, isInverse: Bool = false) {
    (self.isBold, self.isInverse) = (isBold, isInverse)
  }
}

/// An RGB color with eight bits per channel.
package struct Color: Hashable, Sendable {
  /// 0xRRGGBB.
  package let rgb: UInt32

  /// A color from 0xRRGGBB.
  package init(_ rgb: UInt32) { self.rgb = rgb }
}

/// The colors of a theme. A test requires a contrast of 4.5 with both backgrounds (WCAG 2.1, 1.4.3); 3 for
/// frames.
private struct Palette {
  let ground, selection, text, dim, heading, key, word, right, wrong, border: Color

  func color(of role: Ink.Role) -> Color {
    switch role {
    case .text: text
    case .dim: dim
    case .heading: heading
    case .key: key
    case .word: word
    case .right: right
    case .wrong: wrong
    case .border: border
    }
  }

  static let dark = Palette(
    ground: Color(0x16181D), selection: Color(0x2C3A4F), text: Color(0xE4E6EA),
    dim: Color(0xA3ABB8), heading: Color(0x8CC8FF), key: Color(0xFFD479),
    word: Color(0xFFC2E2), right: Color(0x8FE388), wrong: Color(0xFF9E94),
    border: Color(0x7A8599))
  static let light = Palette(
    ground: Color(0xFAFAF7), selection: Color(0xD9E6F7), text: Color(0x1D2126),
    dim: Color(0x525A66), heading: Color(0x0B4F8A), key: Color(0x7A4300),
    word: Color(0x8C1D62), right: Color(0x1B5E20), wrong: Color(0x9E1B12),
    border: Color(0x6E7785))
  static let sepia = Palette(
    ground: Color(0xF4ECD8), selection: Color(0xE3D3AE), text: Color(0x3B2E1E),
    dim: Color(0x5F4D37), heading: Color(0x6B3A0A), key: Color(0x7A2E00),
    word: Color(0x7A1F4B), right: Color(0x3A5210), wrong: Color(0x8F1D10),
    border: Color(0x7D6A4E))
}
