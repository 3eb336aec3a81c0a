import FoundationEssentials
import Glibc

/// Finds the installed dictionaries, without opening them.
package struct DictionaryFinder: Sendable {
  /// The folders of Debian's packages of dictionaries.
  package static let systemFolders = [
    WordNet.defaultDirectory, "/usr/share/dictd", "/usr/share/stardict/dic",
  ]

  /// The folders to search, including the folders in them; of two dictionaries with one ID the one in the
  /// earlier folder counts.
  package let folders: [String]
  /// The folder for the orders of headwords; nil to keep them only in memory.
  package let cacheFolder: String?

  package init(folders: [String], cacheFolder: String?) {
    self.folders = folders
    self.cacheFolder = cacheFolder
  }

  /// The dictionaries: WordNet first, then GCIDE, then by id.
  package func found() -> [InstalledDictionary] {
    let all = folders.flatMap { dictionaries(in: $0, depth: 1) }
    // A dictionary in another format with WordNet's name does not hide WordNet.
    let isWordNet = { (dictionary: InstalledDictionary) in dictionary.format == .wordnet }
    var taken: Set<String> = []
    return (all.filter(isWordNet) + all.filter { !isWordNet($0) })
      .filter { taken.insert($0.id).inserted }
      .sorted { (DictionaryFinder.rank($0.id), $0.id) < (DictionaryFinder.rank($1.id), $1.id) }
  }

  /// WordNet as `found()` finds it, without the other dictionaries.
  package func wordNet() -> InstalledDictionary? {
    folders.lazy.compactMap { wordNet(in: $0, depth: 1) }.first
  }

  private func wordNet(in folder: String, depth: Int) -> InstalledDictionary? {
    if ["index.noun", "data.noun"].allSatisfy({ access("\(folder)/\($0)", F_OK) == 0 }) {
      return InstalledDictionary(id: WordNetDictionary.id, format: .wordnet, path: folder)
    }
    guard depth > 0 else { return nil }
    return names(in: folder).lazy.map { "\(folder)/\($0)" }.filter(isFolder)
      .compactMap { wordNet(in: $0, depth: depth - 1) }.first
  }

  /// Opens a dictionary that was found. The first time, its headwords are sorted, which takes some seconds
  /// for hundreds of thousands.
  ///
  /// - Parameter progress: called with the sorted share, 0 to 1.
  /// - Throws: `DictionaryError` if a file is missing or damaged.
  package func open(
    _ dictionary: InstalledDictionary, progress: (Double) -> Void = { _ in }
  ) throws(DictionaryError) -> any ReferenceDictionary {
    switch dictionary.format {
    case .dictd:
      return try DictdDictionary(
        index: dictionary.path, cacheFolder: cacheFolder, progress: progress)
    case .stardict:
      return try StarDictDictionary(
        info: dictionary.path, cacheFolder: cacheFolder, progress: progress)
    case .wordnet:
      do {
        return WordNetDictionary(try WordNet(directory: dictionary.path))
      } catch {
        throw DictionaryError(.unreadable, file: dictionary.path, "\(error)")
      }
    }
  }

  private static func rank(_ id: String) -> Int {
    ["wordnet", "gcide"].firstIndex(of: id) ?? 2
  }

  private func dictionaries(in folder: String, depth: Int) -> [InstalledDictionary] {
    let plain = names(in: folder)
    let isWordNet = plain.contains("index.noun") && plain.contains("data.noun")
    return
      (isWordNet
      ? [InstalledDictionary(id: WordNetDictionary.id, format: .wordnet, path: folder)] : [])
      + plain.flatMap { name in
        let path = "\(folder)/\(name)"
        if isFolder(path) { return depth > 0 ? dictionaries(in: path, depth: depth - 1) : [] }
        let parts = DictionaryPath(path)
        switch parts.ending.lowercased() {
        case "index": return [InstalledDictionary(id: parts.id, format: .dictd, path: path)]
        case "ifo": return [InstalledDictionary(id: parts.id, format: .stardict, path: path)]
        default: return []
        }
      }
  }

  /// The names in a folder, in order. A name is shown, and typed in commands.
  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && $0.unicodeScalars.allSatisfy(isPlain) }
  }

  private func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // The tables of Unicode are not needed for most characters.
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
