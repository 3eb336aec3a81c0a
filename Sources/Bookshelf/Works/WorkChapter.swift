/// A chapter of a work in a book: the first part of its key that is a number, such as `9` of `9.2`, or `Ps.23` of `Ps.23.1`.
package struct WorkChapter: Hashable, Sendable {
  /// The key of the chapter, without the verse.
  package let key: String
  /// The place of its first key in the book.
  package let place: BookPlace
  /// The heading there without the number; empty if there is none.
  package let title: String

  /// The key of the chapter to which a part belongs.
  package static func key(of part: String) -> String {
    let names = part.split(separator: ".")
    guard let number = names.firstIndex(where: { $0.allSatisfy(\.isNumber) }) else { return part }
    return names[...number].joined(separator: ".")
  }

  /// The chapters of a book whose parts have keys, in order. Takes O(keys).
  package static func all(in book: Book) -> [WorkChapter] {
    var known: Set<String> = []
    return book.keys.compactMap { key, place in
      let chapter = WorkChapter.key(of: key)
      guard known.insert(chapter).inserted else { return nil }
      return WorkChapter(key: chapter, place: place, title: title(at: place, of: chapter, in: book))
    }
  }

  private static func title(at place: BookPlace, of key: String, in book: Book) -> String {
    let document = book.documents[place.document]
    guard let number = document.block(at: place.offset),
      case .heading = document.blocks[number].kind
    else { return "" }
    let text = document.string(document.blocks[number].range)
    let last = key.split(separator: ".").last.map(String.init) ?? key
    for name in [key, last] where text == name || text.hasPrefix(name + " ") {
      return String(text.dropFirst(name.count).drop { $0 == " " })
    }
    return text
  }
}
