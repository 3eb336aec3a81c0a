#if FullScreen
  import ClientTestSupport
  import Discovery
  import Foundation
  import Terminal
  import Testing

  @testable import ClientCore

  /// A screen with three covers: a picture, the same in less room, and a card.
  private struct CoversScreen: Screen {
    let picture: Picture
    var title: String { "Covers" }
    var bindings: [Binding<Never>] { [] }
    mutating func update(_ message: Never) -> [Effect<Never>] {}

    func draw(in area: Area) {
      let small = CoverFace(picture, title: "x", authors: [])
      small.draw(in: area.part(x: 1, y: 1, width: 8, height: 4))
      small.draw(in: area.part(x: 11, y: 1, width: 4, height: 6))
      CoverFace(nil, title: "The Sea 海の物語", authors: ["A. Writer"])
        .draw(in: area.part(x: 18, y: 1, width: 12, height: 6))
    }
  }

  @Suite("Covers on the screen")
  struct CoverDrawingTests {
    /// A red circle on yellow, with a blue corner.
    private func picture() throws -> Picture {
      let pixels = (0..<16).flatMap { y in
        (0..<16).map { x in
          if x + y < 6 { return RGB(0, 0, 200) }
          let (dx, dy) = (2 * x - 15, 2 * y - 15)
          return dx * dx + dy * dy < 121 ? RGB(200, 0, 0) : RGB(250, 220, 80)
        }
      }
      return try #require(Picture(width: 16, height: 16, pixels: pixels))
    }

    @Test("a cover is drawn in half blocks of its colors, or as dots; without one there is a card")
    func drawing() async throws {
      let screen = CoversScreen(picture: try picture())
      let size = Size(width: 60, height: 20)
      let colors = await Stage(screen: screen, size: size)
      let mono = await Stage(screen: screen, theme: .mono, size: size)
      let text = """
        ── colors
        \(colors.screen)── the colors of the first row of the covers
        \(colors.colors(row: 2).joined(separator: "\n"))
        ── mono
        \(mono.screen)── inks, mono
        \(mono.inks)
        """
      try Golden.expect(text, "screens/covers")
    }
  }
#endif
