import Foundation

/// A copy of the checkout's content with a file or two changed, for tests that need other words
/// or dates.
enum ContentCopy {
  /// Creates a copy in a home's folder.
  ///
  /// - Parameters:
  ///   - firstDate: the date of the first daily; nil to keep it.
  ///   - file: a file that is replaced, such as `words/body.words`.
  ///   - change: returns the new text.
  /// - Returns: the environment that makes the program use it.
  static func make(
    in home: Home, firstDate: String? = nil, changing file: String? = nil,
    _ change: (String) -> String = { $0 }
  ) throws -> [String: String] {
    guard let original = Binary.content else {
      throw Child.Failure(description: "there is no Content above the program")
    }
    let copy = home.file("content")
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    if let file {
      let text = try String(contentsOfFile: "\(copy)/\(file)", encoding: .utf8)
      try change(text).write(toFile: "\(copy)/\(file)", atomically: true, encoding: .utf8)
    }
    if let firstDate {
      let editions = "# number\tfirst date whose daily may hold its words\n1\t\(firstDate)\n"
      try editions.write(toFile: "\(copy)/editions.tsv", atomically: true, encoding: .utf8)
    }
    return ["WORDHOARD_CONTENT": copy]
  }
}
