/// The parts of a path of a dictionary's file. Parsed by hand, since a URL takes as long as all other steps
/// of opening a dictionary.
struct DictionaryPath {
  /// The path without the ending.
  let stem: String
  /// The text after the last dot of the file's name; empty if there is none.
  let ending: Substring
  /// The file's name without the ending.
  let name: Substring
  /// The ID of the dictionary: the name in lower case.
  var id: String { name.lowercased() }

  init(_ path: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let file = path[(start ?? path.startIndex)...]
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      (stem, ending, name) = (path, "", file)
      return
    }
    (stem, ending, name) = (String(path[..<dot]), file[dot...].dropFirst(), file[..<dot])
  }
}
