import FoundationEssentials
import Glibc

/// The folder with the catalogues: one file per language, such as `de.po`.
package struct CatalogueFolder: Sendable {
  private let path: String

  /// Creates a folder, which need not exist. Programs use the folder `messages` of the content.
  package init(path: String) { self.path = path }

  /// The languages with a catalogue, and English, in alphabetical order. Reads the folder each time.
  package var languages: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
      .filter { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || "_-".contains($0)) } }
    return Set(found + [InterfaceLanguage.source]).sorted()
  }

  /// Reads the texts of a language.
  ///
  /// - Parameter language: one of `languages`.
  /// - Throws: `POError` if its catalogue is missing or invalid; never for English.
  package func messages(in language: String) throws(POError) -> Messages {
    guard language != InterfaceLanguage.source else { return .english }
    guard languages.contains(language),
      let file = fopen("\(path)/\(language).po", "re")
    else { throw POError(.unreadable, line: 0) }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: POFile.longestFile + 1) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0 else { throw POError(.unreadable, line: 0) }
    let catalogue = try Catalogue(POFile(bytes: bytes))
    return Messages(language: language, catalogue: catalogue)
  }
}
