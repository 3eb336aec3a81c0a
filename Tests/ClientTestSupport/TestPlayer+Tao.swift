package import ClientCore
import Foundation

extension TestPlayer {
  /// A player with words, and the three renderings of the Tao Te Ching.
  package static func withTao(_ display: Display = Display()) throws -> TestPlayer {
    var player = try TestPlayer.withLibrary()
    player.test.display = display
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let texts = root.appendingPathComponent("Content/texts")
    for name in try FileManager.default.contentsOfDirectory(atPath: texts.path) {
      let data = try Data(contentsOf: texts.appendingPathComponent(name))
      try player.folder.write(data, to: "Content/texts/\(name)")
    }
    return player
  }
}
