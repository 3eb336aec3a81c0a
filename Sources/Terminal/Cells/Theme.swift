/// The colors of a screen.
package enum Theme: String, CaseIterable, Sendable {
  /// Light on dark.
  case dark
  /// Dark on light.
  case light
  /// Brown on cream.
  case sepia
  /// Light on deep blue, with sea green.
  case ocean
  /// Violet on pale pink.
  case candy
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
    look.isBold = [.heading, .key, .word, .right, .wrong, .masthead, .placed, .elsewhere]
      .contains(ink.role)
    guard let palette else {
      look.isInverse = ink.isSelected || [.masthead, .placed].contains(ink.role)
      return look
    }
    let isFilled = ink.role == .untried && ink.isSelected
    if let tile = palette.tile(of: ink.role), !isFilled {
      (look.foreground, look.background) = (tile.text, tile.ground)
    } else {
      look.foreground = palette.color(of: ink.role)
      look.background = ink.isSelected ? palette.selection : palette.ground
    }
    return look
  }

  private var palette: Palette? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .sepia: .sepia
    case .ocean: .ocean
    case .candy: .candy
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

/// The colors of a theme. A test requires a contrast of 4.5 for every text on its ground (WCAG 2.1,
/// 1.4.3); 3 for frames.
private struct Palette {
  /// A text on a ground of its own.
  struct Tile {
    let text: Color
    let ground: Color

    init(_ text: UInt32, on ground: UInt32) {
      (self.text, self.ground) = (Color(text), Color(ground))
    }
  }

  let ground, selection, text, dim, heading, key, word, right, wrong, border: Color
  let masthead, placed, elsewhere, absent, untried: Tile

  /// The color of a text on both grounds.
  func color(of role: Ink.Role) -> Color {
    switch role {
    case .dim: dim
    case .heading: heading
    case .key: key
    case .word: word
    case .right: right
    case .wrong: wrong
    case .border: border
    case .text, .masthead, .placed, .elsewhere, .absent, .untried: text
    }
  }

  /// The colors of a role that has a ground of its own.
  func tile(of role: Ink.Role) -> Tile? {
    switch role {
    case .masthead: masthead
    case .placed: placed
    case .elsewhere: elsewhere
    case .absent: absent
    case .untried: untried
    case .text, .dim, .heading, .key, .word, .right, .wrong, .border: nil
    }
  }

  static let dark = Palette(
    ground: Color(0x16181D), selection: Color(0x2C3A4F), text: Color(0xE4E6EA),
    dim: Color(0xA3ABB8), heading: Color(0x8CC8FF), key: Color(0xFFD479),
    word: Color(0xFFC2E2), right: Color(0x8FE388), wrong: Color(0xFF9E94),
    border: Color(0x7A8599),
    masthead: Tile(0x10202E, on: 0x8CC8FF), placed: Tile(0x0F1A0E, on: 0x7ED67A),
    elsewhere: Tile(0x221A00, on: 0xFFD479), absent: Tile(0xD5D9E0, on: 0x3A4250),
    untried: Tile(0xA3ABB8, on: 0x252A33))
  static let light = Palette(
    ground: Color(0xFAFAF7), selection: Color(0xD9E6F7), text: Color(0x1D2126),
    dim: Color(0x525A66), heading: Color(0x0B4F8A), key: Color(0x7A4300),
    word: Color(0x8C1D62), right: Color(0x1B5E20), wrong: Color(0x9E1B12),
    border: Color(0x6E7785),
    masthead: Tile(0xFFFFFF, on: 0x0B4F8A), placed: Tile(0xFFFFFF, on: 0x2E7D32),
    elsewhere: Tile(0x2B1A00, on: 0xF2B233), absent: Tile(0xFFFFFF, on: 0x5F6773),
    untried: Tile(0x525A66, on: 0xE9EAE6))
  static let sepia = Palette(
    ground: Color(0xF4ECD8), selection: Color(0xE3D3AE), text: Color(0x3B2E1E),
    dim: Color(0x5F4D37), heading: Color(0x6B3A0A), key: Color(0x7A2E00),
    word: Color(0x7A1F4B), right: Color(0x3A5210), wrong: Color(0x8F1D10),
    border: Color(0x7D6A4E),
    masthead: Tile(0xFFF8E7, on: 0x7A4A1A), placed: Tile(0xFFFDF5, on: 0x4D6B1C),
    elsewhere: Tile(0x2E1D00, on: 0xE3A93F), absent: Tile(0xFFF8E7, on: 0x6E5C45),
    untried: Tile(0x5F4D37, on: 0xE9DDBF))
  static let ocean = Palette(
    ground: Color(0x0B1F2A), selection: Color(0x17455C), text: Color(0xE3F2F5),
    dim: Color(0x9CBAC4), heading: Color(0x6FE3D6), key: Color(0xFFCF70),
    word: Color(0xFFB3C7), right: Color(0x8BE8A0), wrong: Color(0xFF9F8F),
    border: Color(0x7FA6B3),
    masthead: Tile(0x06222B, on: 0x4FD1C5), placed: Tile(0x06250F, on: 0x6FDC8C),
    elsewhere: Tile(0x2A1C00, on: 0xFFCF70), absent: Tile(0xDCEBEF, on: 0x2B5568),
    untried: Tile(0x9CBAC4, on: 0x122F3D))
  static let candy = Palette(
    ground: Color(0xFFF6FB), selection: Color(0xFBD9EC), text: Color(0x33203A),
    dim: Color(0x6B5070), heading: Color(0x8A1C7C), key: Color(0x8F3800),
    word: Color(0x5B2AA8), right: Color(0x1B6336), wrong: Color(0xA81036),
    border: Color(0x8A6692),
    masthead: Tile(0xFFFFFF, on: 0xA3247F), placed: Tile(0xFFFFFF, on: 0x1E7A45),
    elsewhere: Tile(0x3A1E00, on: 0xFFC35C), absent: Tile(0xFFFFFF, on: 0x6F5A78),
    untried: Tile(0x6B5070, on: 0xF6E6F2))
}
