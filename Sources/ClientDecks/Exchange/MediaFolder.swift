import ClientCore
import FoundationEssentials
package import GameEngine
import Glibc
import Kit

/// The sounds and pictures of cards: files beside the journal that are named by a hash of their
/// content and never change.
package struct MediaFolder: Sendable {
  /// The seconds for which an unused file is kept, because another process may be importing its
  /// cards.
  private static let grace = 86_400

  /// The path of the folder, which need not exist.
  package let path: String

  /// - Parameter home: the player's folder.
  package init(home: String) { path = "\(home)/media" }

  /// The path of a medium's file; nil if it cannot be read, or its name is not one that `keep`
  /// makes. Names may come from other devices.
  package func path(of medium: CardMedium) -> String? {
    guard let file = medium.file, MediaFolder.isName(file) else { return nil }
    let path = "\(path)/\(file)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The content of a medium's file; nil if it is not there.
  package func content(of medium: CardMedium) -> [UInt8]? {
    path(of: medium).flatMap { FileManager.default.contents(atPath: $0) }.map(Array.init)
  }

  /// Writes the file of a sound or picture, unless it exists. Marks an existing one as just used.
  ///
  /// - Parameter name: its name elsewhere, whose ending the file gets.
  /// - Returns: the medium, and whether its file is new.
  /// - Throws: an error of the system.
  func keep(_ bytes: [UInt8], name: String) throws -> (medium: CardMedium, isNew: Bool) {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    let isPlain =
      (1...5).contains(ending.utf8.count) && ending.utf8.allSatisfy(MediaFolder.isPlain)
    let file = SHA256.digest(of: bytes).hexadecimal + (isPlain ? ".\(ending.lowercased())" : "")
    let target = "\(path)/\(file)"
    let medium = CardMedium(name: name, file: file)
    // Update the time of the file, so that `sweep` keeps it.
    if utimensat(AT_FDCWD, target, nil, 0) == 0 { return (medium, false) }
    try PrivateFile.write(bytes, to: target, creating: path)
    return (medium, true)
  }

  /// Deletes the file of a medium, if it exists.
  func remove(_ medium: CardMedium) {
    if let path = path(of: medium) { unlink(path) }
  }

  /// Deletes files that are unused and older than a day.
  ///
  /// - Parameters:
  ///   - used: the names of the files of all cards.
  ///   - now: the current time in milliseconds since 1970.
  func sweep(keeping used: () throws -> Set<String>, now: Int64) rethrows {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard !names.isEmpty else { return }
    let used = try used()
    for name in names where !used.contains(name) {
      var facts = stat()
      guard stat("\(path)/\(name)", &facts) == 0,
        facts.st_mtim.tv_sec + MediaFolder.grace < Int(now / 1000)
      else { continue }
      unlink("\(path)/\(name)")
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// Whether `keep` could make a name: 64 letters or digits, and an optional ending.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts[0].utf8.count == 64 && parts.allSatisfy { !$0.isEmpty }
      && parts.joined().utf8.allSatisfy(isPlain)
  }
}
