import Foundation
import Messages

/// The catalogues of this repository.
enum ServerMessages {
  /// The German messages.
  static func german() throws -> Messages {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try CatalogueFolder(path: root.appendingPathComponent("Content/messages").path)
      .messages(in: "de")
  }
}
