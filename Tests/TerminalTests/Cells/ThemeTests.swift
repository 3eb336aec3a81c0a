import Foundation
import Terminal
import Testing

@Suite("Themes")
struct ThemeTests {
  /// Relative luminance (WCAG 2.1).
  private func luminance(_ color: Color) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double((color.rgb >> UInt32(shift)) & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test(
    "text contrasts enough with its ground for people with low vision, also on panels, in selected rows and on tiles",
    arguments: Theme.allCases.filter { $0 != .mono })
  func contrast(_ theme: Theme) throws {
    let fills: Set<Ink.Role> = [.border, .bar]
    for role in Ink.Role.allCases {
      for behind in Ink.Ground.allCases {
        let look = theme.look(of: Ink(role, on: behind))
        let (text, ground) = (try #require(look.foreground), try #require(look.background))
        let (one, other) = (luminance(text), luminance(ground))
        let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
        #expect(contrast >= (fills.contains(role) ? 3 : 4.5), "\(role) \(behind): \(contrast)")
      }
    }
  }

  @Test("a tile has a ground of its own in every theme, so that a board is seen at a glance")
  func tiles() throws {
    for theme in Theme.allCases where theme != .mono {
      let tiles: [Ink] = [.placed, .elsewhere, .absent, .missed, .untried, .chip, .text]
      let grounds = try tiles.map { try #require(theme.look(of: $0).background) }
      #expect(Set(grounds).count == tiles.count, "\(theme)")
    }
  }

  @Test("without colors there are only weight and inversion")
  func mono() {
    for role in Ink.Role.allCases {
      let look = Theme.mono.look(of: Ink(role, on: .selected))
      #expect(look.foreground == nil && look.background == nil && look.isInverse)
    }
  }

  @Test("one key steps through all themes, back to the first")
  func circle() {
    var theme = Theme.dark
    var seen: [Theme] = []
    repeat {
      seen.append(theme)
      theme = theme.next
    } while theme != .dark
    #expect(seen == Theme.allCases)
  }
}
