import Kit

/// Finds the license of a dictionary in its Debian package.
package enum DictionaryLicense {
  /// The folder of the packages' copyright files.
  private static let folder = "/usr/share/doc"

  /// The Debian package of a dictionary, if it has one.
  package static func package(of dictionary: InstalledDictionary) -> String? {
    let isSystems = DictionaryFinder.systemFolders.contains { folder in
      dictionary.path == folder || dictionary.path.hasPrefix("\(folder)/")
    }
    guard isSystems else { return nil }
    switch dictionary.format {
    case .wordnet: return "wordnet-base"
    case .dictd: return "dict-\(dictionary.id)"
    case .stardict: return "stardict-\(dictionary.id)"
    }
  }

  /// The short name of the license, such as `GPL-2+`; the path of the copyright file if it is not
  /// machine-readable (Debian's format 1.0); nil if there is no such file.
  package static func name(of dictionary: InstalledDictionary) -> String? {
    guard let package = package(of: dictionary) else { return nil }
    let path = "\(folder)/\(package)/copyright"
    guard let file = try? MappedFile(path) else { return nil }
    guard file.bytes(0..<7).elementsEqual("Format:".utf8) else { return path }
    // FreeDict's copyright file has a paragraph for each of its pairs, `Files: eng-deu/*`.
    let pair = dictionary.id.split(separator: "-").suffix(2).joined(separator: "-")
    return license(of: "\(pair)/", in: file) ?? license(of: "Files: *", in: file) ?? path
  }

  /// The license of the first paragraph whose `Files` field contains a text; by bytes, since there may be
  /// hundreds.
  private static func license(of files: String, in account: MappedFile) -> String? {
    let wanted = Array(files.utf8)
    var isAboutFiles = false
    var isOurs = false
    let lines = account.copy(0..<1 << 20)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      if line.isEmpty { isOurs = false }
      // A line that begins with a space continues the previous one.
      if line.first != UInt8(ascii: " ") { isAboutFiles = line.starts(with: "Files:".utf8) }
      if isAboutFiles, line.firstRange(of: wanted) != nil { isOurs = true }
      if isOurs, line.starts(with: "License:".utf8) {
        return String(
          String(decoding: line.dropFirst(8), as: UTF8.self).trimming(while: \.isWhitespace))
      }
    }
    return nil
  }
}
