import FoundationEssentials
import Kit

/// A file of texts for search in the cache folder. It can be deleted at any time.
struct FoldedTextsFile: Sendable {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - folder: the cache folder, which is created if necessary.
  ///   - name: the file's name without ending.
  init(folder: String, name: String) {
    self.folder = folder
    path = "\(folder)/\(name).search"
  }

  /// The texts; nil if there are none.
  func read() -> FoldedTexts? {
    let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    return data.flatMap(FoldedTexts.init)
  }

  /// Writes texts, if possible; only the owner can read them.
  func write(_ texts: FoldedTexts) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? PrivateFile.write(texts.data, to: path)
  }
}
