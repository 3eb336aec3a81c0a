/// Reads IMP, which `mod2imp` makes of SWORD modules: lines such as `$$$Genesis 1:1`, each followed by the verse.
enum IMPReader {
  static func read(_ text: [UInt8]) -> BookParts {
    var verses = VerseBuilder()
    let text = String(decoding: text, as: UTF8.self)
    var isVerse = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("$$$") {
        isVerse = begin(line.dropFirst(3).trimmed, &verses)
      } else if isVerse {
        add(String(line), to: &verses)
      }
    }
    var parts = BookParts()
    parts.documents = verses.finished()
    return parts
  }

  /// Begins a verse; false if the key names an introduction or no verse.
  private static func begin(_ key: String, _ verses: inout VerseBuilder) -> Bool {
    guard let blank = key.lastIndex(of: " ") else { return false }
    let numbers = key[key.index(after: blank)...].split(separator: ":")
    guard numbers.count == 2, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) && $0 != "0" }) else {
      verses.endVerse()
      return false
    }
    verses.begin(book: key[..<blank].trimmed)
    verses.begin(chapter: String(numbers[0]))
    verses.begin(verse: String(numbers[1]))
    return true
  }

  private static func add(_ line: String, to verses: inout VerseBuilder) {
    var text = line
    if line.contains("<") || line.contains("&") {
      // Modules contain several kinds of markup; only the text that HTML would show is kept.
      let document = MarkupReader.read(Array(line.utf8), as: .html, name: "").document
      text = document.blocks.map { document.string($0.range) }.joined(separator: " ")
    }
    text += " "
    text.withUTF8 { verses.add($0) }
  }
}
