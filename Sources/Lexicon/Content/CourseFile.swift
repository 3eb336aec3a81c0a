import FoundationEssentials
package import GameEngine
import Kit

/// `course.conf`: what the words of a folder are. Each line has a key, spaces and a value; lines that begin with `#` and empty
/// lines are ignored.
///
/// ```
/// name      German
/// language  de
/// meanings  en
/// letters   abcdefghijklmnopqrstuvwxyzäöüß
/// articles  der die das
/// genders   der die das
/// pitfalls  drucken losen
/// ```
///
/// `articles`, `genders` and `pitfalls` may be missing. The ID of the course is the name of its folder.
package enum CourseFile {
  /// The name of the file within the folder of a course.
  package static let name = "course.conf"

  private static let longest = 16 << 10
  private static let longestName = 40
  private static let mostLetters = 200
  private static let mostArticles = 40
  private static let mostGenders = 9
  private static let mostPitfalls = 400

  /// The course of a folder of words: English if it has no such file.
  ///
  /// - Throws: as `read(directory:)`.
  package static func course(of directory: String) throws(ContentError) -> Course {
    FileManager.default.fileExists(atPath: "\(directory)/\(name)")
      ? try read(directory: directory) : .english
  }

  /// Reads the file in the folder of a course.
  ///
  /// - Throws: `ContentError` if it cannot be read, or for its first fault.
  package static func read(directory: String) throws(ContentError) -> Course {
    let path = "\(directory)/\(name)"
    return try parse(
      try TextFile.bytes(path: path), folder: directory.split(separator: "/").last ?? "", path: path
    )
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - folder: the name of the folder of the course.
  ///   - path: the name of the file in errors.
  /// - Throws: `ContentError` for the first fault.
  package static func parse(
    _ bytes: [UInt8], folder: Substring, path: String
  ) throws(ContentError) -> Course {
    func fault(_ message: String, line: Int = 0) -> ContentError {
      ContentError(.malformed, file: path, line: line, message)
    }
    guard let id = CourseID(String(folder)), id.listed != .english else {
      throw fault("the folder of a course is named by 2 to 8 letters from a to z, not en or hard")
    }
    guard bytes.count <= longest else { throw fault("this is too long for a description") }
    guard StreamSafety.allows(utf8: bytes) else { throw TextFile.tooManyMarks(bytes, path: path) }
    var values: [String: (line: Int, value: String)] = [:]
    for (line, text) in try TextFile.lines(of: bytes, path: path) {
      let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      guard let key = parts.first else { continue }
      guard keys.contains(key), parts.count == 2 else {
        throw fault(
          "a line has one of the keys \(keys.joined(separator: ", ")), and a value", line: line)
      }
      let value = parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard values.updateValue((line, value), forKey: key) == nil else {
        throw fault("\(key) occurs twice", line: line)
      }
    }
    func value(_ key: String) throws(ContentError) -> (line: Int, value: String) {
      guard let found = values[key] else { throw fault("the key \(key) is missing") }
      return found
    }
    func language(_ key: String) throws(ContentError) -> String {
      let (line, value) = try value(key)
      let tag = LanguageTag.tag(of: value)
      guard tag != LanguageTag.unknown else {
        throw fault("\(key) is a language tag such as de", line: line)
      }
      return tag
    }
    let (nameLine, name) = try value("name")
    guard name.count <= longestName, name.allSatisfy({ $0.isLetter || " -()".contains($0) }) else {
      throw fault("the name has at most \(longestName) letters", line: nameLine)
    }
    let (lettersLine, letters) = try value("letters")
    guard letters.count <= mostLetters, Set(letters).count == letters.count,
      letters.allSatisfy({ $0.isLetter && normalizedAnswer(String($0)) == String($0) })
    else { throw fault("letters are small letters without spaces, each once", line: lettersLine) }
    let articles = values["articles"].map { ($0.line, $0.value.split(separator: " ")) }
    guard articles?.1.count ?? 0 <= mostArticles,
      articles?.1.allSatisfy({ article in
        (article.hasSuffix("'") ? article.dropLast() : article)
          .allSatisfy { $0 == "/" || letters.contains($0) }
      }) ?? true
    else {
      throw fault(
        "articles consist of the letters of the course and /, with ' at the end if no space follows",
        line: articles?.0 ?? 0)
    }
    let genders = values["genders"].map { ($0.line, $0.value.split(separator: " ")) }
    guard
      genders?.1.allSatisfy({ gender in articles?.1.contains(gender) == true }) ?? true,
      genders?.1.count ?? 2 >= 2, genders?.1.count ?? 0 <= mostGenders,
      Set(genders?.1 ?? []).count == genders?.1.count ?? 0
    else {
      throw fault(
        "genders are 2 to \(mostGenders) of the articles, each once", line: genders?.0 ?? 0)
    }
    let pitfalls = values["pitfalls"].map { ($0.line, $0.value.split(separator: " ")) }
    guard pitfalls?.1.count ?? 0 <= mostPitfalls,
      pitfalls?.1.allSatisfy({ $0.allSatisfy(letters.contains) }) ?? true
    else {
      throw fault(
        "pitfalls are at most \(mostPitfalls) words of the letters of the course",
        line: pitfalls?.0 ?? 0)
    }
    return Course(
      id: id, name: name, language: try language("language"), meanings: try language("meanings"),
      letters: Set(letters), articles: (articles?.1 ?? []).map(String.init),
      genders: (genders?.1 ?? []).map(String.init), pitfalls: (pitfalls?.1 ?? []).map(String.init))
  }

  private static let keys = [
    "name", "language", "meanings", "letters", "articles", "genders", "pitfalls",
  ]
}
