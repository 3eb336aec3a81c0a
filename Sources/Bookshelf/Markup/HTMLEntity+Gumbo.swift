import Expat
import Markup

extension HTMLEntity {
  private static let longest = 32

  /// The text of an entity, without `&` and `;`; the entity as written if it is unknown.
  ///
  /// gumbo knows all entities of HTML 5, and the numbers that are read as others. A parse for each no-break
  /// space would take too long.
  static func text(_ name: String) -> String {
    if name.first != "#", let character = character(name) { return String(character) }
    let written = "&\(name);"
    guard name.utf8.count <= longest,
      name.utf8.allSatisfy({
        (48...57).contains($0) || (65...90).contains($0 & 0xDF) || $0 == UInt8(ascii: "#")
      })
    else { return written }
    let sink = TextSink()
    GumboParser.parse(Array(written.utf8), into: sink)
    return sink.text.isEmpty ? written : sink.text
  }

  private final class TextSink: MarkupSink {
    var text = ""
    func start(_ name: String, _ attributes: [MarkupAttribute]) {}
    func end(_ name: String) {}
    func text(_ text: UnsafeBufferPointer<UInt8>) {
      self.text += String(decoding: text, as: UTF8.self)
    }
  }
}
