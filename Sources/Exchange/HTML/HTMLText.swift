import Markup

/// The text of a field in HTML, and the sounds and pictures that it names, in HTML or by Anki's own marks.
struct HTMLText: Hashable {
  /// The text without markup and marks.
  private(set) var text = ""
  /// The names of sounds and films.
  private(set) var audio: [String] = []
  /// The names of pictures, in the order of the field.
  private(set) var pictures: [String] = []

  /// Whether it contains no text, sounds or pictures.
  var isEmpty: Bool { text.isEmpty && audio.isEmpty && pictures.isEmpty }

  /// Reads a field. A longer one is cut off first.
  init(_ html: String) {
    let plain = html.utf8.allSatisfy { $0 != 0x3C && $0 != 0x26 && $0 != 0x5B && $0 >= 0x20 }
    guard !plain else {
      text = html
      return
    }
    let rest = takeMarks(of: Array(CleanText.cut(html, to: 4 * CleanText.longest).text.utf8))
    let content = HTMLContent(String(decoding: rest, as: UTF8.self))
    text = content.text
    audio += content.audio
    pictures = content.pictures
  }

  /// Removes `[sound:name]`, and the marks around text that is read aloud. Like Anki, this ignores
  /// tags.
  private mutating func takeMarks(of html: [UInt8]) -> [UInt8] {
    guard html.contains(UInt8(ascii: "[")) else { return html }
    var rest: [UInt8] = []
    var place = 0
    while place < html.count {
      let limit = min(place + 1000, html.count)
      if html[place] == UInt8(ascii: "["),
        let end = html[place..<limit].firstIndex(of: UInt8(ascii: "]")),
        takeMark(html[(place + 1)..<end])
      {
        place = end + 1
      } else {
        rest.append(html[place])
        place += 1
      }
    }
    return rest
  }

  /// Reads the text between brackets; returns whether it is a mark.
  private mutating func takeMark(_ mark: ArraySlice<UInt8>) -> Bool {
    let name = mark.prefix(6).prefix { $0 != UInt8(ascii: ":") }
    guard name.count < mark.count else { return false }
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "sound":
      let file = HTMLContent(String(decoding: mark.dropFirst(6), as: UTF8.self)).text
      if !file.isEmpty { audio.append(file) }
      return true
    case "anki", "/anki": return true
    default: return false
    }
  }
}
