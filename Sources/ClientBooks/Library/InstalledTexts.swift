package import Bookshelf
import ClientCore
import FoundationEssentials
import Kit
import Messages

/// Texts of other installed packages. Each is converted to a file in the player's folder that the
/// library can add.
package struct InstalledTexts: Sendable {
  /// The name of a text, as the player gives it.
  package enum Name: Hashable, Sendable {
    /// A file of the package `fortunes`.
    case fortunes(String)
    /// A module of SWORD.
    case sword(String)
  }

  /// The folders for files of `fortune` on Debian and other systems.
  package static let usualFolders = ["/usr/share/games/fortunes", "/usr/share/fortune"]

  private let home: String
  private let folders: [String]
  private let programs: BookPrograms

  /// - Parameters:
  ///   - home: the player's folder.
  ///   - folders: the folders to search for files of `fortune`.
  ///   - programs: runs `mod2imp`.
  package init(
    home: String, folders: [String] = InstalledTexts.usualFolders, programs: BookPrograms
  ) {
    (self.home, self.folders, self.programs) = (home, folders, programs)
  }

  /// The work of which a text is a rendering, if its file cannot name it; nil otherwise.
  package static func work(of name: Name) -> String? {
    if case .sword = name { "bible" } else { nil }
  }

  /// Converts a text to a file of the library.
  ///
  /// - Returns: the path of the file.
  /// - Throws: `ClientError` if there is no such text, or it cannot be converted.
  package func file(of name: Name) throws -> String {
    switch name {
    case .fortunes(let name):
      guard let text = fortunes(name) else {
        throw ClientError(
          .bookUnreadable, "there is no file of fortunes \"\(shortened(name))\"",
          remedy: "get some with `sudo apt install fortunes`", exit: .noInput)
      }
      return try write(Array(InstalledTexts.head(of: name).utf8) + text, to: "\(name).txt")
    case .sword(let module):
      guard InstalledTexts.isName(module), let text = try sword(module) else {
        throw ClientError(
          .bookUnreadable, "there is no SWORD module \"\(shortened(module))\"",
          remedy: "get some with packages such as `sudo apt install sword-text-web`", exit: .noInput
        )
      }
      return try write(text, to: "\(module).imp")
    }
  }

  private func fortunes(_ name: String) -> [UInt8]? {
    guard InstalledTexts.isName(name) else { return nil }
    return folders.lazy.compactMap { try? Data(contentsOf: URL(fileURLWithPath: "\($0)/\(name)")) }
      .first.map { Array($0) }
  }

  private func sword(_ module: String) throws -> [UInt8]? {
    do throws(BookError) {
      let text = try programs.text(ofModule: module)
      return text.starts(with: Array("$$$".utf8)) ? text : nil
    } catch .programMissing(let package) {
      throw BookFailure(.programMissing(package), file: module).clientError
    } catch {
      return nil
    }
  }

  /// The header lines that a file of fortunes needs. Chapter 64 of the Tao Te Ching has two
  /// records.
  private static func head(of name: String) -> String {
    let isTao = name == "tao"
    let work = isTao ? "tao-te-ching" : name
    let title = work.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var lines = [
      ("Title", title.joined(separator: " ")), ("Work", work), ("Rendering", "fortunes"),
    ]
    if isTao { lines += [("Language", "en"), ("Same", "65")] }
    return lines.map { "\($0): \($1)\n" }.joined() + "\n"
  }

  /// Whether a name is a safe file name: a letter, then at most 63 letters, digits, `-`, `.` or
  /// `_`.
  private static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.first?.isLetter == true
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)
          || [0x2D, 0x2E, 0x5F].contains($0)
      }
  }

  private func write(_ text: [UInt8], to name: String) throws -> String {
    let folder = "\(home)/books"
    do {
      try PrivateFile.write(text, to: "\(folder)/\(name)", creating: folder)
    } catch {
      throw ClientError(
        .bookNotCopied, "\(name) cannot be written to \(shortened(folder, to: 300))",
        remedy: "make room")
    }
    return "\(folder)/\(name)"
  }
}
