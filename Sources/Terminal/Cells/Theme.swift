/// The colors of a screen. The raw value is the value of a setting.
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
  /// Only bold and inverse, in the terminal's own colors.
  case mono

  /// The next theme; the first one after the last.
  package var next: Theme {
    let all = Theme.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// The look of an ink in this theme.
  package func look(of ink: Ink) -> Look {
    // The tile to fill next looks like other selected text.
    let style = RoleStyle.of(ink == .untried.selected ? .text : ink.role)
    var look = Look(isBold: style.isBold)
    look.isItalic = style.isItalic
    look.isUnderlined = style.isUnderlined
    look.foreground = style.text.color(in: self)
    look.background = (style.ground ?? Hues.behind(ink.ground)).color(in: self)
    if self == .mono { look.isInverse = ink.ground == .selected || style.isInverse }
    return look
  }
}

/// The colors and style of a cell.
package struct Look: Hashable, Sendable {
  /// The color of the text; nil for the terminal's own.
  package var foreground: Color?
  /// The background color; nil for the terminal's own.
  package var background: Color?
  /// Whether it is bold.
  package var isBold = false
  /// Whether text and background colors are swapped.
  package var isInverse = false
  /// Whether it is italic. Terminals without italics ignore this.
  package var isItalic = false
  /// Whether it is underlined.
  package var isUnderlined = false

  /// Creates a look in the terminal's own colors.
  package init(isBold: Bool = false, isInverse: Bool = false) {
    (self.isBold, self.isInverse) = (isBold, isInverse)
  }
}

/// An RGB color with eight bits per channel.
package struct Color: Hashable, Sendable {
  /// The channels as 0xRRGGBB.
  package let rgb: UInt32

  package init(_ rgb: UInt32) { self.rgb = rgb }
}

/// The colors of a text that do not depend on the theme, such as a part of a picture.
package struct ColorPair: Hashable, Sendable {
  /// The color of the text.
  package let foreground: Color
  /// The color behind the text.
  package let background: Color

  package init(_ foreground: Color, on background: Color) {
    (self.foreground, self.background) = (foreground, background)
  }
}

/// One color for each theme.
private struct Hues {
  private let dark, light, sepia, ocean, candy: UInt32

  init(_ dark: UInt32, _ light: UInt32, _ sepia: UInt32, _ ocean: UInt32, _ candy: UInt32) {
    (self.dark, self.light, self.sepia) = (dark, light, sepia)
    (self.ocean, self.candy) = (ocean, candy)
  }

  /// The color of a background.
  static func behind(_ ground: Ink.Ground) -> Hues {
    switch ground {
    case .page: Hues(0x16181D, 0xFAFAF7, 0xF4ECD8, 0x0B1F2A, 0xFFF6FB)
    case .raised: Hues(0x20242D, 0xEFEEE8, 0xEADFC4, 0x122C3A, 0xFBE9F5)
    case .selected: Hues(0x2C3A4F, 0xD9E6F7, 0xE3D3AE, 0x17455C, 0xFBD9EC)
    }
  }

  /// What can be pressed.
  static let action = Hues(0x8CC8FF, 0x0B4F8A, 0x6B3A0A, 0x6FE3D6, 0x8A1C7C)
  /// What was gained.
  static let gold = Hues(0xFFD479, 0x7A4300, 0x7A2E00, 0xFFCF70, 0x8F3800)
  /// The full part of plots.
  static let bar = Hues(0xD1B068, 0xA8680A, 0x8F5E12, 0xD8B05C, 0xA85A00)

  /// The color in a theme; nil for the terminal's own.
  func color(in theme: Theme) -> Color? {
    switch theme {
    case .dark: Color(dark)
    case .light: Color(light)
    case .sepia: Color(sepia)
    case .ocean: Color(ocean)
    case .candy: Color(candy)
    case .mono: nil
    }
  }
}

/// The look of a role. A test requires a contrast of 4.5 for all text on its background (WCAG 2.1,
/// 1.4.3), and of 3 for frames and the parts of plots.
private struct RoleStyle {
  let text: Hues
  /// The background; nil for the background of the screen.
  let ground: Hues?
  let isBold: Bool
  /// Whether it is inverse in a theme without colors.
  let isInverse: Bool
  var isItalic = false
  var isUnderlined = false

  init(_ text: Hues, on ground: Hues? = nil, isBold: Bool = false, isInverse: Bool = false) {
    (self.text, self.ground) = (text, ground)
    (self.isBold, self.isInverse) = (isBold, isInverse)
  }

  /// The table of all roles.
  static func of(_ role: Ink.Role) -> RoleStyle {
    switch role {
    case .text: RoleStyle(Hues(0xE4E6EA, 0x1D2126, 0x3B2E1E, 0xE3F2F5, 0x33203A))
    case .dim: RoleStyle(Hues(0xA3ABB8, 0x525A66, 0x5F4D37, 0x9CBAC4, 0x6B5070))
    case .heading, .strong: RoleStyle(of(.text).text, isBold: true)
    case .key: RoleStyle(.action, isBold: true)
    case .gold: RoleStyle(.gold, isBold: true)
    case .word: RoleStyle(Hues(0xFFC2E2, 0x8C1D62, 0x7A1F4B, 0xFFB3C7, 0x5B2AA8), isBold: true)
    case .right: RoleStyle(Hues(0x8FE388, 0x1B5E20, 0x3A5210, 0x8BE8A0, 0x1B6336), isBold: true)
    case .wrong: RoleStyle(Hues(0xFF9E94, 0x9E1B12, 0x8F1D10, 0xFF9F8F, 0xA81036), isBold: true)
    case .border: RoleStyle(Hues(0x7A8599, 0x6E7785, 0x7D6A4E, 0x7FA6B3, 0x8A6692))
    case .bar: RoleStyle(.bar)
    case .chip:
      // Not inverse without colors: its panel is.
      RoleStyle(
        Hues(0x10202E, 0xFFFFFF, 0xFFF8E7, 0x06222B, 0xFFFFFF), on: .action, isBold: true)
    case .placed:
      RoleStyle(
        Hues(0x0F1A0E, 0xFFFFFF, 0xFFFDF5, 0x06250F, 0xFFFFFF),
        on: Hues(0x7ED67A, 0x2E7D32, 0x4D6B1C, 0x6FDC8C, 0x1E7A45), isBold: true, isInverse: true)
    case .elsewhere:
      RoleStyle(
        Hues(0x221A00, 0x2B1A00, 0x2E1D00, 0x2A1C00, 0x3A1E00),
        on: Hues(0xFFD479, 0xF2B233, 0xE3A93F, 0xFFCF70, 0xFFC35C), isBold: true)
    case .absent:
      RoleStyle(
        Hues(0xD5D9E0, 0xFFFFFF, 0xFFF8E7, 0xDCEBEF, 0xFFFFFF),
        on: Hues(0x3A4250, 0x5F6773, 0x6E5C45, 0x2B5568, 0x6F5A78))
    case .missed:
      RoleStyle(
        Hues(0x2A0A06, 0xFFFFFF, 0xFFF8E7, 0x2A0A06, 0xFFFFFF),
        on: Hues(0xFF9E94, 0x9E1B12, 0x8F1D10, 0xFF9F8F, 0xA81036), isBold: true)
    case .untried:
      RoleStyle(
        Hues(0xA3ABB8, 0x525A66, 0x5F4D37, 0x9CBAC4, 0x6B5070),
        on: Hues(0x2B313C, 0xE2E3DE, 0xE6D9B8, 0x143444, 0xF3E0EE))
    case .emphasis: of(.text).italic
    case .link: RoleStyle(.action).underlined
    case .lookedUp: RoleStyle(of(.word).text).underlined
    }
  }

  private var italic: RoleStyle {
    var style = self
    style.isItalic = true
    return style
  }

  private var underlined: RoleStyle {
    var style = self
    style.isUnderlined = true
    return style
  }
}
