import Foundation
package import GameEngine
import Lexicon

/// The words that ship.
package enum ShippedContent {
  /// The words, ready to be drawn from.
  package static let pool = Result { try ContentPack(directory: directory).pool() }

  /// The `Content` folder of the checkout with this file.
  package static var directory: String {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let content = folder.appendingPathComponent("Content").path
      if FileManager.default.fileExists(atPath: "\(content)/editions.tsv") { return content }
      folder.deleteLastPathComponent()
    }
    return "Content"
  }
}
