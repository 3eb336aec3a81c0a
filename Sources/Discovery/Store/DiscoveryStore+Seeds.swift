import FoundationEssentials
import Glibc

/// The order of a tag's books is a line of the tag's file, so it is removed with the tag.
extension DiscoveryStore {
  private static let mark = "seed "

  /// The seed of a tag that was set last; nil if there is none.
  package func seed(of tag: String) -> UInt32? {
    let path = "\(tags)/\(DiscoveryStore.name(of: tag))"
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    return String(decoding: file, as: UTF8.self).split(separator: "\n")
      .last { $0.hasPrefix(DiscoveryStore.mark) }
      .flatMap { UInt32($0.dropFirst(DiscoveryStore.mark.count)) }
  }

  /// Sets the seed of a tag. If it cannot be written, the tag has no seed.
  package func setSeed(_ seed: UInt32, of tag: String) {
    try? FileManager.default.createDirectory(
      atPath: tags, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = "\(tags)/\(DiscoveryStore.name(of: tag))"
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let line = Array("\(DiscoveryStore.mark)\(seed)\n".utf8)
    _ = Glibc.write(file, line, line.count)
    close(file)
  }
}
