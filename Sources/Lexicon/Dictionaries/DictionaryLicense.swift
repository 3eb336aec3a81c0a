import Foundation

/// Under which license a dictionary stands, as Debian's package of it says.
package enum DictionaryLicense {
  /// Where packages keep their accounts of licenses.
  private static let folder = "/usr/share/doc"

  /// The package that a dictionary comes with, where it comes with one of Debian's.
  package static func package(of find: DictionaryFinder.Find) -> String? {
    guard DictionaryFinder.systemFolders.contains(where: { find.path.hasPrefix($0) }) else {
      return nil
    }
    switch find.format {
    case .wordnet: return "wordnet-base"
    case .dictd: return "dict-\(find.id)"
    case .stardict: return "stardict-\(find.id)"
    }
  }

  /// The short name of the license, such as `GPL-2+`; the path of the account where that names none in the
  /// way that programs can read (Debian's format 1.0); nil where there is no account.
  package static func name(of find: DictionaryFinder.Find) -> String? {
    guard let package = package(of: find) else { return nil }
    let path = "\(folder)/\(package)/copyright"
    guard let file = try? MappedFile(path) else { return nil }
    let text = file.text(0..<min(file.data.count, 1 << 20))
    guard text.hasPrefix("Format:") else { return path }
    // FreeDict's account has a paragraph for each of its pairs, `Files: eng-deu/*`.
    let pair = find.id.split(separator: "-").suffix(2).joined(separator: "-")
    let paragraphs = text.components(separatedBy: "\n\n").filter { $0.contains("Files:") }
    let own =
      paragraphs.first { $0.contains("\(pair)/") } ?? paragraphs.first { $0.contains("Files: *") }
    let line = own?.split(separator: "\n").first { $0.hasPrefix("License:") }
    return line.map { $0.dropFirst(8).trimmingCharacters(in: .whitespaces) } ?? path
  }
}
