/// The path of a file of a dictionary in its parts. Taken apart by hand, since a URL takes as long as all else that is done
/// to open a dictionary.
struct DictionaryPath {
  /// The path without the ending.
  let stem: String
  /// What stands behind the last dot of the file's name; empty where there is none.
  let ending: Substring
  /// The file's name without the ending.
  let name: Substring
  /// The id of the dictionary: the name in small letters.
  var id: String { name.lowercased() }

  init(_ path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else {
      (stem, ending, name) = (path, "", file)
      return
    }
    (stem, ending, name) = (String(path[..<dot]), file[dot...].dropFirst(), file[..<dot])
  }
}
