import FoundationEssentials
import GameEngine
import Kit

/// A file of texts for search in the cache folder. It can be deleted at any time.
package struct FoldedTextsFile: Sendable {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - folder: the cache folder, which is created if necessary.
  ///   - kind: the kind of texts, a part of the file's name.
  ///   - owner: the folder to which the texts belong: players may share a cache folder.
  package init(folder: String, kind: String, of owner: String) {
    self.folder = folder
    path = "\(folder)/\(kind)-\(String(stableHash(owner), radix: 36)).search"
  }

  /// The texts of the file, mapped into memory; nil if there is no valid file.
  package func read() -> FoldedTexts? {
    let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    return data.flatMap(FoldedTexts.init)
  }

  /// Writes the texts; errors are ignored, since the file is a cache. Only the owner can read it.
  package func write(_ texts: FoldedTexts) {
    try? PrivateFile.write(texts.data, to: path, creating: folder)
  }
}
